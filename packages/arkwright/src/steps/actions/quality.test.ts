import { describe, expect, it } from 'vitest';
import { factory, jenny, water } from '../../testing/position.ts';

const seat = { cash: 100, factories: [factory('food'), factory('lamps')] };
const increases = (marker: string, at: number) =>
  jenny({ seats: [{ ...seat, markers: ['first-quality', 'second-quality'] }] }).do(`use ${marker} at ${at}`).s.turn
    .left;

describe('quality', () => {
  it('FE-QUA-01 FE-QUA-02 FE-QUA-03: thresholds of the three markers', () => {
    expect([4, 6, 10].map((cost) => increases('quality', cost))).toEqual([0, 1, 1]);
    expect([2, 4, 8, 10].map((cost) => increases('first-quality', cost))).toEqual([0, 1, 2, 2]);
    expect([2, 4, 6, 10].map((cost) => increases('second-quality', cost))).toEqual([0, 1, 2, 3]);
  });

  it('FE-QUA-05 FE-CMP-12 FE-EX-19: spread or stacked; each is +1 quality and +1 appeal at once', () => {
    const t = jenny({ seats: [{ ...seat, markers: ['second-quality'] }] }).do('use second-quality at 10');
    const before = t.appeal(0, 'food');
    t.do('improve food', 'improve food');
    expect([t.factory(0, 'food').quality, t.appeal(0, 'food')]).toEqual([2, before + 2]);
    t.do('improve lamps');
    expect(t.factory(0, 'lamps').quality).toBe(1);
  });

  it('FE-QUA-06 FE-CMP-09 FE-BAD-37: not above 4', () => {
    const t = jenny({ seats: [{ cash: 100, factories: [factory('food', { quality: 4 }), factory('lamps')] }] }).do(
      'use quality at 6',
    );
    expect(t.refused('improve food')).toBe('quality-ends');
  });

  it('FE-QUA-08: with the engineer up to 6, and it stays when he is gone', () => {
    const high = { cash: 100, factories: [factory('food', { quality: 5 })] };
    const t = water({ seats: [{ ...high, tiles: ['engineer'] }] }).do('use quality at 2', 'pay 6', 'improve food');
    expect(t.factory(0, 'food').quality).toBe(6);
    const gone = water({ seats: [high] }).do('use quality at 6');
    // Nothing can be improved any more, but 5 stays.
    expect([gone.step, gone.factory(0, 'food').quality]).toEqual(['prices', 5]);
  });

  it('FE-QUA-09 FE-BAD-36: then prices; no more increases than were paid for', () => {
    const t = jenny({ seats: [seat] }).do('use quality at 6', 'improve food');
    expect(t.step).toBe('prices');
    expect(t.refused('improve food')).toBe('fewer-increases');
  });

  it('FE-QUA-10: only where a factory stands', () => {
    const t = jenny({ seats: [seat] }).do('use quality at 6');
    expect(t.refused('improve clothes')).toBe('no-factory');
  });
});
