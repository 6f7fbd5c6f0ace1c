import { below, seeded } from '@cromford/kernel';
import { describe, expect, it } from 'vitest';
import { factory, jenny } from '../../testing/position.ts';

interface Seller {
  readonly appeal: number;
  readonly quality: number;
  readonly goods: number;
}

/** The checklist's reference procedure, written as it stands there: levels, order, groups of equals. */
function reference(sellers: readonly Seller[], importer: number, demand: number): number[] {
  const sold = [...sellers.map(() => 0), 0];
  let tokens = demand;
  const most = Math.max(importer, ...sellers.map(({ appeal }) => appeal));
  for (let level = most; level >= 1 && tokens > 0; level--) {
    const called = sellers
      .map((seller, seat) => ({ ...seller, seat }))
      .filter(({ appeal, goods, seat }) => appeal >= level && (sold[seat] ?? 0) < goods)
      .map(({ appeal, quality, seat }) => ({ who: seat, key: [appeal, 1, quality] }));
    if (importer >= level) called.push({ who: sellers.length, key: [importer, 0, 0] });
    const groups = new Map<string, number[]>();
    for (const { who, key } of called) groups.set(key.join(), [...(groups.get(key.join()) ?? []), who]);
    const order = [...groups.entries()].sort(([a], [b]) => compare(b.split(',').map(Number), a.split(',').map(Number)));
    for (const [, members] of order) {
      if (tokens <= 0) break;
      for (const who of members) sold[who] = (sold[who] ?? 0) + 1;
      tokens -= members.length;
    }
  }
  return sold;
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return (a[i] ?? 0) - (b[i] ?? 0);
  return 0;
}

describe('the calling', () => {
  it('FE-SAL-09 FE-SAL-13 FE-SAL-14 FE-SAL-15: gives what the reference procedure gives, in 1,000 sales', () => {
    const random = seeded('sales');
    for (let i = 0; i < 1000; i++) {
      const sellers = Array.from({ length: 2 + below(random, 3) }, () => ({
        appeal: below(random, 7),
        quality: 9 + below(random, 3),
        goods: [0, 1, 3, 4][below(random, 4)] ?? 0,
      }));
      const rows: Record<number, number[]> = { 0: [1, 0, 0, 0], 1: [2, 0, 0, 0], 3: [2, 2, 0, 0], 4: [2, 2, 3, 0] };
      const importer = below(random, 6);
      const demand = below(random, 14);
      const t = jenny({
        seats: sellers.map(({ appeal, quality, goods }) => ({
          cash: 90,
          // Price and distribution make up the appeal; only the quality decides ties.
          factories: [
            factory('clothes', {
              quality: quality - 9,
              price: 8,
              distribution: Math.max(0, appeal + 8 - quality),
              ...(appeal + 8 < quality && { price: quality - appeal }),
              workers: rows[goods] ?? [],
            }),
          ],
        })),
        cycle: 'clothes',
        start: below(random, sellers.length),
        empty: (demand + 1) * 4,
        importers: { clothes: importer },
        run: [{ step: 'produce' }, { step: 'calling' }],
      });
      expect(t.s.sale.sold).toEqual(reference(sellers, importer, demand));
    }
  });
});
