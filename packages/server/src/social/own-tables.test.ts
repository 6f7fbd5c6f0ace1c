import type { AnyGame } from '@cromford/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from '../testing/client.ts';
import { pennies } from '../testing/pennies.ts';
import { pushReceiver } from '../testing/push-receiver.ts';
import { openSite, type Site } from '../testing/site.ts';

/** The same game, which can say how far it has come. */
const spoken: AnyGame = {
  ...(pennies as unknown as AnyGame),
  words: async (language) =>
    ({ progress: ({ ply }: { ply: number }) => (language === 'de' ? `Zug ${ply}` : `move ${ply}`) }) as never,
};

let site: Site;
let anne: Client;
let bert: Client;
beforeAll(async () => {
  const push = async () => {};
  site = await openSite(':memory:', { games: [spoken], carriers: { push, mail: undefined, webhook: undefined } });
  [anne, bert] = await Promise.all([Client.guest(site.url, 'Anne'), Client.guest(site.url, 'Bert')]);
});
afterAll(() => site.close());

test('one’s tables say how far they have come, and whether somebody has spoken', async () => {
  const id = await anne.open();
  await bert.post(`/api/tables/${id}/join`);
  await anne.play(id, 0, 'take 3');
  await anne.post(`/api/tables/${id}/messages`, { text: 'Your turn' });
  await bert.ask('PUT', '/api/me', { language: 'de' });
  const { talk, progress } = (await bert.get('/api/me/tables')).body;
  expect([talk, progress]).toEqual([{ [id]: 1 }, { [id]: 'Zug 1' }]);
  // What one has said oneself is no news.
  expect((await anne.get('/api/me/tables')).body).toMatchObject({ talk: {}, progress: { [id]: 'move 1' } });
});

test('a guest is told in his browser, in one, and by no other way', async () => {
  const { kinds } = (await anne.get('/api/me/channels')).body;
  expect(kinds).toEqual(['push']);
  const wanted = { kind: 'push', endpoint: 'https://push.example.com/x', keys: pushReceiver().keys };
  expect((await anne.post('/api/me/channels', wanted)).status).toBe(200);
  expect((await anne.post('/api/me/channels', wanted)).body).toMatchObject({ code: 'quota', params: { most: 1 } });
  const mail = await bert.post('/api/me/channels', { kind: 'mail', mail: 'bert@example.com' });
  expect(mail.body.code).toBe('not-a-member');
});

test('a table that waits is found, however many others have been played since', async () => {
  const id = await anne.open();
  await bert.post(`/api/tables/${id}/join`);
  const { query } = site.house.store.database;
  await query.updateTable('tables').set({ changed_at: 1 }).where('id', '=', id).execute();
  const row = await query.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const [seat] = await query.selectFrom('seats').selectAll().where('table_id', '=', id).execute();
  for (let n = 0; n < 120; n++) {
    const over = { ...row, id: `over-${n}`, key: `over-${n}`, stage: 'over' as const, changed_at: 1_000 + n };
    await query.insertInto('tables').values(over).execute();
    if (seat)
      await query
        .insertInto('seats')
        .values({ ...seat, table_id: over.id })
        .execute();
  }
  const { tables } = (await anne.get('/api/me/tables')).body;
  expect(tables.map((table: { id: string }) => table.id)).toContain(id);
  expect(tables[0]).toMatchObject({ stage: 'playing', due: 0 });
});
