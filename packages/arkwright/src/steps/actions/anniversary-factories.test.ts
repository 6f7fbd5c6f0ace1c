import { describe, expect, it } from 'vitest';
import { factory, jubilee, type SeatSpec } from '../../testing/position.ts';

const rich = (spec: SeatSpec = {}): SeatSpec => ({ cash: 200, space: 20, factories: [factory('food')], ...spec });

describe('factories', () => {
  it('AE-EX-09 AE-FAC-01 AE-FAC-02 AE-FAC-03 AE-FAC-04 AE-FAC-05 AE-FAC-06 AE-FAC-07 AE-FAC-08: modernise, close, modernise', () => {
    const t = jubilee({
      decade: 1780,
      fired: 0,
      seats: [
        rich({
          edges: ['clothes'],
          stored: { clothes: 2 },
          factories: [factory('food'), factory('clothes', { quality: 2 }), factory('lamps')],
        }),
      ],
    });
    t.do('use factory at 2', 'modernise food 2', 'close clothes', 'modernise lamps 2');
    expect([t.player(0).factories[1], t.s.fired, t.stored(0, 'clothes'), t.appeal(0, 'food')]).toEqual([null, 4, 2, 5]);
  });

  it('AE-EX-12 AE-FAC-17 AE-FAC-18 AE-FAC-19 AE-FAC-20 AE-FAC-22: modernised twice: £22, five goods, appeal +4', () => {
    const t = jubilee({ decade: 1800, seats: [rich({ factories: [factory('food', { price: 6 })] })] });
    t.do('use factory at 2', 'modernise food 2', 'modernise food 3');
    expect([t.pounds(0, 'action'), t.appeal(0, 'food')]).toEqual([-22, 6]);
    t.do('done', 'done');
    const f = t.factory(0, 'food');
    expect([f.workers, f.price]).toEqual([[2, 2, 0, 0], 6]);
  });

  it('AE-FAC-09 AE-FAC-11 AE-FAC-12 AE-FAC-13 AE-FAC-14 AE-FAC-15 AE-BAD-15 AE-BAD-21 AE-BAD-22: a new factory has one line and a price up to its cost', () => {
    const t = jubilee({ decade: 1780, seats: [rich()], empty: 20, fired: 4 }).do('use factory at 2');
    expect(t.refused('build food 1')).toBe('has-factory');
    t.do('build lamps 2');
    expect(t.open).toEqual([5, 6, 7, 8, 9, 10, 11, 12, 13, 14].map((price) => `price lamps ${price}`));
    expect([t.refused('price lamps 4'), t.refused('price lamps 15')]).toEqual(['lowest-price', 'negative-appeal']);
    t.do('price lamps 10');
    expect([t.factory(0, 'lamps').workers, t.pounds(0, 'action'), t.s.market, t.s.fired]).toEqual([
      [3, 0, 0, 0],
      -14,
      57,
      4,
    ]);
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

  it('AE-FAC-23 AE-PRI-01 AE-PRI-02 AE-PRI-03 AE-PRI-04 AE-BAD-23 AE-BAD-24: then any price may change, up to the perceived quality', () => {
    const t = jubilee({
      seats: [rich({ factories: [factory('food', { quality: 3, distribution: 1 }), factory('lamps', { price: 9 })] })],
    });
    expect(t.refused('price food 6')).toBe('not-offered');
    t.do('use factory at 2', 'done', 'price food 12', 'price lamps 5');
    expect([t.appeal(0, 'food'), t.appeal(0, 'lamps')]).toEqual([0, 6]);
    const u = jubilee({ seats: [rich()] }).do('use factory at 2', 'done');
    expect([u.refused('price food 9'), u.refused('price food 1'), u.refused('price lamps 5')]).toEqual([
      'negative-appeal',
      'lowest-price',
      'not-offered',
    ]);
  });
});
