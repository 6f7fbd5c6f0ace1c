import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from '../testing/client.ts';
import { openSite, type Site } from '../testing/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite(':memory:');
});
afterAll(() => site.close());

test('a table that one may not see, and is being played, cannot be joined otherwise than one that does not exist', async () => {
  const [anne, bert, mallory] = await Promise.all(
    ['Anne', 'Bert', 'Mallory'].map((name) => Client.guest(site.url, name)),
  );
  const id = await anne?.open({ delay: -1 });
  await bert?.post(`/api/tables/${id}/join`);
  const hidden = await mallory?.post(`/api/tables/${id}/join`);
  const none = await mallory?.post(`/api/tables/${'x'.repeat(id?.length ?? 0)}/join`);
  expect([hidden?.status, hidden?.body]).toEqual([none?.status, none?.body]);
  // Whoever sits there is told what is the matter.
  expect((await bert?.post(`/api/tables/${id}/join`))?.body.code).toBe('not-open');
});

test('a member who gives himself another name is refused, and nothing else is changed', async () => {
  const carl = await Client.member(site.url, 'Carl');
  const { status, body } = await carl.ask('PUT', '/api/me', { name: 'Carla', about: 'new' });
  expect([status, body.code]).toEqual([403, 'not-allowed']);
  expect((await carl.get('/api/me')).body.account).toMatchObject({ name: 'Carl', about: '' });
  expect((await carl.ask('PUT', '/api/me', { name: 'Carl', about: 'new' })).status).toBe(200);
});
