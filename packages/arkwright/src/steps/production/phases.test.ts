import { describe, expect, it } from 'vitest';
import type { Frame } from '../../frames.ts';
import { factory, jenny, jubilee, mule, type SeatSpec, type Situation, water } from '../../testing/position.ts';

const PHASE: Frame[] = [{ step: 'production' }];

/** Clothes of level I with this appeal: three goods. */
const clothes = (appeal: number, rest: SeatSpec = {}, more = {}): SeatSpec => ({
  cash: 100,
  space: 20,
  factories: [factory('clothes', { price: 9 - appeal, ...more })],
  ...rest,
});
const sale = (seats: readonly SeatSpec[], demand: number, more: Situation = {}) =>
  water({ seats, cycle: 'clothes', empty: demand * 4 + 4, run: PHASE, ...more });

describe('a production phase begins afresh', () => {
  it('FE-TIME-02 FE-SAL-01 FE-SAL-09: what was made, sold, asked and shut before counts no more', () => {
    const twice: Frame[] = [{ step: 'production' }, { step: 'production' }];
    const seat = clothes(2, { tiles: ['school'], stored: { clothes: 2 }, edges: ['clothes'] });
    const t = sale([seat, clothes(3)], 9, { run: twice });
    // Row 2 rests: one good is made and sold, and one from the warehouse.
    t.do('shut row', 'sell stored');
    expect(t.told('sold').map(({ seat: who, amount }) => [who, amount])).toEqual([
      [0, 2],
      [1, 3],
      [null, 0],
    ]);
    // Once more from the beginning; this time he does not shut it, and there is one left.
    t.do('done');
    expect(t.told('produced').map(({ amount }) => amount)).toEqual([1, 3, 3, 3]);
    expect(
      t
        .told('sold')
        .slice(3)
        .map(({ amount }) => amount),
    ).toEqual([2, 3, 0]);
    expect(t.open).toEqual(['store 0', 'store 1']);
  });

  it('FE-SAL-01 FE-SVI-01 FE-WAG-08: a second phase of the same good is like the first', () => {
    const twice: Frame[] = [{ step: 'production' }, { step: 'production' }];
    const t = jenny({
      seats: [clothes(3), { cash: 100, space: 20 }],
      cycle: 'clothes',
      empty: 40,
      importers: { clothes: 2 },
      run: twice,
    });
    const sold = t.told('sold').map(({ seat, amount }) => [seat, amount]);
    expect(sold.slice(0, 2)).toEqual([
      [0, 3],
      [null, 2],
    ]);
    expect(sold.slice(2)).toEqual(sold.slice(0, 2));
    // Two spaces for the goods, one each for appeal and sales, twice.
    expect([t.player(0).space, t.pounds(0, 'sales')]).toEqual([28, 2 * 3 * 6]);
  });

  it('FE-SAL-01 FE-SVI-03: who closed his factory in between has sold nothing', () => {
    const t = jenny({
      seats: [clothes(3), clothes(2)],
      cycle: 'clothes',
      empty: 40,
      run: [{ step: 'production' }, { step: 'turn', seat: 0 }, { step: 'production' }],
    });
    const before = t.player(0).space;
    t.do('store 0', 'use factory at 2', 'close clothes', 'done', 'store 0');
    expect(t.player(0).space).toBe(before);
  });
});

describe('called once more', () => {
  it('FE-SAL-11: who has nothing stored is not asked, nor is who has no tile', () => {
    expect(sale([clothes(4, { edges: ['clothes'] })], 9).told('sold')[0]?.amount).toBe(3);
    expect(sale([clothes(4, { tiles: ['office'] })], 9).told('sold')[0]?.amount).toBe(3);
  });

  it('FE-SAL-16 FE-SAL-11: extra shifts without stock: a stored good cannot be sold, and the tile goes back', () => {
    const t = sale([clothes(5, { tiles: ['extra-shifts'] })], 9);
    expect([t.open, t.refused('sell stored'), t.rule('sell stored')]).toEqual([
      ['extra shifts', 'done'],
      'not-that-many',
      'FE-SAL-11',
    ]);
    t.do('extra shifts');
    expect([t.told('sold')[0]?.amount, t.player(0).tiles]).toEqual([4, []]);
  });

  it('FE-SAL-16 FE-BAD-66: after a stored good was sold the tile comes too late', () => {
    const t = sale([clothes(6, { tiles: ['extra-shifts'], stored: { clothes: 2 }, edges: ['clothes'] })], 9);
    t.do('sell stored');
    expect([t.open, t.refused('extra shifts'), t.rule('extra shifts')]).toEqual([
      ['sell stored', 'done'],
      'too-late',
      'FE-SAL-16',
    ]);
    t.do('sell stored');
    expect([t.told('sold')[0]?.amount, t.player(0).tiles]).toEqual([5, ['extra-shifts']]);
  });

  it('FE-SAL-19: who stopped is asked no more, also at the next calls', () => {
    const t = sale([clothes(6, { stored: { clothes: 3 }, edges: ['clothes'] })], 12).do('done');
    expect([t.told('sold')[0]?.amount, t.stored(0, 'clothes')]).toEqual([3, 3]);
  });
});

