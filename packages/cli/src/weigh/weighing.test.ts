import { expect, it } from 'vitest';
import type { Course } from './course.ts';
import { hardlyUsed } from './report.ts';
import { weighed } from './weighing.ts';

function course(deal: string, scores: readonly [number, number], leadChanges = 0): Course {
  const shares = scores.map((score) => (score === Math.max(...scores) ? 1 : 0));
  return {
    deal,
    bots: ['one', 'one'],
    awards: scores[0] > scores[1] ? ['sailor'] : [],
    scores,
    shares,
    decisions: 10,
    uses: shares.map((share) => new Map(share ? [['ship', 3]] : [['wait', 1]])),
    kinds: shares.map((share) => new Map(share ? [['ship', 3]] : [['wait', 1]])),
    could: shares.map((share) => new Set(share ? ['ship', 'store'] : ['wait', 'ship'])),
    leadChanges,
    foreseen: [0.5, 0.6, 0.9],
    chances: [
      [0.5, 0.5],
      [0.82, 0.18],
    ],
  };
}

it('counts wins by seat, and what winners do', () => {
  const { seats, uses, leadChanges, foreseen } = weighed([
    course('a', [9, 5], 2),
    course('b', [9, 5]),
    course('c', [4, 7], 1),
  ]);
  expect(seats.map(({ won, score }) => [won, score?.mean])).toEqual([
    [2, 7.333],
    [1, 5.667],
  ]);
  expect(leadChanges).toBe(1);
  expect(foreseen.map((chance) => Math.round(chance * 100))).toEqual([50, 60, 90]);
  expect(uses.find(({ use }) => use === 'ship')).toEqual({
    use: 'ship',
    winners: 3,
    others: 0,
    usedByWinners: 1,
    usedByOthers: 0,
    couldBeUsedByWinners: 1,
  });
  // Nobody stored anything, though every winner could have; losers alone could wait.
  expect(hardlyUsed(uses).map(({ use, usedByWinners }) => [use, usedByWinners])).toEqual([['store', 0]]);
});

it('lays what came true beside the chances that were given', () => {
  const courses = [course('a', [9, 5]), course('b', [9, 5]), course('c', [9, 5]), course('d', [4, 7])];
  expect(weighed(courses).calibration).toEqual([
    { given: 0.18, won: 0.25, seats: 4 },
    { given: 0.5, won: 0.5, seats: 8 },
    { given: 0.82, won: 0.75, seats: 4 },
  ]);
});

it('tells what the deal decides: all where games of a deal are alike, nothing where deals are', () => {
  const alike = [course('a', [9, 5]), course('a', [9, 5]), course('b', [3, 8]), course('b', [3, 8])];
  expect(weighed(alike).deal).toBe(1);
  const mixed = [course('a', [9, 5]), course('a', [3, 8]), course('b', [9, 5]), course('b', [3, 8])];
  expect(weighed(mixed).deal).toBe(0);
  expect(weighed([course('a', [9, 5]), course('b', [3, 8])]).deal).toBeUndefined();
});

it('tells which way to play is known to win more than its share, and what was awarded', () => {
  const many = Array.from({ length: 40 }, (_, i) => course(`d${i}`, [9, 5]));
  const told = weighed(many);
  expect(told.dominates?.won).toBe(40);
  expect(told.awards).toEqual([{ award: 'sailor', part: 1 }]);
  const alike = many.map((one) => ({ ...one, kinds: [new Map([['ship', 1]]), new Map([['ship', 1]])] }));
  expect(weighed(alike).dominates).toBeUndefined();
});

it('tells how sure a mean is', () => {
  const [first] = weighed([course('a', [10, 5]), course('b', [20, 5]), course('c', [30, 5])]).seats;
  expect([first?.mean?.low, first?.mean?.high].map((value) => Math.round(value ?? 0))).toEqual([9, 31]);
});

it('lays different players side by side, by what they did and by what else is told of them; alike ones not', () => {
  const many = Array.from({ length: 20 }, (_, i) => course(`d${i}`, [9, 5]));
  expect(weighed(many).onPurpose).toBeUndefined();
  const different = many.map((one) => ({ ...one, bots: ['one', 'other'], figures: [{ crates: 4 }, { crates: 7 }] }));
  const { players, differences } = weighed(different).onPurpose ?? {};
  expect(players?.map(({ bot, won, score }) => [bot, won, score])).toEqual([
    ['one', 20, 9],
    ['other', 0, 5],
  ]);
  expect(differences?.map(({ what }) => what).sort()).toEqual(['crates', 'ship', 'wait']);
});
