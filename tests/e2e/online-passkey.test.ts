import { afterAll, beforeAll, describe, it } from 'vitest';
import { type App, openApp } from './app.ts';
import { desktop } from './browser.ts';
import { becomeMember } from './online.ts';
import { openHouseSite } from './site.ts';

describe('a passkey', () => {
  let app: App;
  beforeAll(async () => {
    app = await openApp(openHouseSite);
  });
  afterAll(() => app.close());

  it('is added by a member, and opens the door without the passphrase', async () => {
    // A passkey belongs to a name, never to a number.
    const baseURL = app.site.url.replace('127.0.0.1', 'localhost');
    const page = await app.page({ ...desktop, baseURL });
    const devices = await page.context().newCDPSession(page);
    await devices.send('WebAuthn.enable');
    await devices.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await page.goto('/account');
    await becomeMember(page, 'Ada');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByRole('button', { name: 'Remove Passkey' }).waitFor();

    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByText('I have a passphrase').click();
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.getByText('You are Ada').waitFor();
  });
});
