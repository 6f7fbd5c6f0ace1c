import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openStore } from '../storage/store.ts';
import { anne, bert, said, tablesOn } from '../testing/node.ts';
import { type Borrowed, borrowPostgres } from '../testing/postgres.ts';

let cluster: Borrowed;
beforeAll(async () => {
  cluster = await borrowPostgres();
}, 60_000);
afterAll(() => cluster.stop());

test('a move is one statement to PostgreSQL, and its announcement at most one more', async () => {
  const store = await openStore(await cluster.database());
  const here = tablesOn(store);
  const id = await here.begun();
  await here.move(anne, id, 0, 'take 1');
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  const answers: string[] = [];
  for (let seq = 1; seq <= 6; seq++) answers.push(said(await here.move(seq % 2 ? bert : anne, id, seq, 'take 1')));
  const names = asked.mock.calls.map(([query]) => (query as { name?: string }).name);
  asked.mockRestore();
  expect(answers).toEqual([1, 2, 3, 4, 5, 6].map((seq) => `done ${seq + 1}`));
  expect(names.filter((name) => name === 'append')).toHaveLength(6);
  expect(names.filter((name) => name !== 'append' && name !== 'announce')).toEqual([]);
  await store.close();
});
