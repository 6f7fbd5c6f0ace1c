import { expect, it } from 'vitest';
import { pretended, tuning } from '../testing/tuning.ts';
import { prove } from './proof.ts';

const one = (players: number) => tuning(players, { weights: { a: 1 } });

/** Who has the greatest weight wins; how often each seat won is counted. */
const lane = (won: number[]) =>
  pretended(({ as }) => {
    const best = Math.max(...as);
    const winners = as.flatMap((a, seat) => (a === best ? [seat] : []));
    for (const seat of winners) won[seat] = (won[seat] ?? 0) + 1;
    return { scores: as, winners };
  });

async function proof(players: number, shift: number, won: number[] = []) {
  const heard: number[] = [];
  const never = new AbortController().signal;
  const found = await prove(one(players), [shift], 20, [lane(won)], never, (games) => heard.push(games));
  return { found, heard };
}

it('the found weights meet those of before from every seat', async () => {
  const won: number[] = [];
  const { found, heard } = await proof(2, 1, won);
  expect(found).toMatchObject({ share: 1, games: 20, wins: 20 });
  expect(found?.low).toBeGreaterThan(0.8);
  expect(won).toEqual([10, 10]);
  expect(heard.at(-1)).toBe(20);
  expect((await proof(2, -1)).found).toMatchObject({ share: 0 });
});

it('weights that are no others win half of the games', async () => {
  expect((await proof(2, 0)).found).toMatchObject({ share: 0.5, games: 20 });
});

it('among three each side has a seat more in turn', async () => {
  // Two seats of three in every second game, and they share what one of them wins.
  const { found } = await proof(3, 1);
  expect(found).toMatchObject({ games: 36, wins: 24 });
});

it('alone both play the same deals, and the better play of each counts', async () => {
  expect((await proof(1, 1)).found).toMatchObject({ share: 1, games: 10 });
  expect((await proof(1, -1)).found).toMatchObject({ share: 0, games: 10 });
});

it('proves nothing when it is cancelled on the way', async () => {
  const cancel = new AbortController();
  expect(await prove(one(2), [1], 20, [lane([])], cancel.signal, () => cancel.abort())).toBeUndefined();
});
