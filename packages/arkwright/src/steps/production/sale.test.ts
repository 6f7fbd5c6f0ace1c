import { describe, expect, it } from 'vitest';
import { factory, jenny, jubilee, type SeatSpec, type Situation, water } from '../../testing/position.ts';
import type { Tile } from '../../tiles/names.ts';

const PHASE = [{ step: 'production' }] as const;
/** Empty spaces of the market that make this demand for clothes. */
const clothesDemand = (demand: number) => (demand + 1) * 4;
const clothes = (appeal: number, spec: SeatSpec = {}, quality = 0): SeatSpec => ({
  cash: 50,
  factories: [factory('clothes', { price: 9 + quality - appeal, quality, workers: [2, 2, 0, 0] })],
  ...spec,
});
const phase = (seats: SeatSpec[], demand: number, importer = 0, more: Situation = {}) =>
  jenny({
    seats,
    cycle: 'clothes',
    empty: clothesDemand(demand),
    importers: { clothes: importer },
    run: PHASE,
    ...more,
  });
const waterPhase = (seats: SeatSpec[], demand: number, importer = 0, more: Situation = {}) =>
  water({
    seats,
    cycle: 'clothes',
    empty: clothesDemand(demand),
    importers: { clothes: importer },
    run: PHASE,
    ...more,
  });
const soldOf = (t: ReturnType<typeof phase>) => t.s.sale.sold;

describe('production', () => {
  it('FE-SAL-01 FE-TIME-03 FE-WAG-01: every factory of the featured good produces and is paid, and no other', () => {
    const t = phase([{ cash: 50, factories: [factory('clothes'), factory('lamps')] }], 5);
    expect(t.told('produced').map(({ good }) => good)).toEqual(['clothes']);
    expect(t.pounds(0, 'wages')).toBe(-8);
  });

  it('FE-SAL-02 FE-SAL-04 FE-EX-26: full rows only: clothes I, rows 1 and 2: 1 + 2 goods, appeal 9 + 0 + 2 − 7', () => {
    const t = phase(
      [
        {
          factories: [factory('clothes', { price: 7, distribution: 2, workers: [1, 2, 2, 0], machines: [1, 0, 0, 0] })],
        },
      ],
      0,
    );
    expect(t.told('produced')[0]).toMatchObject({ amount: 3, appeal: 4 });
  });

  it('FE-SAL-02 FE-SAL-04: all four rows of clothes II yield 1 + 2 + 2 + 1 goods', () => {
    const four = (workers: number[]) =>
      phase([{ cash: 90, factories: [factory('clothes', { level: 2, workers })] }], 0).told('produced')[0]?.amount;
    expect([four([2, 2, 3, 3]), four([2, 2, 3, 2]), four([2, 2, 2, 3])]).toEqual([6, 5, 4]);
  });

  it('FE-SAL-05: demand is the number of empty numbered spaces in the column', () => {
    const { rs } = jenny();
    // Twelve empty spaces are three rows: 3 food, 2 clothes, 1 cutlery, no lamps.
    expect([0, 1, 2, 3].map((good) => rs.demand[good]?.[12])).toEqual([3, 2, 1, 0]);
    expect([0, 1, 2, 3].map((good) => rs.demand[good]?.[80])).toEqual([20, 19, 18, 17]);
  });
});

