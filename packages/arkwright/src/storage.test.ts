import { describe, expect, it } from 'vitest';
import type { Frame } from './frames.ts';
import { factory, jenny, type SeatSpec, water } from './testing/position.ts';

const store = (good: number, amount: number): Frame[] => [{ step: 'storage', seat: 0, good, amount }];

describe('storage', () => {
  it('FE-STO-01 FE-STO-04 FE-EX-32: five in all, of any kinds; two food and one clothes leave room for two lamps', () => {
    const t = jenny({ seats: [{ stored: { food: 2, clothes: 1 }, factories: [factory('lamps')] }], run: store(3, 3) });
    expect(t.open).toEqual(['store 0', 'store 1', 'store 2', 'discard food', 'discard clothes']);
    expect(t.refused('store 3')).toBe('no-room');
    t.do('discard clothes', 'store 3');
    expect(t.player(0).stored).toEqual([2, 0, 0, 3]);
  });

  it('FE-STO-02: stored goods lie on the last prices, which cannot be set', () => {
    const t = water({
      seats: [
        { tiles: ['small-warehouse'], stored: { lamps: 3 }, factories: [factory('lamps', { level: 4, quality: 6 })] },
      ],
      run: [{ step: 'build-price', seat: 0, good: 3 }],
    });
    expect(t.open.at(-1)).toBe('price lamps 22');
    expect(t.refused('price lamps 23')).toBe('stored-goods-block');
  });

  it('FE-STO-03: only to the right of the price', () => {
    const t = jenny({
      seats: [{ factories: [factory('lamps', { price: 23, quality: 4, level: 2, distribution: 4 })] }],
      run: store(3, 4),
    });
    expect(t.open).toEqual(['store 0', 'store 1', 'store 2']);
  });

  it('FE-STO-03 FE-STO-01: at most 25 less the price; without a factory the whole scale; and goods there already count', () => {
    const most = (spec: SeatSpec) =>
      jenny({ seats: [spec], run: store(3, 9) })
        .open.filter((line) => line.startsWith('store'))
        .at(-1);
    const lamps = (price: number) => [factory('lamps', { price, quality: 4, level: 2, distribution: 4 })];
    expect([most({ factories: lamps(21) }), most({ factories: lamps(20) })]).toEqual(['store 4', 'store 5']);
    expect([most({}), most({ stored: { lamps: 1 } })]).toEqual(['store 5', 'store 4']);
    expect(most({ factories: lamps(23), stored: { lamps: 1 } })).toBe('store 1');
    expect(most({ factories: lamps(23), stored: { food: 4 } })).toBe('store 1');
  });

  it('FE-STO-04: another kind is thrown away only where that makes room', () => {
    const at = (price: number, stored: NonNullable<SeatSpec['stored']>) =>
      jenny({
        seats: [{ factories: [factory('lamps', { price, quality: 4, level: 2, distribution: 4 })], stored }],
        run: store(3, 4),
      });
    // The price scale of lamps is full: food is not what is in the way.
    const scale = at(24, { lamps: 1, food: 2 });
    expect([scale.step, scale.stored(0, 'lamps')]).toEqual([undefined, 1]);
    expect(at(24, { food: 5 }).open).toEqual(['store 0', 'discard food']);
    expect(at(20, { food: 1 }).open).toEqual(['store 0', 'store 1', 'store 2', 'store 3', 'store 4']);
    expect(at(20, { food: 1, lamps: 3 }).open).toContain('discard food');
    // One more fits on the scale, and there is room for one.
    expect(at(24, { food: 4 }).open).toEqual(['store 0', 'store 1']);
    expect(at(24, { lamps: 1, food: 3 }).step).toBeUndefined();
    const enough = at(20, { food: 1, cutlery: 2 });
    expect(enough.open).toEqual(['store 0', 'store 1', 'store 2', 'discard food', 'discard cutlery']);
    expect([enough.refused('discard clothes'), enough.rule('discard clothes')]).toEqual(['not-that-many', 'FE-STO-04']);
    const free = at(20, { food: 1 });
    expect([free.refused('discard food'), free.rule('discard food')]).toEqual(['room-enough', 'FE-STO-04']);
    expect([free.refused('store 5'), free.rule('store 5')]).toEqual(['not-that-many', 'FE-STO-10']);
    const same = at(20, { lamps: 5 });
    expect(same.step).toBeUndefined();
  });

  it('FE-STO-07 FE-STO-09: column and rows take what they hold, the price scales the rest', () => {
    const most = (spec: SeatSpec, good = 0) =>
      water({ seats: [spec], run: store(good, 20) })
        .open.filter((line) => line.startsWith('store'))
        .at(-1);
    expect([most({ edges: ['food'] }), most({ edges: ['food'], stored: { food: 2 } })]).toEqual(['store 5', 'store 3']);
    expect([most({ edges: ['row-1'] }), most({ edges: ['row-2'] })]).toEqual(['store 2', 'store 3']);
    expect([most({ edges: ['row-1', 'row-2'] }), most({ edges: ['clothes', 'row-1'] })]).toEqual([
      'store 5',
      'store 2',
    ]);
    expect(most({ edges: ['food'], tiles: ['small-warehouse'] })).toBe('store 10');
    expect(most({ edges: ['food'], tiles: ['small-warehouse'], stored: { food: 6, lamps: 2 } })).toBe('store 2');
    expect(most({ edges: ['food'], tiles: ['small-warehouse'], stored: { food: 9 } }, 3)).toBe('store 1');
  });

  it('FE-STO-04 FE-STO-09: what lies in the large warehouse is not in the way of another kind', () => {
    const seats: SeatSpec[] = [{ edges: ['food'], tiles: ['small-warehouse'], stored: { food: 3, lamps: 5 } }];
    expect(water({ seats, run: store(1, 2) }).open).toEqual(['store 0', 'discard lamps']);
  });

  it('FE-STO-03 FE-STO-05: goods without a warehouse worker stay where the price scale has room for them, and no more', () => {
    const left = (good: 'food' | 'lamps', price: number, stored: number) =>
      water({
        seats: [
          {
            tiles: ['small-warehouse'],
            edges: [good],
            stored: { [good]: stored },
            factories: [factory(good, { price })],
          },
        ],
        run: [{ step: 'dismissals', k: 0 }],
      })
        .do(`dismiss worker ${good}`)
        .stored(0, good);
    expect([left('food', 5, 5), left('food', 5, 7), left('food', 23, 4), left('lamps', 23, 4)]).toEqual([5, 5, 2, 2]);
  });

  it('FE-STO-05 FE-STO-03: what lies to the left of the price must go, the rest is chosen', () => {
    const dismissed = (price: number, stored: NonNullable<SeatSpec['stored']>) =>
      water({
        seats: [{ tiles: ['small-warehouse'], edges: ['food'], stored, factories: [factory('food', { price })] }],
        run: [{ step: 'dismissals', k: 0 }],
      }).do('dismiss worker food');
    const forced = dismissed(23, { food: 4, lamps: 1 });
    expect([forced.step, forced.player(0).stored]).toEqual([undefined, [2, 0, 0, 1]]);
    expect(dismissed(5, { food: 5, lamps: 1 }).open).toEqual(['discard food', 'discard lamps']);
  });

  it('FE-STO-05: in Water Frame nothing without a warehouse; the goods are gone, unpaid', () => {
    const t = water({ seats: [{ cash: 7, factories: [factory('food')] }], run: store(0, 3) });
    expect([t.step, t.player(0).stored, t.player(0).cash]).toEqual([undefined, [0, 0, 0, 0], 7]);
    expect(t.told('lost-goods')[0]?.amount).toBe(3);
  });

  it('FE-STO-06 FE-DEV-16: the small warehouse holds five, with the same limits', () => {
    const small: SeatSpec = { tiles: ['small-warehouse'], stored: { food: 3 }, factories: [factory('lamps')] };
    expect(water({ seats: [small], run: store(3, 4) }).open).toEqual(['store 0', 'store 1', 'store 2', 'discard food']);
  });

  it('FE-STO-08: workers of the warehouse cannot be hired or moved now', () => {
    const t = water({
      seats: [{ edges: ['food'], factories: [factory('lamps')], tiles: ['small-warehouse'] }],
      run: store(3, 4),
    });
    expect(t.refused('shift food to lamps')).toBe('not-offered');
    expect(t.refused('staff lamps')).toBe('not-offered');
  });

  it('FE-STO-09: goods go to the large warehouse to make room in the small one', () => {
    // Five food in the staffed column leave the price scales free for five lamps.
    const t = water({
      seats: [{ edges: ['food'], stored: { food: 5 }, factories: [factory('lamps')], tiles: ['small-warehouse'] }],
      run: store(3, 5),
    }).do('store 5');
    expect(t.player(0).stored).toEqual([5, 0, 0, 5]);
  });

  it('FE-BAD-68: not more than there is room for', () => {
    const t = water({ seats: [{ edges: ['row-1'], stored: { food: 1 } }], run: store(0, 3) });
    expect(t.refused('store 2')).toBe('no-room');
    const full = jenny({ seats: [{ stored: { food: 5 }, factories: [factory('lamps')] }], run: store(3, 2) });
    expect(full.refused('store 1')).toBe('no-room');
  });

  it('AMB-45: a space under a staffed row and a staffed column holds one good', () => {
    const t = water({ seats: [{ edges: ['food', 'row-1', 'row-2'] }], run: [] });
    expect([0, 1].map((good) => t.rs.largeWarehouse(t.player(0), good))).toEqual([5, 5]);
  });
});
