import { describe, expect, it } from 'vitest';
import { factory, jubilee, type SeatSpec } from '../../testing/position.ts';

const rich = (spec: SeatSpec = {}): SeatSpec => ({ cash: 200, space: 20, factories: [factory('food')], ...spec });

describe('playing an action tile', () => {
  it('AE-ADM-01 AE-ADM-02 AE-ADM-03 AE-ADM-04 AE-CMP-16 AE-BAD-01 AE-BAD-02 AE-BAD-10: one tile on an empty slot, its fee is paid', () => {
    const t = jubilee({ seats: [rich({ chart: { 6: 'quality' } })] });
    expect(t.refused('done')).toBe('must-act');
    expect(t.refused('use workers at 6')).toBe('space-taken');
    expect(t.refused('use first-production at 2')).toBe('not-your-marker');
    expect(t.refused('use ship-2 at 2')).toBe('not-your-marker');
    t.do('use workers at 8');
    expect(t.pounds(0, 'administration')).toBe(-8);
  });

  it('AE-BAD-05: nothing but the exact fee without accountant or engineer', () => {
    expect(
      jubilee({ seats: [rich()] })
        .do('use workers at 8')
        .refused('pay 7'),
    ).toBe('not-offered');
  });

  it('AE-ADM-05 AE-ADM-07 AE-ADM-08 AE-BAD-13 AE-BAD-14: main action first, then one additional action, both by choice', () => {
    const t = jubilee({ seats: [rich()] }).do('use workers at 2');
    expect(t.refused('take tile office')).toBe('not-offered');
    t.do('done');
    expect([t.step, t.refused('price food 5')]).toEqual(['special', 'not-offered']);
    t.do('done');
    expect(t.step).toBeUndefined();
  });

  it('AE-EX-06 AE-ADM-09 AE-ADM-10 AE-AMB-04 AE-QUA-01 AE-BAD-12: too low a fee: no boost, but prices', () => {
    const seats = [rich({ chart: { 6: 'machinery' } })];
    expect(jubilee({ seats }).do('use quality at 4').step).toBe('prices');
    expect(jubilee({ seats }).do('use quality at 4').refused('improve food')).toBe('fewer-increases');
    expect(jubilee({ seats }).do('use quality at 8').open).toContain('improve food');
  });

  it('AE-EX-07 AE-ADM-11: quality on £8: one boost, £2 are lost', () => {
    expect(jubilee({ seats: [rich()] }).do('use quality at 8').s.turn.left).toBe(1);
  });

  it('AE-EX-08 AE-ADM-12 AE-ADM-13 AE-ADM-14 AE-ADM-16 AE-DP-11 AE-BAD-07 AE-BAD-09: taken back for £2 and placed again, here or elsewhere', () => {
    const t = jubilee({ seats: [rich({ chart: { 6: 'machinery', 4: 'quality' } })] });
    expect(t.refused('use machinery at 8')).toBe('taking-back');
    expect(t.refused('reuse machinery at 4')).toBe('space-taken');
    t.do('reuse machinery at 6');
    expect([t.pounds(0, 'administration'), t.s.turn.left]).toEqual([-8, 2]);
    const moved = jubilee({ seats: [rich({ chart: { 6: 'machinery', 4: 'quality' } })] }).do('reuse machinery at 10');
    expect(moved.player(0).chart).toEqual(['', 'quality', '', '', 'machinery']);
  });

  it('AE-EX-16 AE-ADM-15: £4 twice is one machine each time', () => {
    const t = jubilee({ seats: [rich({ chart: { 4: 'machinery' } })] }).do('reuse machinery at 4');
    expect(t.s.turn.left).toBe(1);
  });

  it('AE-ADM-06 AE-ADM-18 AE-FIN-01: who is short of cash raises the fee by emergency sale', () => {
    const t = jubilee({ seats: [rich({ cash: 1, shares: 4, edges: ['food'], stored: { food: 5 } })] });
    t.do('use stock-exchange at 2');
    expect([t.player(0).shares, t.player(0).cash]).toEqual([3, 14]);
  });
});
