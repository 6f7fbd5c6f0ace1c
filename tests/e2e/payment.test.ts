import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { empire } from '../../packages/empire/src/index.ts';
import { type App, importText, openApp, played, ply } from './app.ts';
import { desktop, phone } from './browser.ts';
import { look } from './hands.ts';
import { recorded } from './recorded.ts';

describe('a payment that several tracks of Empire could make', () => {
  let app: App;
  beforeAll(async () => {
    app = await openApp();
  });
  afterAll(() => app.close());

  const asked = async (page: Page) => {
    await importText(
      page,
      recorded(empire, 'empire/records/side-a-manager-1.txt', 0.3, (step) => step === 'pay'),
    );
    await look(page);
  };
  const tracks = (page: Page) => page.locator('.bar .groups [data-choice]:visible');

  it('shows what is usual before it is pressed, and Enter pays it', async () => {
    const page = await app.page(desktop);
    await asked(page);
    expect(await page.locator('[data-primary].lit').innerText()).toContain('As usual');
    // What the tracks would show then stands on the board and in the list of accounts.
    await page.locator('#forecast-panel .then b').waitFor();
    const before = await ply(page);
    await page.keyboard.press('Enter');
    await played(page, before);
  });

  it.each([
    ['desk', desktop],
    ['phone', phone],
  ] as const)('has the tracks behind it on a %s, a press away', async (_, options) => {
    const page = await app.page(options);
    await asked(page);
    expect(await tracks(page).count()).toBe(0);
    await page.getByRole('button', { name: /^All \d+ choices$/ }).click();
    expect(await tracks(page).count()).toBeGreaterThan(1);
  });
});
