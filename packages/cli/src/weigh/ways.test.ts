import { below, seeded } from '@cromford/kernel';
import { expect, it } from 'vitest';
import { winningWays } from './report.ts';
import { type SeatPlayed, waysOf } from './ways.ts';

const seat = (deal: string, uses: Record<string, number>, share: number): SeatPlayed => ({
  deal,
  uses: new Map(Object.entries(uses)),
  share,
  score: 100 * share,
});

/** Two seats a deal: one ships and the other builds, each a little differently, and shippers win. */
const parted = Array.from({ length: 40 }, (_, i) => [
  seat(`deal ${i}`, { ship: 8 + (i % 3), build: 1 }, 1),
  seat(`deal ${i}`, { build: 6 + (i % 2), wait: 1 }, 0),
]).flat();

it('finds ways to play, says what marks them and how they fare', () => {
  const { ways, tried, areApart } = waysOf(parted);
  expect(areApart).toBe(true);
  expect(tried.find(({ count }) => count === 2)?.again).toBe(1);
  const shippers = ways.filter(({ marks }) => marks[0]?.use === 'ship');
  expect(shippers.reduce((sum, { seats }) => sum + seats, 0)).toBe(40);
  expect(shippers[0]).toMatchObject({ score: 100, share: { high: 1 } });
  expect(ways.at(-1)).toMatchObject({ won: 0, score: 0 });
});

it('says so where play goes over from one thing into the other', () => {
  const dice = seeded('even');
  const even = Array.from({ length: 200 }, (_, i) => {
    const uses = Object.fromEntries(['ship', 'build', 'wait', 'buy'].map((use) => [use, below(dice, 20)]));
    return seat(`deal ${i >> 1}`, uses, i % 2);
  });
  expect(waysOf(even).areApart).toBe(false);
});

it('looks at the deals, not at the games of a deal, when it says how sure a share is', () => {
  // Ten games of each deal that all go the same way are no more than one.
  const alike = parted.map((one, i) => ({ ...one, deal: `deal ${Math.floor(i / 20)}`, share: Math.floor(i / 20) % 2 }));
  const sure = waysOf(alike).ways[0]?.share;
  expect(sure?.low).toBeLessThan(0.2);
  expect(sure?.high).toBeGreaterThan(0.8);
});

it('finds none among a few seats', () => {
  expect(waysOf([seat('a', { ship: 1 }, 1)]).ways).toEqual([]);
});

it('a way wins where its share may be a fair one and is no accident', () => {
  const way = (low: number, high: number) => ({ seats: 1, won: 1, score: 1, marks: [], share: { low, high } });
  expect(winningWays([way(0.2, 0.3), way(0.26, 0.5), way(0.1, 0.24), way(0.05, 0.9)], 0.25)).toBe(2);
});
