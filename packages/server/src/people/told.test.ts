import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Notice } from '../notices/notice.ts';
import { softAuthenticator } from '../testing/authenticator.ts';
import { Client } from '../testing/client.ts';
import { openSite, type Site } from '../testing/site.ts';

let site: Site;
const sent: Notice[] = [];
beforeAll(async () => {
  const webhook = async (_address: object, notice: Notice) => void sent.push(notice);
  site = await openSite(':memory:', { carriers: { push: undefined, mail: undefined, webhook } });
});
afterAll(() => site.close());

/** What has been sent since the last time. */
const told = async () => {
  while (await site.house.outbox.deliver());
  return sent.splice(0).map(({ code, params }) => `${code} ${params.what}`);
};

test('a member is told of what could take the account away', async () => {
  const passphrase = 'Anne likes cotton';
  const anne = await Client.guest(site.url, 'Anne');
  const { codes } = (await anne.post('/api/members', { name: 'Anne', passphrase })).body;
  await anne.post('/api/me/channels', { kind: 'webhook', url: 'https://hooks.example.com/' });
  expect(await told()).toEqual([]);

  const { body: asked } = await anne.post('/api/me/passkeys/question');
  const answer = softAuthenticator(site.url).register(asked.options.challenge);
  await anne.post('/api/me/passkeys', { question: asked.question, answer, label: 'Phone' });
  expect(await told()).toEqual(['account passkey-added']);

  const phone = new Client(site.url);
  await phone.post('/api/sign-in', { name: 'Anne', passphrase });
  expect(await told()).toEqual([]);
  const { sessions, current } = (await anne.get('/api/me/sessions')).body;
  const other = sessions.find(({ id }: { id: string }) => id !== current);
  await anne.ask('DELETE', `/api/me/sessions/${other.id}`);
  expect(await told()).toEqual(['account session-revoked']);

  await anne.ask('PUT', '/api/me/passphrase', { old: passphrase, passphrase: 'Anne likes wool' });
  expect(await told()).toEqual(['account passphrase-changed']);

  const thief = new Client(site.url);
  await thief.post('/api/recover', { name: 'Anne', code: codes[0], passphrase: 'Mallory likes wool' });
  expect(await told()).toEqual(['account recovered']);
});
