import { problem } from '@cromford/kernel';
import { expect, it } from 'vitest';
import type { Lane } from '../simulate/lanes.ts';
import { pretended, tuning } from '../testing/tuning.ts';
import { type Deal, playStage } from './survey.ts';

/** Everybody comes to 60, and who has a greater weight `a` than the base to 100, who has a smaller one to 20. */
function lane(finished = true): Lane & { readonly played: string[] } {
  const played: string[] = [];
  const pretending = pretended(({ seed, as }) => {
    played.push(seed);
    return { scores: as.map((a) => 60 + 40 * Math.sign(a - 1)), finished };
  });
  return { ...pretending, played };
}

async function survey(players: number, lanes: readonly Lane[], heard: (deal: Deal | undefined) => void = () => {}) {
  const deals: Deal[] = [];
  const stage = { tuning: tuning(players), stage: 0, base: [0, 0], spread: 60 };
  await playStage(stage, [0, 1, 2], lanes, new AbortController().signal, async (deal) => {
    heard(deal);
    if (deal) deals.push(deal);
    return undefined;
  });
  return deals.sort((one, other) => one.deal - other.deal);
}

it('one is shifted, meets the base from every seat, and his lead is what the deal says', async () => {
  for (const players of [2, 3]) {
    const one = lane();
    const deals = await survey(players, [one]);
    expect(one.played).toEqual([0, 1, 2].flatMap((deal) => new Array(players).fill(`s/0/${deal}/0`)));
    for (const { shifts, response } of deals) {
      // Nobody has won, which is less than a fair part.
      expect(response).toBeCloseTo(40 * Math.sign(shifts[0] as number) - 100 / players);
    }
  }
});

it('alone the same deal is played shifted to either side', async () => {
  const one = lane();
  const deals = await survey(1, [one]);
  expect(one.played).toEqual(['s/0/0/0', 's/0/0/0', 's/0/1/0', 's/0/1/0', 's/0/2/0', 's/0/2/0']);
  for (const { shifts, response } of deals) expect(response).toBe(40 * Math.sign(shifts[0] as number));
});

it('says the same on as many lanes as there are', async () => {
  const lanes = [lane(), lane()];
  expect(await survey(2, lanes)).toEqual(await survey(2, [lane()]));
  for (const { played } of lanes) expect(played.length).toBeGreaterThan(0);
});

it('a deal in which the rules broke says nothing', async () => {
  const heard: unknown[] = [];
  expect(await survey(2, [lane(false)], (deal) => heard.push(deal))).toEqual([]);
  expect(heard).toEqual([undefined, undefined, undefined]);
});

it('begins nothing more once it is cancelled, or what is found cannot be kept', async () => {
  const stage = { tuning: tuning(2), stage: 0, base: [0, 0], spread: 60 };
  const cancel = new AbortController();
  const one = lane();
  await playStage(stage, [0, 1, 2], [one], cancel.signal, async () => {
    cancel.abort();
    return undefined;
  });
  expect(one.played.length).toBe(2);
  const full = problem('file-unwritable', { file: 'f', reason: 'full' });
  const other = lane();
  expect(await playStage(stage, [0, 1, 2], [other], new AbortController().signal, async () => full)).toBe(full);
  expect(other.played.length).toBe(2);
});
