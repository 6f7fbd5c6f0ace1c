import { describe, expect, it } from 'vitest';
import { factory, jubilee, rich } from '../../testing/position.ts';

describe('factories', () => {
  const three = {
    decade: 1780,
    fired: 0,
    seats: [
      rich({
        edges: ['clothes'],
        stored: { clothes: 2 },
        factories: [
          factory('food'),
          factory('clothes', { quality: 2, distribution: 1, machines: [1, 0, 0, 0], workers: [1, 2, 0, 0] }),
          factory('lamps'),
        ],
      }),
    ],
  } as const;

  it('AE-EX-09 AE-FAC-01 AE-FAC-02: modernise, close, modernise, in any order and for any fee', () => {
    const t = jubilee(three).do('use factory at 2', 'modernise food 2', 'close clothes', 'modernise lamps 2');
    expect(t.player(0).factories.map((f) => f?.level ?? 0)).toEqual([2, 0, 0, 2]);
    // Each task is paid before the next.
    expect([t.player(0).cash, t.appeal(0, 'food')]).toEqual([200 - 2 - 10 - 14, 5]);
    expect(jubilee(three).do('use factory at 10').open).toContain('modernise food 2');
  });

  it('AE-FAC-03 AE-FAC-06: closing is free and sends all workers to the pool', () => {
    const t = jubilee(three).do('use factory at 2', 'close clothes');
    expect([t.player(0).cash, t.s.fired]).toEqual([198, 3]);
  });

  it('AE-FAC-04 AE-FAC-05 AE-FAC-07: nothing of the factory is left: strip, machines, price, quality, marketing', () => {
    const t = jubilee(three).do('use factory at 2', 'close clothes');
    expect([t.player(0).factories[1], t.appeal(0, 'clothes')]).toEqual([null, 0]);
    t.do('build clothes 1', 'price clothes 9');
    expect(t.factory(0, 'clothes')).toMatchObject({ quality: 0, distribution: 0, machines: [0, 0, 0, 0], price: 9 });
  });

  it('AE-FAC-08: stored crates stay, and are sold on the stock exchange only', () => {
    const t = jubilee({ ...three, cycle: 'clothes', run: [{ step: 'turn', seat: 0 }, { step: 'production' }] });
    t.do('use factory at 2', 'close clothes', 'done', 'done');
    expect([t.stored(0, 'clothes'), t.pounds(0, 'sales')]).toEqual([2, 0]);
    const later = jubilee({ seats: [rich({ tiles: ['small-warehouse'], stored: { clothes: 2 } })] });
    later.do('use stock-exchange at 2', 'sell 2 clothes');
    expect(later.stored(0, 'clothes')).toBe(0);
  });

  it('AE-EX-12 AE-FAC-18 AE-FAC-22: modernised twice: £10 and £12', () => {
    const t = jubilee({ decade: 1800, seats: [rich({ factories: [factory('food', { price: 6 })] })] });
    t.do('use factory at 2', 'modernise food 2', 'modernise food 3');
    expect(t.pounds(0, 'action')).toBe(-22);
  });

  it('AE-FAC-17 AE-FAC-19: the next level of the same product; workers, machines, quality, marketing and price stay', () => {
    const kept = { price: 6, quality: 1, distribution: 2, workers: [1, 2, 1, 0], machines: [1, 0, 0, 0] };
    const t = jubilee({ decade: 1800, seats: [rich({ factories: [factory('food', kept)] })] });
    t.do('use factory at 2', 'modernise food 2');
    expect(t.factory(0, 'food')).toMatchObject({ ...kept, level: 2 });
  });

  it('AE-FAC-20: appeal rises by the difference of the costs, and production is recounted', () => {
    const position = {
      decade: 1800,
      cycle: 'food',
      seats: [rich({ factories: [factory('food', { price: 6 })] })],
    } as const;
    const t = jubilee({ ...position, run: [{ step: 'turn', seat: 0 }, { step: 'production' }] });
    t.do('use factory at 2', 'modernise food 2', 'modernise food 3');
    expect(t.appeal(0, 'food')).toBe(6);
    t.do('done', 'done');
    // Two lines of level III make five crates.
    expect(t.told('produced')[0]?.amount).toBe(5);
  });

  const built = () => jubilee({ decade: 1780, seats: [rich()], empty: 20, fired: 4 }).do('use factory at 2');

  it('AE-FAC-09 AE-BAD-15: only for a product that he does not produce', () => {
    expect([built().refused('build food 1'), built().refused('build food 2')]).toEqual(['has-factory', 'has-factory']);
  });

  it('AE-FAC-11 AE-FAC-12 AE-FAC-13: for its cost; the first line is staffed, from the market', () => {
    const t = built().do('build lamps 2', 'price lamps 10');
    expect([t.factory(0, 'lamps').workers, t.pounds(0, 'action')]).toEqual([[3, 0, 0, 0], -14]);
    expect([t.s.market, t.s.fired]).toEqual([57, 4]);
  });

  it('AE-FAC-14 AE-BAD-21 AE-BAD-22: its price is set at once, between the minimum and its cost', () => {
    const t = built().do('build lamps 2');
    expect(t.open).toEqual([5, 6, 7, 8, 9, 10, 11, 12, 13, 14].map((price) => `price lamps ${price}`));
    expect([t.refused('price lamps 4'), t.refused('price lamps 15')]).toEqual(['lowest-price', 'negative-appeal']);
    expect([t.rule('price lamps 4'), t.rule('price lamps 15')]).toEqual(['AE-PRI-02', 'AE-PRI-02']);
  });

  it('AE-FAC-15: its appeal is what the price leaves of the cost', () => {
    expect(built().do('build lamps 2', 'price lamps 10').appeal(0, 'lamps')).toBe(4);
  });

  it('AE-FAC-16 AE-AMB-53 AE-DP-20: closed and opened again in one action, from scratch', () => {
    const t = jubilee({ seats: [rich({ factories: [factory('food', { quality: 2, distribution: 1 })] })] });
    t.do('use factory at 2', 'close food', 'build food 1', 'price food 5');
    expect(t.factory(0, 'food')).toMatchObject({ quality: 0, distribution: 0, workers: [2, 0, 0, 0] });
  });

  it('AE-AMB-54 AE-AMB-69: what was built in the action may be closed in it, but not built once more', () => {
    const t = jubilee({ seats: [rich()], empty: 20, fired: 0 }).do('use factory at 2');
    t.do('build lamps 1', 'price lamps 9');
    const paid = t.player(0).cash;
    t.do('close lamps');
    expect([t.player(0).factories[3], t.s.fired, t.player(0).cash]).toEqual([null, 3, paid]);
    expect([t.refused('build lamps 1'), t.rule('build lamps 1')]).toEqual(['opened-now', 'AE-AMB-69']);
    // A factory that stood before may go, come back as a new one, and go again.
    t.do('close food', 'build food 1', 'price food 5', 'close food', 'done');
    expect(t.player(0).factories).toEqual([null, null, null, null]);
  });

  it('AE-FAC-21 AE-BAD-16 AE-BAD-17 AE-BAD-18: no level that is not there yet, and none skipped', () => {
    const t = jubilee({ decade: 1770, seats: [rich()] }).do('use factory at 2');
    expect(t.refused('modernise food 2')).toBe('modernise-not-yet');
    expect(t.refused('build lamps 2')).toBe('level-not-yet');
    expect(
      jubilee({ decade: 1800, seats: [rich()] })
        .do('use factory at 2')
        .refused('modernise food 3'),
    ).toBe('one-level-at-a-time');
  });

  const priced = () =>
    jubilee({
      seats: [rich({ factories: [factory('food', { quality: 3, distribution: 1 }), factory('lamps', { price: 9 })] })],
    });

  it('AE-FAC-23 AE-PRI-01 AE-PRI-04: then any or all prices may change; appeal follows at once', () => {
    const t = priced().do('use factory at 2', 'done', 'price food 12', 'price lamps 5');
    expect([t.appeal(0, 'food'), t.appeal(0, 'lamps')]).toEqual([0, 6]);
    expect(priced().do('use factory at 2', 'done', 'done').factory(0, 'food').price).toBe(5);
  });

  it('AE-PRI-02 AE-PRI-03: from the minimum to cost, quality and marketing together, also above 10', () => {
    const t = priced().do('use factory at 2', 'done');
    const prices = t.open.filter((line) => line.startsWith('price food'));
    expect([prices[0], prices.at(-1)]).toEqual(['price food 2', 'price food 12']);
    expect([t.refused('price food 13'), t.refused('price food 1')]).toEqual(['negative-appeal', 'lowest-price']);
  });

  it('AE-BAD-23 AE-BAD-24: not without this action, and not without a factory', () => {
    expect(priced().refused('price food 6')).toBe('not-offered');
    expect(priced().do('use workers at 2').refused('price food 6')).toBe('not-offered');
    expect(priced().do('use factory at 2', 'done').refused('price clothes 5')).toBe('no-factory');
  });
});
