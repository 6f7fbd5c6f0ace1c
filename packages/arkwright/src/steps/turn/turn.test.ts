import { describe, expect, it } from 'vitest';
import { factory, jenny, water } from '../../testing/position.ts';

const rich = { cash: 100, factories: [factory('food')] };

describe('choosing a marker', () => {
  it('FE-ADM-01 FE-TIME-05 FE-BAD-08: one turn each, from the start player clockwise; only the one whose turn it is has choices', () => {
    const t = jenny({ players: 3, start: 1, seats: [rich, rich, rich], run: [{ step: 'turns', k: 0 }] });
    const order = [];
    while (t.step) {
      order.push(t.seat);
      t.do('use workers at 2', 'done', 'done');
    }
    expect(order).toEqual([1, 2, 0]);
  });

  it('FE-ADM-02 FE-ADM-03 FE-BAD-09 FE-BAD-12: a marker must be used, and it must be his', () => {
    const t = jenny({ seats: [{ ...rich, markers: ['first-quality'] }] });
    expect(t.refused('done')).toBe('must-act');
    expect(t.open).toContain('use factory at 2');
    expect(t.open).toContain('use first-quality at 10');
    expect(t.refused('use second-quality at 10')).toBe('not-your-marker');
    expect(t.open).toHaveLength(7 * 5);
  });

  it('FE-ADM-04 FE-ADM-14 FE-BAD-10: on an empty space of the own column, for exactly its cost; it stays there', () => {
    const t = jenny({
      seats: [rich],
      run: [
        { step: 'turn', seat: 0 },
        { step: 'turn', seat: 0 },
      ],
    }).do('use workers at 6', 'done', 'done');
    expect(t.player(0).cash).toBe(94);
    expect(t.player(0).chart).toEqual(['', '', 'workers', '', '']);
    expect(t.refused('use machinery at 6')).toBe('space-taken');
  });

  it('FE-ADM-05 FE-BAD-11 FE-EX-13: used again where it lies, for £2 more; it may not be moved', () => {
    const t = jenny({ seats: [{ ...rich, chart: { 6: 'machinery' } }] });
    expect(t.refused('use machinery at 8')).toBe('marker-stays');
    t.do('reuse machinery at 6');
    expect(t.player(0).cash).toBe(92);
    expect(t.s.turn.left).toBe(2);
  });

  it('FE-ADM-06 FE-BAD-40: the fee adds nothing to the action', () => {
    const t = jenny({ seats: [{ ...rich, chart: { 4: 'quality' } }] }).do('reuse quality at 4');
    // £6 were paid in all, but only £4 count: the next decision is the price.
    expect([t.player(0).cash, t.step]).toEqual([94, 'prices']);
    const d = jenny({ seats: [{ ...rich, chart: { 2: 'distribution' } }] }).do('reuse distribution at 2');
    expect(d.s.turn.left).toBe(2);
  });

  it('FE-ADM-07 FE-BAD-13 FE-EX-14: nobody pays more or less than the space says', () => {
    const t = jenny({ seats: [rich] }).do('use distribution at 2');
    expect([t.player(0).cash, t.s.turn.paid, t.s.turn.left]).toEqual([98, 2, 2]);
    expect(t.refused('pay 4')).toBe('not-offered');
  });

  it('FE-ADM-08 FE-EX-15: paying more than a marker can use is allowed, the rest is lost', () => {
    const t = jenny({ seats: [rich] }).do('use quality at 10');
    expect([t.player(0).cash, t.s.turn.left]).toEqual([90, 1]);
  });

  it('FE-ADM-09 FE-ADM-10 FE-ADM-11 FE-EX-12: too cheap a space: paid, no increase, but the additional action remains', () => {
    const t = jenny({ seats: [rich] }).do('use quality at 4');
    expect([t.player(0).cash, t.step]).toEqual([96, 'prices']);
    t.do('done');
    expect(t.step).toBeUndefined();
    // Both may be skipped as well.
    expect(
      jenny({ seats: [rich] })
        .do('use workers at 2', 'done', 'done')
        .player(0).cash,
    ).toBe(98);
  });

  it('FE-ADM-12: without the cash for the cost shares are sold, and the option says so', () => {
    const t = jenny({ seats: [{ cash: 3, space: 28, factories: [factory('food')] }] });
    expect(t.notes('use workers at 2')).toEqual(['cost']);
    const warned = t.option('use workers at 10')?.notes.find(({ warns }) => warns);
    expect(warned).toEqual({ code: 'emergency', params: { shares: 1, value: 19, loans: 0, spaces: 2 }, warns: true });
    t.do('use workers at 10');
    expect([t.player(0).cash, t.player(0).shares, t.player(0).space]).toEqual([3 + 19 - 10, 14, 26]);
  });

  it('FE-ADM-13: cost, fee and the costs of a factory action are one sum, with one emergency sale', () => {
    const t = jenny({ seats: [{ cash: 0, space: 28, chart: { 4: 'factory' }, factories: [factory('food')] }] }).do(
      'reuse factory at 4',
      'build clothes 1',
      'price clothes 6',
    );
    expect([t.player(0).cash, t.player(0).shares]).toEqual([0, 15]);
    t.do('done');
    // £4 + £2 + £9 = £15 of one share.
    expect([t.player(0).cash, t.player(0).shares, t.player(0).space]).toEqual([4, 14, 26]);
  });
});

