import { isProblem } from '@cromford/kernel';
import { expect, it } from 'vitest';
import type { Lane } from '../simulate/lanes.ts';
import { pretended, tuning, weightsOf } from '../testing/tuning.ts';
import { playStages } from './stages.ts';
import type { Deal } from './survey.ts';
import { factorsOf } from './tuning.ts';

const two = tuning(2, { deals: 40 });

/** The more of weight `a`, the better; it is kept whom the shifted one meets in which stage. */
const lane = (opponents: string[][] = []) =>
  pretended(({ as, pairing }) => {
    const stage = Number(pairing.seed.split('/')[1]);
    opponents[stage] = [...(opponents[stage] ?? []), pairing.lineups[0]?.[1] ?? ''];
    return { scores: as.map((a) => 100 * Math.log(a)) };
  });

async function found(stages: number, lanes: readonly Lane[], known: readonly Deal[] = []) {
  const heard: Deal[] = [];
  const never = new AbortController().signal;
  const made = await playStages(two, stages, known, 60, lanes, never, async (deal) => {
    if (deal) heard.push(deal);
    return undefined;
  });
  if (!made || isProblem(made)) throw new Error('nothing was found');
  return { ...made, heard };
}

it('a next survey is played around what the last one led to, by all who play in it', async () => {
  const opponents: string[][] = [];
  const twice = await found(2, [lane(opponents)]);
  const once = await found(1, [lane()]);
  expect(new Set(opponents[0]?.map((bot) => weightsOf(bot).a))).toEqual(new Set([1]));
  const { a } = factorsOf(two, once.shifts);
  expect(a).toBeGreaterThan(1.5);
  expect(new Set(opponents[1]?.map((bot) => weightsOf(bot).a))).toEqual(new Set([a]));
  expect(factorsOf(two, twice.shifts).a).toBeGreaterThan(a as number);
  expect(twice.survey.deals.length).toBe(80);
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
  expect(await playStages(two, 2, [], 60, [lane()], cancel.signal, stopped)).toBeUndefined();
});
