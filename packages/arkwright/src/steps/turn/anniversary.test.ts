import { describe, expect, it } from 'vitest';
import { jubilee, rich } from '../../testing/position.ts';

describe('playing an action tile', () => {
  it('AE-ADM-01 AE-ADM-02 AE-BAD-01: a tile must be played, one’s own', () => {
    const t = jubilee({ seats: [rich({ markers: ['first-quality'] })] });
    expect([t.refused('done'), t.rule('done')]).toEqual(['must-act', 'AE-ADM-01']);
    expect(t.refused('use first-production at 2')).toBe('not-your-marker');
    expect(t.open).toContain('use first-quality at 2');
  });

  it('AE-ADM-03 AE-CMP-16 AE-BAD-02: on an empty slot', () => {
    const t = jubilee({ seats: [rich({ chart: { 6: 'quality' } })] });
    expect([t.refused('use workers at 6'), t.rule('use workers at 6')]).toEqual(['space-taken', 'AE-CMP-16']);
    expect(t.open.filter((line) => line.startsWith('use workers'))).toEqual(
      [2, 4, 8, 10].map((fee) => `use workers at ${fee}`),
    );
  });

  it('AE-ADM-04: its fee is paid', () => {
    for (const fee of [2, 4, 6, 8, 10])
      expect(
        jubilee({ seats: [rich()] })
          .do(`use workers at ${fee}`)
          .pounds(0, 'administration'),
      ).toBe(-fee);
  });

  it('AE-BAD-05: nothing but the exact fee without accountant or engineer', () => {
    expect(
      jubilee({ seats: [rich()] })
        .do('use workers at 8')
        .refused('pay 7'),
    ).toBe('not-offered');
  });

  it('AE-ADM-05 AE-ADM-07: both actions may be declined, and the fee is due all the same', () => {
    const t = jubilee({ seats: [rich()] }).do('use workers at 2', 'done', 'done');
    expect([t.step, t.player(0).cash]).toEqual([undefined, 198]);
  });

  it('AE-ADM-08 AE-BAD-13: the main action comes first', () => {
    const t = jubilee({ seats: [rich()], onlyTiles: ['office'] }).do('use workers at 2');
    expect(t.refused('take tile office')).toBe('not-offered');
    expect(t.do('done').open).toContain('take tile office');
  });

  it('AE-BAD-14: one additional action, and once', () => {
    const t = jubilee({ seats: [rich()], onlyTiles: ['office', 'patent'] }).do('use workers at 2', 'done');
    expect(t.refused('price food 5')).toBe('not-offered');
    expect(t.do('take tile office').step).toBeUndefined();
  });

  const taken = [rich({ chart: { 6: 'machinery' } })];

  it('AE-EX-06 AE-ADM-10 AE-AMB-04: too low a fee: no boost, but prices', () => {
    expect(jubilee({ seats: taken }).do('use quality at 4').step).toBe('prices');
    expect(jubilee({ seats: taken }).do('use quality at 8').open).toContain('improve food');
  });

  it('AE-ADM-09 AE-QUA-01 AE-BAD-12: below £6 there is no boost, from £6 one, for £12 two', () => {
    const t = jubilee({ seats: taken }).do('use quality at 4');
    expect([t.refused('improve food'), t.rule('improve food')]).toEqual(['fewer-increases', 'AE-QUA-01']);
    const boosts = (at: number) => jubilee({ seats: [rich()] }).do(`use quality at ${at}`).s.turn.left;
    expect([4, 6, 8, 10].map(boosts)).toEqual([0, 1, 1, 1]);
    const helped = jubilee({ seats: [rich({ tiles: ['accountant'] })] }).do('use quality at 10', 'pay 12');
    expect(helped.s.turn.left).toBe(2);
  });

  it('AE-EX-07 AE-ADM-11: quality on £8: one boost, £2 are lost', () => {
    expect(jubilee({ seats: [rich()] }).do('use quality at 8').s.turn.left).toBe(1);
  });

  const lying = () => jubilee({ seats: [rich({ chart: { 6: 'machinery', 4: 'quality' } })] });

  it('AE-EX-08 AE-ADM-13 AE-ADM-14 AE-BAD-09: taken back for £2, which add nothing, and the fee again', () => {
    const t = lying().do('reuse machinery at 6');
    expect([t.pounds(0, 'administration'), t.s.turn.left]).toEqual([-8, 2]);
    // £4 and £2 are not £6.
    expect(lying().do('reuse quality at 4').s.turn.left).toBe(0);
  });

  it('AE-ADM-12 AE-DP-11: and placed in any empty slot, also the one it leaves', () => {
    expect(lying().open.filter((line) => line.startsWith('reuse machinery'))).toEqual(
      [2, 6, 8, 10].map((fee) => `reuse machinery at ${fee}`),
    );
    const moved = lying().do('reuse machinery at 10');
    expect(moved.player(0).chart).toEqual(['', 'quality', '', '', 'machinery']);
    expect(lying().refused('reuse machinery at 4')).toBe('space-taken');
    // Neither way: another tile lies there.
    expect(lying().refused('use machinery at 4')).toBe('space-taken');
  });

  it('AE-ADM-16 AE-BAD-07: until then it stays, and is not simply played', () => {
    expect([lying().refused('use machinery at 8'), lying().rule('use machinery at 8')]).toEqual([
      'taking-back',
      'AE-ADM-12',
    ]);
    expect([lying().refused('reuse workers at 8'), lying().rule('reuse workers at 8')]).toEqual([
      'not-on-chart',
      'AE-ADM-12',
    ]);
  });

  it('AE-EX-16 AE-ADM-15: £4 twice is one machine each time', () => {
    const t = jubilee({ seats: [rich({ chart: { 4: 'machinery' } })] }).do('reuse machinery at 4');
    expect(t.s.turn.left).toBe(1);
  });

  it('AE-EVT01-2 AE-DEV20-3 AE-BAD-03: a slot locked for one is open to the administrator’s owner, and locked for the next again', () => {
    const chart = { 2: 'workers' } as const;
    const t = jubilee({
      seats: [rich({ chart }), rich({ chart, tiles: ['administrator'] })],
      lasting: ['bureaucracy'],
      run: [0, 1, 0].map((seat) => ({ step: 'turn', seat }) as const),
    });
    const ofWorkers = () => t.open.filter((line) => line.includes(' workers '));
    expect(ofWorkers()).toEqual([]);
    t.do('use quality at 4', 'done');
    expect(ofWorkers()).toEqual([2, 4, 6, 8, 10].map((fee) => `reuse workers at ${fee}`));
    t.do('use quality at 4', 'done');
    expect([t.seat, ofWorkers()]).toEqual([0, []]);
    expect(t.refused('reuse workers at 2')).toBe('space-closed');
  });

  it('AE-ASX-02 AE-SHP-05: the further action is a ship that the fee covers, or none', () => {
    const seats = [rich({ markers: ['first-stock-exchange'], ships: [4, 2] })];
    const t = jubilee({ players: 3, seats }).do('use first-stock-exchange at 2', 'first additional');
    expect(t.open).toEqual(['further workers', 'further machinery', 'further ship-2', 'done']);
    expect([t.refused('further ship-4'), t.do('done').step]).toEqual(['ship-needs-capacity', 'exchange']);
  });

  it('AE-ADM-06 AE-ADM-18 AE-FIN-01: who is short of cash raises the fee by emergency sale', () => {
    const t = jubilee({ seats: [rich({ cash: 1, shares: 4, edges: ['food'], stored: { food: 5 } })] });
    t.do('use stock-exchange at 2');
    expect([t.player(0).shares, t.player(0).cash]).toEqual([3, 14]);
  });
});
