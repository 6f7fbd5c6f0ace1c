import { describe, expect, it } from 'vitest';
import { factory, jubilee, type SeatSpec } from '../../testing/position.ts';

const rich = (spec: SeatSpec = {}): SeatSpec => ({ cash: 200, space: 20, factories: [factory('food')], ...spec });

describe('the school of the anniversary edition', () => {
  it('AE-DEV14-1 AE-DP-29: after all machines, as many as were replaced, also to free edges of the warehouse', () => {
    const seat: SeatSpec = { cash: 100, factories: [factory('lamps', { workers: [3, 3, 3, 0] })], tiles: ['school'] };
    const t = jubilee({ seats: [{ ...seat, edges: ['food'] }], fired: 4 }).do(
      'use machinery at 6',
      'machine lamps row 1',
      'machine lamps row 2',
    );
    expect(t.step).toBe('school');
    expect(t.open.filter((line) => line.startsWith('staff'))).toEqual([
      'staff clothes',
      'staff cutlery',
      'staff lamps',
      'staff row-1',
      'staff row-2',
    ]);
    t.do('staff clothes', 'retrain lamps row 4');
    expect([t.s.fired, t.factory(0, 'lamps').workers, t.player(0).edges, t.step]).toEqual([
      4,
      [2, 2, 3, 1],
      0b11,
      'special',
    ]);
  });

  it('AE-DEV14-1 AE-WRK-19: in 1810 the featured good has not been done yet, one before it has', () => {
    const factories = [factory('food'), factory('clothes'), factory('lamps')];
    const t = jubilee({ seats: [{ cash: 100, factories, tiles: ['school'] }], decade: 1810, cycle: 'clothes' });
    t.do('use machinery at 4', 'machine lamps row 1');
    expect(t.refused('retrain food row 3')).toBe('finished-for-the-game');
    expect(t.open).toContain('retrain clothes row 3');
  });
});

describe('machines, quality and marketing', () => {
  it('AE-EX-15 AE-MAC-01 AE-MAC-02 AE-BAD-11: thresholds of £3, £6 and £13', () => {
    const machines = (at: number) => jubilee({ seats: [rich()] }).do(`use machinery at ${at}`).s.turn.left;
    expect([2, 4, 6, 8, 10].map(machines)).toEqual([0, 1, 2, 2, 2]);
    expect(
      jubilee({ seats: [rich()] })
        .do('use machinery at 2')
        .refused('machine food row 1'),
    ).toBe('fewer-machines');
  });

  it('AE-MAC-04 AE-MAC-05 AE-MAC-06 AE-MAC-07 AE-MAC-09 AE-BAD-35 AE-DP-28 AE-AMB-27: a worker on a cog space is replaced', () => {
    const t = jubilee({
      fired: 0,
      seats: [rich({ factories: [factory('food', { workers: [2, 1, 0, 0] }), factory('lamps')] })],
    });
    t.do('use machinery at 6');
    expect(t.refused('machine food row 2')).toBe('needs-worker-on-machine-space');
    t.do('machine food row 1', 'machine lamps row 1');
    expect([t.factory(0, 'food').workers, t.factory(0, 'food').machines, t.s.fired]).toEqual([
      [1, 1, 0, 0],
      [1, 0, 0, 0],
      2,
    ]);
  });

  it('AE-MAC-10 AE-QUA-05: advanced tiles are cheaper', () => {
    const { rs } = jubilee();
    expect(rs.machinery['second-machinery']?.[2]).toBeLessThan(13);
    expect(rs.quality['second-quality']).toHaveLength(3);
  });

  it('AE-EX-17 AE-QUA-02 AE-QUA-03: the gray quality tile: three boosts for £10', () => {
    const t = jubilee({ seats: [rich({ markers: ['second-quality'] })] });
    const before = t.appeal(0, 'food');
    t.do('use second-quality at 10', 'improve food', 'improve food', 'improve food');
    expect([t.factory(0, 'food').quality, t.appeal(0, 'food') - before]).toEqual([3, 3]);
  });

  it('AE-EX-18 AE-MKT-01 AE-MKT-02 AE-MKT-03 AE-MKT-05 AE-MKT-06 AE-MKT-07 AE-MKT-08: £4 of £6 can be used', () => {
    const t = jubilee({ seats: [rich({ factories: [factory('food'), factory('lamps')] })] }).do(
      'use distribution at 6',
    );
    expect(t.refused('distribute clothes')).toBe('no-factory');
    t.do('distribute food', 'distribute food', 'distribute lamps');
    expect([t.s.turn.left, t.factory(0, 'food').distribution, t.factory(0, 'lamps').distribution]).toEqual([0, 2, 1]);
  });

  it('AE-EX-19a AE-EX-19b AE-MKT-04 AE-MKT-09 AE-CMP-18 AE-BAD-37: +4 costs £10; from +1 to +3 £5', () => {
    const t = jubilee({ seats: [rich({ markers: ['second-distribution'] })] }).do('use second-distribution at 10');
    t.do('distribute food', 'distribute food', 'distribute food', 'distribute food');
    expect([t.factory(0, 'food').distribution, t.step]).toEqual([4, 'prices']);
    const u = jubilee({
      seats: [rich({ markers: ['second-distribution'], factories: [factory('food', { distribution: 1 })] })],
    });
    u.do('use second-distribution at 6', 'distribute food', 'distribute food');
    expect(u.s.turn.left).toBe(1);
    expect(u.refused('distribute food')).toBe('not-enough-paid');
  });

  it('AE-MAC-11: then a special tile may be taken, also when the fee bought no machine', () => {
    const bought = jubilee({ seats: [rich()], onlyTiles: ['patent'] }).do('use machinery at 4', 'machine food row 1');
    expect(bought.step).toBe('special');
    const t = jubilee({ seats: [rich()], onlyTiles: ['patent'] }).do('use machinery at 2', 'take tile patent');
    expect([t.player(0).tiles, t.factory(0, 'food').machines]).toEqual([['patent'], [0, 0, 0, 0]]);
  });
});