describe('the order of calling', () => {
  it('FE-SAL-13: with one token only, higher appeal, then players before the importer, then higher quality', () => {
    const sold = (seats: SeatSpec[], importer = 0) =>
      sale(seats, 1, { players: 3, importers: { clothes: importer }, start: 1 })
        .told('sold')
        .map(({ amount }) => amount);
    expect(sold([clothes(2), clothes(3), clothes(1)])).toEqual([1, 0, 0, 0]);
    expect(sold([clothes(2), clothes(2, {}, { quality: 1, price: 8 }), clothes(2)], 2)).toEqual([1, 0, 0, 0]);
    expect(sold([clothes(1), clothes(1), clothes(1)], 3)).toEqual([0, 0, 0, 1]);
    // Appeal 0 sells nothing, whatever the demand.
    expect(sold([clothes(0), clothes(0), clothes(0)], 0)).toEqual([0, 0, 0, 0]);
  });
});

describe('the school in the production phase', () => {
  it('FE-SAL-17 FE-WAG-08: the last row with a worker rests: its goods, wages and machines', () => {
    const seat = clothes(5, { tiles: ['school'] }, { workers: [2, 2, 2, 0], machines: [0, 0, 1, 0] });
    const t = sale([seat], 9).do('shut row');
    expect([t.told('produced')[0]?.amount, t.pounds(0, 'wages')]).toEqual([3, -4 * 2]);
    const open = sale([seat], 9).do('done');
    expect([open.told('produced')[0]?.amount, open.pounds(0, 'wages')]).toEqual([4, -6 * 2 - 1]);
    const first = sale([clothes(5, { tiles: ['school'] }, { workers: [2, 0, 0, 0] })], 9).do('shut row');
    expect([first.told('produced')[0]?.amount, first.pounds(0, 'wages')]).toEqual([0, 0]);
  });

  it('FE-SAL-17: asked is who has the tile, a factory of the good and a worker in it', () => {
    expect(sale([clothes(3, { tiles: ['office'] })], 9).told('sold')).not.toEqual([]);
    expect(sale([{ cash: 50, factories: [factory('food')], tiles: ['school'] }], 9).step).toBeUndefined();
    const empty = clothes(3, { tiles: ['school'] }, { workers: [0, 0, 0, 0], machines: [1, 0, 0, 0] });
    expect(sale([empty], 9).step).toBeUndefined();
    // In the first edition it may be used in every cycle.
    expect(sale([clothes(3, { tiles: ['school'], shutdowns: 2 })], 9).step).toBe('shut-row');
  });

  it('AE-DEV14-3 AE-EOD-13: in the anniversary edition once in a decade', () => {
    const phase = (shutdowns: number) =>
      jubilee({
        seats: [clothes(3, { tiles: ['school'], shutdowns })],
        cycle: 'clothes',
        empty: 40,
        run: [{ step: 'production' }, { step: 'production' }, { step: 'return-markers' }, { step: 'production' }],
      });
    expect(phase(1).told('shut')).toEqual([]);
    const t = phase(0).do('shut row');
    // Not in the next phase, but after the decade ended.
    expect([t.told('sold').filter(({ seat }) => seat === 0).length, t.step]).toEqual([2, 'shut-row']);
  });
});

