import { below, seeded } from '@cromford/kernel';
import { describe, expect, it } from 'vitest';
import { factory, jubilee } from '../../testing/position.ts';

interface Seller {
  /** The seat, or the number of seats for the importer. */
  readonly who: number;
  readonly appeal: number;
  readonly quality: number;
  /** Spaces of the appeal track that are occupied: from the appeal down, as many as there are crates. */
  readonly crates: number;
}

/** As the rulebook counts: row by row until demand is met, and tiebreakers only in the row in which it is. */
function reference(sellers: readonly Seller[], players: number, demand: number): number[] {
  const sold = Array.from({ length: players + 1 }, () => 0);
  const sell = ({ who }: Seller) => {
    sold[who] = (sold[who] ?? 0) + 1;
  };
  let tally = 0;
  for (let row = Math.max(...sellers.map(({ appeal }) => appeal)); row >= 1 && tally < demand; row--) {
    const here = sellers.filter(({ appeal, crates }) => appeal >= row && row > appeal - crates);
    if (tally + here.length <= demand) here.forEach(sell);
    else {
      const isBefore = (a: Seller, b: Seller) => {
        if (a.appeal !== b.appeal) return a.appeal > b.appeal;
        if (a.who === players || b.who === players) return b.who === players && a.who !== players;
        return a.quality > b.quality;
      };
      // Whoever has fewer before him than crates are still wanted; those who are level with him sell with him.
      for (const one of here) if (here.filter((other) => isBefore(other, one)).length < demand - tally) sell(one);
    }
    tally += here.length;
  }
  return sold;
}

/** What the share value rises by: sales, the single highest appeal, the single most sold. */
function rises(sellers: readonly Seller[], sold: readonly number[], seat: number): number {
  const amount = sold[seat] ?? 0;
  if (amount === 0) return 0;
  const appeal = sellers.find(({ who }) => who === seat)?.appeal ?? 0;
  const first = sellers.every((other) => other.who === seat || other.appeal < appeal);
  const most = sold.every((other, who) => who === seat || other < amount);
  return Math.min(amount, 2) + Number(first) + Number(most);
}

const ROWS: Readonly<Record<number, readonly [number, number, number, number]>> = {
  0: [1, 0, 0, 0],
  1: [2, 0, 0, 0],
  3: [2, 2, 0, 0],
  4: [2, 2, 2, 0],
};

describe('the sale of the anniversary edition', () => {
  it('AE-PRO-07 AE-PRO-11 AE-SHV-02 AE-SHV-04: gives what counting rows gives, and the share values rise by it, in 1,000 sales', () => {
    const random = seeded('rows');
    for (let i = 0; i < 1000; i++) {
      const players = 2 + below(random, 3);
      const seats = Array.from({ length: players }, (_, who): Seller => {
        const crates = [0, 1, 3, 4][below(random, 4)] ?? 0;
        return { who, appeal: below(random, 7), quality: 8 + below(random, 3), crates };
      });
      const importer = below(random, 6);
      const demand = below(random, 15);
      const t = jubilee({
        seats: seats.map(({ appeal, quality, crates }) => {
          const distribution = below(random, 5);
          const price = quality + distribution - appeal;
          const workers = ROWS[crates] ?? ROWS[0];
          const good = factory('food', { quality: quality - 8, distribution, price, workers: [...(workers ?? [])] });
          return { cash: 90, space: 20, factories: [good] };
        }),
        cycle: 'food',
        start: below(random, players),
        empty: demand * 4,
        importers: { food: importer },
        run: [{ step: 'produce' }, { step: 'settlement' }, { step: 'rise' }],
      });
      const sellers = [...seats, { who: players, appeal: importer, quality: 0, crates: importer }];
      const expected = reference(sellers, players, demand);
      expect(t.s.sale.sold).toEqual(expected);
      expect(t.s.players.map(({ space }) => space - 20)).toEqual(seats.map(({ who }) => rises(sellers, expected, who)));
    }
  });
});
