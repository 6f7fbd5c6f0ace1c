import { matchOf } from '@cromford/bots/arena';
import { expect, it } from 'vitest';
import type { Lane } from '../simulate/lanes.ts';
import type { GameOutcome } from '../simulate/one-game.ts';
import { prove } from './proof.ts';
import type { Tuning } from './tuning.ts';

const tuning = (players: number): Tuning => ({
  game: 'card-game',
  version: 1,
  players,
  options: {},
  sheet: '',
  bot: 'foreman',
  seed: 's',
  deals: 3,
  reach: 0.7,
  weights: { a: 1 },
});

/** Who has the greatest weight wins; how often each seat won is counted. */
function lane(won: number[]): Lane {
  return {
    async play(games, pairing) {
      return games.map((index) => {
        if (!pairing) throw new Error('a proof has a pairing of its own');
        const scores = matchOf(pairing, index).seats.map(({ bot }) => JSON.parse(bot.slice('foreman#'.length)).a);
        const best = Math.max(...scores);
        const winners = scores.flatMap((score, seat) => (score === best ? [seat] : []));
        for (const seat of winners) won[seat] = (won[seat] ?? 0) + 1;
        return { index, scores, winners } as unknown as GameOutcome;
      });
    },
    close: async () => {},
  };
}

async function proof(players: number, shift: number, won: number[] = []) {
  const heard: number[] = [];
  const never = new AbortController().signal;
  const found = await prove(tuning(players), [shift], 20, [lane(won)], never, (games) => heard.push(games));
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
  expect(await prove(tuning(2), [1], 20, [lane([])], cancel.signal, () => cancel.abort())).toBeUndefined();
});
