import { isProblem } from '@cromford/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../ids.ts';
import { openStore, type Store } from '../storage/store.ts';
import { TournamentViews } from './tournament-views.ts';

let store: Store;
beforeAll(async () => {
  store = await openStore(':memory:');
});
afterAll(() => store.close());

async function tournament(tables: number): Promise<string> {
  const id = newId();
  const { query } = store.database;
  const row = { id, name: 'Spring', game: 'empire', players: 2, options: '{}', clock: '{"kind":"none"}', host: 'anne' };
  await query
    .insertInto('tournaments')
    .values({ ...row, stage: 'playing', created_at: 0 })
    .execute();
  for (let number = 0; number < tables; number++)
    await query
      .insertInto('pairings')
      .values({ tournament_id: id, round: 1, number, seats: '["anne","bert"]', table_id: null })
      .execute();
  return id;
}

test('a large tournament is put together once for all who ask within some seconds, and a small one is always new', async () => {
  let now = 1_000_000;
  const views = new TournamentViews(store.database.query, () => now);
  const [large, small] = [await tournament(600), await tournament(2)];
  const first = await views.of(large, 'a');
  expect(isProblem(first)).toBe(false);
  const all = await Promise.all(Array.from({ length: 40 }, (_, n) => views.of(large, `asker ${n}`)));
  expect(all.every((body) => body === first)).toBe(true);
  now += 6000;
  expect(await views.of(large, 'a')).not.toBe(first);
  expect(await views.of(small, 'a')).not.toBe(await views.of(small, 'a'));
});
