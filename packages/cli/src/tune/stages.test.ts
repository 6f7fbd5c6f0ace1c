import { matchOf } from '@cromford/bots/arena';
import { isProblem } from '@cromford/kernel';
import { expect, it } from 'vitest';
import type { Lane } from '../simulate/lanes.ts';
import type { GameOutcome } from '../simulate/one-game.ts';
import { playStages } from './stages.ts';
import type { Deal } from './survey.ts';
import { factorsOf, type Tuning } from './tuning.ts';

const tuning: Tuning = {
  game: 'card-game',
  version: 1,
  players: 2,
  options: {},
  sheet: '',
  bot: 'foreman',
  seed: 's',
  deals: 40,
  reach: 0.7,
  weights: { a: 1, b: 2 },
};

const weightsOf = (bot: string): Record<string, number> => JSON.parse(bot.slice('foreman#'.length));

/** The more of weight `a`, the better; it is kept whom the shifted one meets in which stage. */
function lane(opponents: string[][] = []): Lane {
  return {
    async play(games, pairing) {
      const base = pairing?.lineups[0]?.[1] ?? '';
      const stage = Number(pairing?.seed.split('/')[1]);
      opponents[stage] = [...(opponents[stage] ?? []), base];
      return games.map((index) => {
        if (!pairing) throw new Error('a deal has a pairing of its own');
        const scores = matchOf(pairing, index).seats.map(({ bot }) => 100 * Math.log(weightsOf(bot).a ?? 1));
        return { index, scores, winners: [], finished: true } as unknown as GameOutcome;
      });
    },
    close: async () => {},
  };
}

async function found(stages: number, lanes: readonly Lane[], known: readonly Deal[] = []) {
  const heard: Deal[] = [];
  const never = new AbortController().signal;
  const made = await playStages(tuning, stages, known, 60, lanes, never, async (deal) => {
    if (deal) heard.push(deal);
    return undefined;
  });
  if (!made || isProblem(made)) throw new Error('nothing was found');
  return { ...made, heard };
}

it('a next survey is played around what the last one led to, by all who play in it', async () => {
  const opponents: string[][] = [];
  const two = await found(2, [lane(opponents)]);
  const one = await found(1, [lane()]);
  expect(new Set(opponents[0]?.map((bot) => weightsOf(bot).a))).toEqual(new Set([1]));
  const { a } = factorsOf(tuning, one.shifts);
  expect(a).toBeGreaterThan(1.5);
  expect(new Set(opponents[1]?.map((bot) => weightsOf(bot).a))).toEqual(new Set([a]));
  expect(factorsOf(tuning, two.shifts).a).toBeGreaterThan(a as number);
  expect(two.survey.deals.length).toBe(80);
});

it('comes to the same on several lanes, and with deals that are known already, which it does not play again', async () => {
  const whole = await found(2, [lane()]);
  const slow: Lane = {
    ...lane(),
    async play(games, pairing) {
      await new Promise((resolve) => setTimeout(resolve, 1));
      return lane().play(games, pairing);
    },
  };
  expect((await found(2, [slow, lane()])).survey).toEqual(whole.survey);
  const known = whole.heard.filter((_, at) => at % 3 === 0).reverse();
  const resumed = await found(2, [lane()], known);
  expect(resumed.survey).toEqual(whole.survey);
  expect(resumed.shifts).toEqual(whole.shifts);
  expect(resumed.heard.length).toBe(80 - known.length);
});

it('finds nothing when it is cancelled', async () => {
  const cancel = new AbortController();
  const stopped = async () => {
    cancel.abort();
    return undefined;
  };
  expect(await playStages(tuning, 2, [], 60, [lane()], cancel.signal, stopped)).toBeUndefined();
});