describe('the calling', () => {
  const seven = () =>
    phase([{ ...clothes(4), factories: [factory('clothes', { price: 7, distribution: 2 })] }, clothes(3)], 7, 3);

  it('FE-SAL-09 FE-SAL-15 FE-EX-28: demand 7: M, M, H, importer, M, H, importer', () => {
    expect(
      seven()
        .told('called')
        .map(({ seat }) => seat),
    ).toEqual([0, 0, 1, null, 0, 1, null]);
    expect(soldOf(seven())).toEqual([3, 2, 2]);
    // Who has nothing more to sell is not asked.
    expect(seven().told('stopped')).toEqual([]);
  });

  it('FE-EX-29 FE-EX-30: £21; four spaces and two', () => {
    expect([seven().pounds(0, 'sales'), seven().s.players.map((p) => p.space)]).toEqual([21, [14, 12]]);
  });

  it('FE-SAL-13: equals are asked clockwise from the start player', () => {
    const one = clothes(6, {
      stored: { clothes: 2 },
      factories: [factory('clothes', { price: 3, workers: [1, 0, 0, 0] })],
    });
    const t = phase([one, one, one], 15, 0, { players: 3, start: 1 });
    const asked = [0, 1, 2].map(() => {
      const { seat } = t;
      t.do('sell stored');
      return seat;
    });
    expect(asked).toEqual([1, 2, 0]);
  });

  it('FE-SAL-11 FE-SAL-16: asked is who has a stored good, or extra shifts when he is called first', () => {
    const one = factory('clothes', { price: 3, workers: [2, 0, 0, 0] });
    const at = (tiles: Tile[], stored = 0) =>
      waterPhase([{ cash: 50, tiles, factories: [one], edges: ['clothes'], stored: { clothes: stored } }], 9);
    expect([at([]).step, at(['office']).step, at(['extra-shifts']).step]).toEqual([
      undefined,
      undefined,
      'sell-stored',
    ]);
    expect([at([]).told('stopped'), at(['office']).told('stopped')]).toEqual([[], []]);
    const once = at(['extra-shifts'], 1).do('sell stored');
    expect([once.step, once.told('stopped'), once.player(0).tiles]).toEqual([undefined, [], ['extra-shifts']]);
  });

  it('FE-SAL-06: the importer sells as often as its appeal', () => {
    expect(soldOf(phase([clothes(1)], 19, 4))).toEqual([1, 0, 4]);
  });

  it('FE-SAL-07 FE-BAD-64: without a factory nothing is sold, whatever is stored', () => {
    const t = phase([{ stored: { clothes: 3 } }, clothes(2)], 9);
    expect([soldOf(t), t.stored(0, 'clothes')]).toEqual([[0, 2, 0], 3]);
  });

  it('FE-SAL-07 FE-SAL-13: where nobody has a factory and the importer no appeal, no row of appeal is called', () => {
    const { order, level, sold } = phase([{}], 9).s.sale;
    expect([order, level, sold]).toEqual([[], 0, [0, 0, 0]]);
  });

  it('FE-SAL-08 FE-BAD-65: not more than the appeal', () => {
    expect(soldOf(phase([clothes(2)], 9))).toEqual([2, 0, 0]);
    expect(soldOf(phase([clothes(0)], 9))).toEqual([0, 0, 0]);
  });

  it('FE-SAL-10 FE-BAD-63: production must be sold while there is demand: nobody is asked', () => {
    const t = phase([clothes(3, { stored: { clothes: 1 } })], 2);
    expect([soldOf(t)[0], t.told('stopped')]).toEqual([2, []]);
  });

  it('FE-SAL-11 FE-SAL-19 FE-BAD-66: then a stored good at each call, if he likes; who stops is out', () => {
    const t = phase([clothes(5, { stored: { clothes: 3 } })], 9);
    expect([t.step, t.open]).toEqual(['sell-stored', ['sell stored', 'done']]);
    t.do('sell stored', 'done');
    expect([soldOf(t)[0], t.stored(0, 'clothes')]).toEqual([4, 2]);
    const stopped = phase([clothes(6, { stored: { clothes: 3 } })], 9).do('done');
    expect(soldOf(stopped)[0]).toBe(3);
    expect(stopped.refused('sell stored')).toBe('game-over');
  });

  it('FE-SAL-12 FE-EX-27: with nothing left he is skipped', () => {
    const t = phase([clothes(4)], 9);
    expect([soldOf(t)[0], t.step]).toEqual([3, undefined]);
  });

  it('FE-SAL-13: short of tokens: higher appeal first, the importer last among equals, then higher quality', () => {
    expect(soldOf(phase([clothes(3), clothes(2)], 1, 2))).toEqual([1, 0, 0]);
    expect(soldOf(phase([clothes(2), clothes(1)], 1, 2))).toEqual([1, 0, 0]);
    // Equal appeal: quality decides, distribution does not count.
    const better = clothes(2, {}, 1);
    const marketed = { factories: [factory('clothes', { price: 9, distribution: 2 })] };
    expect(soldOf(phase([marketed, better], 1))).toEqual([0, 1, 0]);
    // A higher importer goes before a player.
    expect(soldOf(phase([clothes(2)], 1, 3))).toEqual([0, 0, 1]);
  });

  it('FE-SAL-14: full equality: all at once, with tokens from the supply; or nobody', () => {
    expect(soldOf(phase([clothes(2), clothes(2), clothes(2)], 1))).toEqual([1, 1, 1, 0]);
    expect(soldOf(phase([clothes(3), clothes(2), clothes(2)], 2))).toEqual([2, 0, 0, 0]);
    expect(soldOf(phase([clothes(3), clothes(2), clothes(2)], 3))).toEqual([2, 1, 1, 0]);
  });

  it('FE-SAL-20 FE-WAG-09: the own price for every good, received before wages are due', () => {
    const t = phase([{ ...clothes(3), cash: 0 }], 9);
    expect([t.pounds(0, 'sales'), t.player(0).cash, t.told('shares')]).toEqual([18, 18 - 8, []]);
  });

  it('FE-SAL-21 FE-STO-10 FE-EX-55: what is not sold can be stored, or is lost', () => {
    const t = phase([clothes(2)], 9);
    expect([t.step, t.open]).toEqual(['storage', ['store 0', 'store 1']]);
    expect(t.do('store 1').stored(0, 'clothes')).toBe(1);
    const w = waterPhase([clothes(2, { edges: ['clothes'] })], 9).do('store 1');
    expect(w.stored(0, 'clothes')).toBe(1);
    expect(
      phase([clothes(2)], 9)
        .do('store 0')
        .stored(0, 'clothes'),
    ).toBe(0);
  });

  it('FE-SAL-22: with enough demand everybody sells the smaller of appeal and goods', () => {
    expect(soldOf(phase([clothes(2), clothes(4), clothes(1)], 19, 3))).toEqual([2, 3, 1, 3]);
  });
});

