import { describe, expect, it } from 'vitest';
import { factory, jenny, water } from '../../testing/position.ts';

const seat = { cash: 100, factories: [factory('food'), factory('lamps', { distribution: 1 })] };
const usable = (marker: string, at: number) =>
  jenny({ seats: [{ ...seat, markers: ['first-distribution', 'second-distribution'] }] }).do(`use ${marker} at ${at}`).s
    .turn.left;

describe('distribution', () => {
  it('FE-DIS-01: usable is what was paid, at most £4, £7 or £10', () => {
    expect([2, 4, 10].map((cost) => usable('distribution', cost))).toEqual([2, 4, 4]);
    expect([6, 8, 10].map((cost) => usable('first-distribution', cost))).toEqual([6, 7, 7]);
    expect([8, 10].map((cost) => usable('second-distribution', cost))).toEqual([8, 10]);
  });

  it('FE-DIS-02 FE-DIS-05 FE-EX-20 FE-EX-21: the step to level n takes £n and brings +1 appeal', () => {
    const t = jenny({ seats: [{ ...seat, markers: ['second-distribution'] }] }).do('use second-distribution at 10');
    const before = t.appeal(0, 'food');
    t.do('distribute food', 'distribute food', 'distribute food', 'distribute food');
    // 0 to 4 takes the whole £10, so the action is over.
    expect([t.factory(0, 'food').distribution, t.appeal(0, 'food'), t.step]).toEqual([4, before + 4, 'prices']);
    expect(t.refused('distribute lamps')).toBe('not-enough-paid');
    const raised = jenny({ seats: [{ ...seat, markers: ['second-distribution'] }] }).do(
      'use second-distribution at 10',
      'distribute lamps',
      'distribute lamps',
    );
    expect(raised.s.turn.left).toBe(10 - 5);
  });

  it('FE-DIS-03: split over factories; the rest lapses', () => {
    const t = jenny({ seats: [seat] }).do('use distribution at 4', 'distribute food', 'distribute lamps', 'done');
    expect([t.factory(0, 'food').distribution, t.factory(0, 'lamps').distribution]).toEqual([1, 2]);
  });

  it('FE-DIS-04 FE-CMP-10 FE-BAD-38 FE-BAD-39: at most 4, and not beyond the usable amount', () => {
    const t = jenny({
      seats: [
        {
          cash: 50,
          factories: [factory('food', { distribution: 4 }), factory('lamps', { distribution: 3 }), factory('clothes')],
        },
      ],
    }).do('use distribution at 2');
    expect(t.refused('distribute food')).toBe('distribution-ends');
    expect(t.refused('distribute lamps')).toBe('not-enough-paid');
  });

  it('FE-DIS-04: a factory at its end is not raised, whatever was paid', () => {
    const seats = [{ cash: 50, factories: [factory('food', { distribution: 4 }), factory('lamps')] }];
    const t = water({ seats: seats.map((spec) => ({ ...spec, markers: ['second-distribution' as const] })) });
    t.do('use second-distribution at 10');
    expect(t.open.filter((line) => line.startsWith('distribute'))).toEqual(['distribute lamps']);
    expect(t.refused('patent adds')).toBe('not-your-tile');
  });

  it('FE-DIS-06: then prices', () => {
    expect(jenny({ seats: [seat] }).do('use distribution at 2', 'done').step).toBe('prices');
  });
});

describe('the patent', () => {
  const patent = { ...seat, tiles: ['patent'] as const, markers: ['first-distribution'] as const };

  it('FE-DIS-07 FE-DEV-13 FE-EX-43: £2 more, beyond the limit of the marker; the tile is kept', () => {
    const t = water({ seats: [patent] }).do('use first-distribution at 8', 'patent adds');
    expect([t.s.turn.left, t.player(0).tiles]).toEqual([9, ['patent']]);
  });

  it('FE-DIS-08: returned for two free steps in any factories, not above 4', () => {
    const t = water({
      seats: [{ ...patent, factories: [factory('food', { distribution: 3 }), factory('lamps', { distribution: 3 })] }],
    }).do('use distribution at 2', 'patent returns', 'distribute food');
    expect(t.refused('distribute food')).toBe('distribution-ends');
    t.do('distribute lamps');
    expect([t.player(0).tiles, t.factory(0, 'lamps').distribution]).toEqual([[], 4]);
  });

  it('FE-DIS-08 FE-DIS-03: after the two steps the action goes on, and their factories may be re-priced', () => {
    const t = water({ seats: [patent] }).do(
      'use distribution at 2',
      'patent returns',
      'distribute food',
      'distribute food',
    );
    expect([t.step, t.factory(0, 'food').distribution]).toEqual(['distribution', 2]);
    expect(t.open).toContain('distribute lamps');
    const one = water({ seats: [patent] }).do('use distribution at 2', 'patent returns', 'distribute food', 'done');
    expect([one.step, one.factory(0, 'food').distribution]).toEqual(['distribution', 1]);
  });

  it('FE-DIS-08 FE-PRI-02 FE-PRI-03: a factory raised by it is re-priced for nothing, others for £1 of the cost', () => {
    const all = (['food', 'clothes', 'cutlery', 'lamps'] as const).map((good) => factory(good));
    const t = water({ seats: [{ ...patent, factories: all }] }).do('use distribution at 2', 'patent returns');
    t.do('distribute food', 'distribute food', 'done', 'price lamps 6', 'price clothes 6');
    expect([t.refused('price cutlery 6'), t.rule('price cutlery 6')]).toEqual(['no-spare-pounds', 'FE-PRI-04']);
    expect(t.do('price food 6').factory(0, 'food').price).toBe(6);
  });

  it('FE-DIS-08: it is not returned where no step is possible', () => {
    const full = [factory('food', { distribution: 4 }), factory('lamps', { distribution: 4 })];
    const t = water({ seats: [{ ...patent, factories: full }] }).do('use distribution at 2');
    expect(t.open).toEqual(['patent adds', 'done']);
  });

  it('FE-DIS-09: one of the two uses in an action', () => {
    const t = water({ seats: [patent] }).do('use first-distribution at 8', 'patent adds');
    expect(t.refused('patent returns')).toBe('patent-once');
    expect(t.refused('patent adds')).toBe('patent-once');
  });

  it('FE-DIS-07 FE-DIS-08: a patent that was used is used, also where nothing can rise any more', () => {
    const end = water().rs.distributionLimit;
    const seat = { cash: 50, tiles: ['patent'] as const, factories: [factory('food', { distribution: end })] };
    const t = water({ seats: [seat] }).do('use distribution at 4');
    expect(t.refused('patent returns')).toBe('distribution-ends');
    t.do('patent adds');
    expect([t.refused('patent returns'), t.refused('patent adds')]).toEqual(['patent-once', 'patent-once']);
  });
});