describe('patrons', () => {
  it('FE-SAL-18 AMB-15: a factory is needed, and a good', () => {
    const tile: SeatSpec = { tiles: ['patron-clothes'] };
    expect(sale([{ cash: 50, ...tile, stored: { clothes: 2 }, edges: ['clothes'] }], 9).step).toBeUndefined();
    expect(sale([clothes(3, tile)], 9).step).toBeUndefined();
    expect(sale([clothes(2, tile)], 9).open).toEqual(['patron from production', 'done']);
    expect(sale([clothes(3, { ...tile, stored: { clothes: 1 }, edges: ['clothes'] })], 9).open).toEqual([
      'patron from stock',
      'done',
    ]);
    expect(sale([clothes(2, { ...tile, stored: { clothes: 1 }, edges: ['clothes'] })], 9).open).toEqual([
      'patron from production',
      'patron from stock',
      'done',
    ]);
    const idle = sale([clothes(2, { tiles: ['patron-food'], edges: ['clothes'] })], 9);
    expect(idle.step).toBe('storage');
  });

  it('FE-EVT-09: the joker is asked about after the patron, as long as there is a good', () => {
    const seat = clothes(1, { tiles: ['patron-clothes'], joker: 1 });
    const t = sale([seat], 9).do('patron from production');
    expect([t.step, t.player(0).joker]).toEqual(['patron', 1]);
    t.do('patron from production');
    expect([t.player(0).joker, t.told('sold')[0]?.amount]).toEqual([0, 3]);
    const one = sale([clothes(2, { tiles: ['patron-clothes'], joker: 1 })], 9).do('patron from production');
    expect([one.step, one.player(0).joker]).toEqual([undefined, 1]);
    // Declined, the joker is still asked about; alone he is asked about once.
    expect(sale([seat], 9).do('done', 'done').told('sold')[0]?.amount).toBe(1);
    const alone = sale([clothes(1, { joker: 1 })], 9).do('done');
    expect([alone.step, alone.player(0).joker]).toEqual([undefined, 1]);
  });
});

describe('shipping in the production phase', () => {
  it('FE-SHA-04 FE-SHA-06: the smallest ship that holds it, else both; one space back for each', () => {
    const back = (ships: number[], contract: number) => {
      const t = sale([clothes(1, { space: 30, ships, stored: { clothes: 6 }, contracts: { clothes: contract } })], 0, {
        players: 3,
      }).do(`deliver ${contract} clothes`);
      return [30 - t.player(0).space, t.stored(0, 'clothes')];
    };
    // Nothing is sold; three goods are made and shipped first.
    expect([back([4, 2], 2), back([2, 4], 4), back([2, 4], 6)]).toEqual([
      [1, 6],
      [1, 5],
      [2, 3],
    ]);
  });

  it('FE-SHA-02 FE-SHA-03: only the featured good; goods that were shipped are not stored as well', () => {
    const seat = clothes(1, {
      ships: [2],
      contracts: { clothes: 2, food: 2 },
      stored: { food: 2 },
      edges: ['clothes'],
    });
    const t = sale([seat], 0, { players: 3 });
    expect([t.open, t.refused('deliver 2 food'), t.rule('deliver 2 food')]).toEqual([
      ['deliver 2 clothes', 'done'],
      'only-featured-good',
      'FE-SHA-02',
    ]);
    expect(t.do('deliver 2 clothes').open).toEqual(['store 0', 'store 1']);
  });

  it('AE-SM-19 AE-SM-24: ships that rest carry nothing; the smallest ready one sails', () => {
    const phase = (resting: number[], line: string) =>
      mule({
        players: 3,
        seats: [clothes(1, { ships: [4, 2], resting, stored: { clothes: 4 } })],
        cycle: 'clothes',
        empty: 4,
        run: PHASE,
      }).do(line);
    expect(phase([], 'deliver 2 clothes').player(0).resting).toEqual([2]);
    expect(phase([2], 'deliver 2 clothes').player(0).resting).toEqual([2, 4]);
    expect(phase([], 'deliver 6 clothes').player(0).resting).toEqual([4, 2]);
    const t = mule({
      players: 3,
      seats: [clothes(1, { ships: [4, 2], resting: [4], stored: { clothes: 4 } })],
      cycle: 'clothes',
      empty: 4,
      run: PHASE,
    });
    expect(t.open.filter((line) => line.startsWith('deliver'))).toEqual(['deliver 1 clothes', 'deliver 2 clothes']);
  });
});

describe('decay', () => {
  it('FE-DEC-03: the price falls only where appeal would fall below 0', () => {
    const after = (price: number) => {
      const t = sale([{ cash: 90, space: 20, factories: [factory('clothes', { price, distribution: 2 })] }], 0);
      return [t.factory(0, 'clothes').price, t.factory(0, 'clothes').distribution, t.player(0).space];
    };
    // Quality 9 and marketing 2: a price of £10 leaves appeal 1, £11 none.
    expect([after(10), after(11)]).toEqual([
      [10, 1, 20],
      [10, 1, 19],
    ]);
  });
});
