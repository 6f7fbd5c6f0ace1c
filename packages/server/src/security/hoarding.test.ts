import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from '../testing/client.ts';
import { openSite, type Site } from '../testing/site.ts';
import { LIMITS } from './limits.ts';
import { QUOTAS } from './quotas.ts';

let site: Site;
let hoarder: Client;
beforeAll(async () => {
  site = await openSite(':memory:');
  hoarder = await Client.member(site.url, 'Hoarder');
});
afterAll(() => site.close());

const count = async (table: 'invitations' | 'sessions' | 'orders' | 'blocks' | 'notes') => {
  const { query } = site.house.store.database;
  return (await query.selectFrom(table).selectAll().execute()).length;
};

test('invitations to a table', async () => {
  const id = await hoarder.open({ access: 'invitation' });
  const made = await Promise.all(
    Array.from({ length: QUOTAS.invitations }, () => hoarder.post(`/api/tables/${id}/invitations`)),
  );
  expect(made.every(({ status }) => status === 200)).toBe(true);
  expect((await hoarder.post(`/api/tables/${id}/invitations`)).body).toEqual({
    code: 'quota',
    params: { what: 'invitations', most: QUOTAS.invitations },
  });
  expect(await count('invitations')).toBe(QUOTAS.invitations);
});

test('sessions of an account: the oldest end', async () => {
  const { sessions, accounts } = site.house;
  const id = await accounts.guest('Again', 'en');
  const first = await sessions.begin(id, 'browser', 'first');
  await sleep(5);
  for (let n = 0; n < QUOTAS.sessions; n++) await sessions.begin(id, 'browser', `number ${n}`);
  expect(await sessions.list(id)).toHaveLength(QUOTAS.sessions);
  expect(await sessions.find(first.secret, 'browser')).toBeUndefined();
});

test('orders, also those that no longer answer', async () => {
  const id = await hoarder.open({ access: 'solo', bots: { 1: 'any' } });
  const order = { step: 'turn', line: 'take 1', times: 1 };
  for (let n = 0; n < 3 * QUOTAS.orders; n++) {
    await hoarder.post(`/api/tables/${id}/orders`, order);
    await site.house.store.database.query.updateTable('orders').set({ left: 0 }).execute();
  }
  expect(await count('orders')).toBeLessThanOrEqual(QUOTAS.orders + 1);
});

test('notes, all together', async () => {
  const { notes } = site.house;
  const long = 'x'.repeat(QUOTAS.notes);
  const most = QUOTAS.notesAltogether / QUOTAS.notes;
  for (let n = 0; n < most; n++) expect(await notes.write('anne', `table ${n}`, long)).toBeUndefined();
  expect(await notes.write('anne', 'one more', 'x')).toMatchObject({ code: 'quota' });
  expect(await notes.write('anne', 'table 0', `${long.slice(1)}y`)).toBeUndefined();
  expect(await notes.write('bert', 'one more', 'x')).toBeUndefined();
});

test('blocks', async () => {
  const { query } = site.house.store.database;
  const rows = Array.from({ length: QUOTAS.blocks }, (_, n) => ({
    account_id: hoarder.account,
    blocked_id: `person ${n}`,
    created_at: 1,
  }));
  await query.insertInto('blocks').values(rows).execute();
  const other = await Client.guest(site.url, 'Other');
  expect((await hoarder.ask('PUT', `/api/me/blocks/${other.account}`)).body.code).toBe('quota');
});

test('sheets of one’s own', async () => {
  const strict = await openSite(':memory:', { limitScale: 1 });
  const client = await Client.guest(strict.url, 'Sheets');
  const answers = [];
  for (let n = 0; n < LIMITS['own-sheet'].most + 3; n++)
    answers.push(
      await client.post('/api/tables', {
        key: `sheet-${n}-sheet`,
        game: 'pennies',
        players: 2,
        access: 'public',
        sheet: { name: `sheet ${n}`.padEnd(1000, 'x') },
      }),
    );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(LIMITS['own-sheet'].most);
  await strict.close();
});

test('a log that grows by taking back what was just played', async () => {
  const id = await hoarder.open({ access: 'solo', bots: { 1: 'any' } });
  const { play } = site.house;
  const actor = { account: hoarder.account, kind: 'member' as const, role: 'player' as const };
  let seq = 0;
  let refused = '';
  for (let n = 0; n < 300 && refused === ''; n++) {
    await play.forSeat(id, 0, `round-${seq}`, seq, 'take 1');
    const answer = await play.command(actor, id, { key: `undo-${n}-undo`, expected: ++seq, do: { kind: 'undo' } });
    if ('outcome' in answer && answer.outcome === 'refused') refused = answer.refusal.code;
    else seq++;
  }
  expect(refused).toBe('undo-too-often');
  expect(seq).toBeLessThan(420);
}, 20_000);
