import { describe, expect, it } from 'vitest';
import { GREYS } from '../../markers.ts';
import { factory, jubilee, rich, type SeatSpec } from '../../testing/position.ts';
import type { Tile } from '../../tiles/names.ts';

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
  it('AE-MAC-02 AE-MAC-03: from £3, from £6, and only with help from £13; a pound less is not enough', () => {
    const machines = (slot: number, pay: number, tiles: readonly Tile[] = ['accountant']) =>
      jubilee({ seats: [rich({ tiles, workshop: 'food' })] }).do(`use machinery at ${slot}`, `pay ${pay}`).s.turn.left;
    expect([machines(2, 2), machines(4, 3), machines(4, 5), machines(4, 6)]).toEqual([0, 1, 1, 2]);
    expect([machines(10, 12), machines(8, 9, ['accountant', 'workshop'])]).toEqual([2, 2]);
    expect(machines(8, 10, ['accountant', 'workshop'])).toBe(3);
  });

  it('AE-EX-15 AE-MAC-01 AE-BAD-11: two machines for £6 and more, one for £4, none for £2', () => {
    const machines = (at: number) => jubilee({ seats: [rich()] }).do(`use machinery at ${at}`).s.turn.left;
    expect([2, 4, 6, 8, 10].map(machines)).toEqual([0, 1, 2, 2, 2]);
    expect(
      jubilee({ seats: [rich()] })
        .do('use machinery at 2')
        .refused('machine food row 1'),
    ).toBe('fewer-machines');
  });

  it('AE-MAC-01: three machines from the third value of the tile on, whichever tile it is', () => {
    for (const marker of ['machinery', 'first-machinery', 'second-machinery'] as const) {
      const machines = (pounds: number) => {
        const seats = [rich({ tiles: ['accountant', 'workshop'], workshop: 'food', markers: GREYS })];
        const slot = [2, 4, 6, 8, 10].find((fee) => Math.abs(fee - (pounds - 3)) <= 2);
        return jubilee({ seats }).do(`use ${marker} at ${slot}`, `pay ${pounds - 3}`).s.turn.left;
      };
      const third = jubilee().rs.machinery[marker]?.[2] ?? 0;
      expect([marker, machines(third), machines(third - 1)]).toEqual([marker, 3, 2]);
    }
  });

  const cogs = () =>
    jubilee({
      fired: 0,
      seats: [rich({ factories: [factory('food', { workers: [2, 1, 0, 0] }), factory('lamps')] })],
    }).do('use machinery at 6');

  it('AE-MAC-04 AE-MAC-05 AE-BAD-35 AE-AMB-27: it replaces a worker on a cog space, and stands on no other', () => {
    const t = cogs();
    // Line 2 of food has a worker on its plain space only, line 3 nobody.
    for (const row of [2, 3]) expect(t.refused(`machine food row ${row}`)).toBe('needs-worker-on-machine-space');
    t.do('machine food row 1');
    expect([t.factory(0, 'food').workers, t.factory(0, 'food').machines]).toEqual([
      [1, 1, 0, 0],
      [1, 0, 0, 0],
    ]);
    expect(t.refused('machine food row 1')).toBe('needs-worker-on-machine-space');
  });

  it('AE-MAC-06 AE-MAC-07 AE-DP-28: spread over factories; who is replaced goes to the pool', () => {
    const t = cogs().do('machine food row 1', 'machine lamps row 1');
    expect([t.factory(0, 'food').machines[0], t.factory(0, 'lamps').machines[0], t.s.fired]).toEqual([1, 1, 2]);
  });

  it('AE-MAC-09: the line stays fully occupied, and output does not change', () => {
    const run = [{ step: 'turn', seat: 0 }, { step: 'production' }] as const;
    const t = jubilee({ seats: [rich()], cycle: 'food', run }).do('use machinery at 4', 'machine food row 1', 'done');
    expect(t.told('produced')[0]?.amount).toBe(3);
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

  const market = (spec: SeatSpec = {}) =>
    jubilee({ seats: [rich({ factories: [factory('food'), factory('lamps')], ...spec })] });

  it('AE-EX-18 AE-MKT-01 AE-MKT-05: the fee, and £4 of it at most; advanced tiles £7 and £10', () => {
    const usable = (marker: string, at: number) =>
      market({ markers: ['first-distribution', 'second-distribution'] }).do(`use ${marker} at ${at}`).s.turn.left;
    expect([2, 4, 6, 10].map((at) => usable('distribution', at))).toEqual([2, 4, 4, 4]);
    expect([6, 8, 10].map((at) => usable('first-distribution', at))).toEqual([6, 7, 7]);
    expect([8, 10].map((at) => usable('second-distribution', at))).toEqual([8, 10]);
  });

  it('AE-MKT-02 AE-MKT-03 AE-MKT-07: a step to level n costs £n and adds 1 appeal; the amount may be split', () => {
    const t = market().do('use distribution at 6');
    const before = [t.appeal(0, 'food'), t.appeal(0, 'lamps')];
    t.do('distribute food');
    expect([t.s.turn.left, t.appeal(0, 'food')]).toEqual([3, (before[0] ?? 0) + 1]);
    t.do('distribute food', 'distribute lamps');
    expect([t.s.turn.left, t.factory(0, 'food').distribution, t.factory(0, 'lamps').distribution]).toEqual([0, 2, 1]);
    expect([t.appeal(0, 'food'), t.appeal(0, 'lamps')]).toEqual([(before[0] ?? 0) + 2, (before[1] ?? 0) + 1]);
  });

  it('AE-MKT-06 AE-MKT-08: what is not used is lost; nothing for a product without a factory', () => {
    const t = market().do('use distribution at 4');
    expect([t.refused('distribute clothes'), t.rule('distribute clothes')]).toEqual(['no-factory', 'AE-MKT-02']);
    t.do('distribute food', 'done', 'done');
    expect(t.player(0).cash).toBe(196);
  });

  it('AE-EX-19a AE-MKT-04 AE-CMP-18: +4 costs £10, and there it ends', () => {
    const t = jubilee({ seats: [rich({ markers: ['second-distribution'] })] }).do('use second-distribution at 10');
    t.do('distribute food', 'distribute food', 'distribute food', 'distribute food');
    expect([t.factory(0, 'food').distribution, t.s.turn.left]).toEqual([4, 0]);
    const end = market({ factories: [factory('food', { distribution: 4 }), factory('lamps')] }).do(
      'use distribution at 4',
    );
    expect([end.refused('distribute food'), end.rule('distribute food')]).toEqual(['distribution-ends', 'AE-MKT-04']);
    expect(end.open).not.toContain('distribute food');
  });

  it('AE-EX-19b AE-MKT-09 AE-BAD-37: from +1 to +3 costs £5, £1 is lost, and then prices may change', () => {
    const u = jubilee({
      seats: [rich({ markers: ['second-distribution'], factories: [factory('food', { distribution: 1 })] })],
    });
    u.do('use second-distribution at 6', 'distribute food', 'distribute food');
    expect([u.s.turn.left, u.step]).toEqual([1, 'prices']);
    expect([u.refused('distribute food'), u.rule('distribute food')]).toEqual(['not-enough-paid', 'AE-MKT-02']);
  });

  it('AE-MAC-11: then a special tile may be taken, also when the fee bought no machine', () => {
    const bought = jubilee({ seats: [rich()], onlyTiles: ['patent'] }).do('use machinery at 4', 'machine food row 1');
    expect(bought.step).toBe('special');
    const t = jubilee({ seats: [rich()], onlyTiles: ['patent'] }).do('use machinery at 2', 'take tile patent');
    expect([t.player(0).tiles, t.factory(0, 'food').machines]).toEqual([['patent'], [0, 0, 0, 0]]);
  });

  it('AE-DEV14-1 AE-DP-29: three machines, three workers retrained, one of them in the column of food', () => {
    const factories = [factory('food'), factory('clothes'), factory('cutlery')];
    const seats = [{ cash: 100, tiles: ['school'] as const, markers: ['first-machinery'] as const, factories }];
    const t = jubilee({ seats }).do('use first-machinery at 10');
    t.do('machine food row 1', 'machine clothes row 1', 'machine cutlery row 1');
    expect(t.open).toContain('staff food');
    t.do('staff food', 'retrain food row 3', 'retrain clothes row 3');
    expect([t.step, t.told('workers').filter(({ from }) => from === 'fired').length]).toEqual(['special', 3]);
  });
});