describe('tiles in the sale', () => {
  it('FE-SAL-16: extra shifts at the first call after the production, not later', () => {
    const t = waterPhase([clothes(6, { tiles: ['extra-shifts', 'small-warehouse'], stored: { clothes: 2 } })], 9);
    expect(t.open).toEqual(['sell stored', 'extra shifts', 'done']);
    t.do('sell stored');
    expect(t.refused('extra shifts')).toBe('too-late');
    const used = waterPhase([clothes(6, { tiles: ['extra-shifts'] })], 9).do('extra shifts');
    expect([soldOf(used)[0], used.player(0).tiles, used.step]).toEqual([4, [], undefined]);
  });

  it('FE-SAL-17 FE-WAG-08 FE-EX-56: the school shuts the last row: 3 goods instead of 5, five workers paid', () => {
    const cutlery = {
      cash: 100,
      tiles: ['school'] as const,
      factories: [factory('cutlery', { level: 2, workers: [2, 3, 3, 0], price: 8 })],
    };
    const at: Situation = { seats: [cutlery], cycle: 'cutlery', empty: 40, run: PHASE };
    const open = water(at).do('done');
    expect([open.told('produced')[0]?.amount, open.pounds(0, 'wages')]).toEqual([5, -16]);
    const shut = water(at).do('shut row');
    expect([shut.told('produced')[0]?.amount, shut.pounds(0, 'wages')]).toEqual([3, -10]);
  });

  it('FE-SAL-17 FE-WAG-08: row 1 can be shut as well, and its machine is not paid either', () => {
    const alone = factory('cutlery', { workers: [1, 0, 0, 0], machines: [1, 0, 0, 0], price: 8 });
    const seats = [{ cash: 100, tiles: ['school'] as const, factories: [alone] }];
    const t = water({ seats, cycle: 'cutlery', empty: 40, run: PHASE }).do('shut row');
    expect([t.told('produced')[0]?.amount, t.pounds(0, 'wages')]).toEqual([0, 0]);
  });

  it('FE-SAL-18 FE-SVI-06 FE-DEV-14: the patron buys one more at the own price, beyond demand and appeal', () => {
    const t = waterPhase([clothes(2, { tiles: ['patron-clothes'] })], 1).do('patron from production');
    expect([soldOf(t)[0], t.pounds(0, 'sales'), t.player(0).space]).toEqual([2, 14, 10 + 2 + 1 + 1]);
    const stock = waterPhase([clothes(3, { tiles: ['patron-clothes', 'small-warehouse'], stored: { clothes: 1 } })], 3);
    expect(stock.open).toEqual(['patron from stock', 'done']);
    expect(waterPhase([clothes(3, { tiles: ['patron-food'] })], 3).step).toBeUndefined();
  });

  it('FE-EVT-09: the joker of the Crown Jubilee buys one more, also beside a real patron, once', () => {
    const t = waterPhase([clothes(1, { tiles: ['patron-clothes'], joker: 1 })], 9).do(
      'patron from production',
      'patron from production',
    );
    expect([soldOf(t)[0], t.player(0).joker]).toEqual([3, 0]);
  });
});

describe('the next production phase begins anew', () => {
  const run = [{ step: 'production' }, { step: 'next-cycle' }, { step: 'production' }] as const;
  const store: SeatSpec = { cash: 100, tiles: ['small-warehouse'] };

  it('FE-SAL-07 FE-STO-10: what was left of another good is not stored again', () => {
    const food = { ...store, factories: [factory('food', { price: 7 })] };
    const t = water({ players: 3, seats: [food], cycle: 'food', empty: 0, run });
    expect([t.step, t.do('store 1').step, t.s.cycle, t.stored(0, 'food')]).toEqual(['storage', undefined, 1, 1]);
  });

  it('FE-SAL-11 FE-SAL-19: who stopped selling one good is asked for the next', () => {
    const one = { price: 3, workers: [1, 0, 0, 0] };
    const seat = { ...store, stored: { food: 1, clothes: 1 } };
    const seats = [{ ...seat, factories: [factory('food', one), factory('clothes', one)] }];
    const t = water({ players: 3, seats, cycle: 'food', empty: 60, run }).do('done');
    expect([t.s.cycle, t.open]).toEqual([1, ['sell stored', 'done']]);
  });

  it('AE-DEV13-3 AE-DEV13-1: a tie that was claimed for one product can be claimed for the next', () => {
    const both = { cash: 100, space: 20, factories: [factory('food', { price: 5 }), factory('clothes', { price: 6 })] };
    const seats: SeatSpec[] = [{ ...both, tiles: ['press-attache'] }, both];
    const t = jubilee({ seats, cycle: 'food', empty: 60, run }).do('claim appeal', 'done');
    expect([t.s.cycle, t.open]).toEqual([1, ['claim appeal', 'claim sales', 'done']]);
  });
});