describe('tiles and events at the chart', () => {
  it('FE-ADM-15 FE-DEV-01 FE-BAD-15: the accountant moves the cost by up to £2, and what is paid counts', () => {
    const before = water({ seats: [{ ...rich, tiles: ['accountant'] }] });
    expect(before.notes('use quality at 10').slice(0, 2)).toEqual(['cost', 'payable']);
    const t = before.do('use quality at 10');
    expect(t.open).toEqual(['pay 8', 'pay 9', 'pay 10', 'pay 11', 'pay 12']);
    expect(t.refused('pay 13')).toBe('accountant-limit');
    expect(t.refused('pay 7')).toBe('accountant-least');
    expect(t.rule('pay 7')).toBe('FE-ADM-15');
    t.do('pay 12');
    expect([t.player(0).cash, t.s.turn.left]).toEqual([88, 2]);
    const cheap = water({ seats: [{ ...rich, tiles: ['accountant'] }] }).do('use workers at 2');
    expect(cheap.open[0]).toBe('pay 0');
  });

  it('FE-ADM-16 FE-DEV-02: with the administrator a marker is used again without the fee', () => {
    const t = water({ seats: [{ ...rich, tiles: ['administrator'], chart: { 6: 'machinery' } }] }).do(
      'reuse machinery at 6',
    );
    expect(t.player(0).cash).toBe(94);
  });

  it('FE-ADM-17 FE-EVT-01 FE-BAD-14: Bureaucracy closes the £2 space, but not for the administrator', () => {
    const t = water({ seats: [{ ...rich, chart: { 2: 'quality' } }], lasting: ['bureaucracy'] });
    expect(t.refused('use workers at 2')).toBe('space-taken');
    expect(t.refused('reuse quality at 2')).toBe('space-closed');
    expect(water({ seats: [rich], lasting: ['bureaucracy'] }).refused('use workers at 2')).toBe('space-closed');
    const open = water({ seats: [{ ...rich, tiles: ['administrator'] }], lasting: ['bureaucracy'] });
    expect(open.open).toContain('use workers at 2');
  });

  it('FE-ADM-18 FE-DEV-07 FE-QUA-11 FE-QUA-04: the engineer pays what he likes for quality', () => {
    const t = water({ seats: [{ ...rich, tiles: ['engineer'] }] }).do('use quality at 2', 'pay 12');
    expect([t.player(0).cash, t.s.turn.left]).toEqual([88, 2]);
    // In Spinning Jenny nothing reaches £12.
    expect(jenny({ seats: [rich] }).do('use quality at 10').s.turn.left).toBe(1);
  });

  it('FE-ADM-19 FE-SHP-02 FE-BAD-48 FE-EX-45: a ship lies only where the payment reaches its capacity', () => {
    const t = water({ players: 3, seats: [{ ...rich, ships: [2, 6] }] });
    expect(t.open.filter((line) => line.startsWith('use ship-2'))).toHaveLength(5);
    expect(t.open.filter((line) => line.startsWith('use ship-6'))).toEqual([
      'use ship-6 at 6',
      'use ship-6 at 8',
      'use ship-6 at 10',
    ]);
    expect(t.refused('use ship-6 at 4')).toBe('ship-needs-capacity');
  });

  it('FE-SHP-13 FE-EX-46: the accountant may raise the payment to the capacity, never lower it below', () => {
    const t = water({ players: 3, seats: [{ ...rich, ships: [6], tiles: ['accountant'] }] });
    t.do('use ship-6 at 4');
    // Only £6 reach the capacity, so the amount is settled by itself.
    expect([t.player(0).cash, t.s.turn.paid]).toEqual([94, 6]);
    const t6 = water({ players: 3, seats: [{ ...rich, ships: [6], tiles: ['accountant'] }] }).do('use ship-6 at 6');
    expect(t6.open).toEqual(['pay 6', 'pay 7', 'pay 8']);
    expect([t6.refused('pay 4'), t6.rule('pay 4')]).toEqual(['ship-needs-capacity', 'FE-SHP-13']);
  });

  it('FE-EVT-02: the Hamburg Credit Crisis closes the £10 space for a decade; £10 extra open it', () => {
    const t = water({
      seats: [rich],
      lasting: ['hamburg-credit-crisis'],
      run: [
        { step: 'turn', seat: 0 },
        { step: 'turn', seat: 0 },
      ],
    });
    expect(t.notes('use workers at 10')).toContain('opening');
    t.do('use workers at 10');
    expect(t.player(0).cash).toBe(80);
    t.do('done', 'done', 'reuse workers at 10');
    expect(t.player(0).cash).toBe(80 - 12);
  });
});
