import { describe, expect, it } from 'vitest';
import { factory, jubilee, type SeatSpec, rich as wealthy } from '../testing/position.ts';
import type { Tile } from './names.ts';

const PHASE = [{ step: 'production' }] as const;
const rich = (tiles: Tile[], spec: SeatSpec = {}): SeatSpec => wealthy({ tiles, ...spec });

describe('tiles of the anniversary edition in actions and between them', () => {
  it('AE-EX-54 AE-DEV01-1 AE-DEV01-2 AE-DEV01-3: the agent shifts every contract of an action', () => {
    const t = jubilee({
      players: 3,
      seats: [
        rich(['agent'], {
          factories: [factory('food'), factory('clothes')],
          ships: [4, 2],
          contracts: { food: 4, clothes: 2 },
          edges: ['food', 'clothes'],
          stored: { food: 5, clothes: 2 },
        }),
      ],
    });
    t.do('use ship-4 at 6', 'join ship-2', 'deliver 5 food', 'deliver 1 clothes', 'done');
    expect([t.contract(0, 'food'), t.contract(0, 'clothes'), t.player(0).space]).toEqual([0, 0, 18]);
  });

  it('AE-BAD-53: the agent shifts by one, not by two', () => {
    const t = jubilee({
      players: 3,
      seats: [rich(['agent'], { ships: [6], contracts: { food: 4 }, edges: ['food'], stored: { food: 5 } })],
    });
    t.do('use ship-6 at 6');
    expect(t.refused('deliver 2 food')).toBe('served-completely');
  });

  it('AE-EX-55 AE-DEV02-1 AE-DEV02-2: broker: one share for £10, two for £19 at a value of £19', () => {
    for (const [n, cost] of [
      [1, 10],
      [2, 19],
    ]) {
      const t = jubilee({ seats: [rich(['broker'], { space: 28 })] });
      t.do('use workers at 2', 'done', `broker ${n}`);
      expect([t.pounds(0, 'half-price'), t.player(0).tiles]).toEqual([-(cost ?? 0), []]);
    }
  });

  it('AE-DEV02-1: two shares at most', () => {
    const t = jubilee({ seats: [rich(['broker'])] }).do('use workers at 2', 'done');
    expect(t.open.filter((line) => line.startsWith('broker'))).toEqual(['broker 1', 'broker 2']);
  });

  it('AE-END-03 AE-DEV02-3: the broker is no use in the last exchange', () => {
    const t = jubilee({ decade: 1810, seats: [rich(['broker'])], run: [{ step: 'final-exchanges', k: 0 }] });
    expect(t.open.some((move) => move.startsWith('broker'))).toBe(false);
  });

  it('AE-EX-56a AE-DEV03-1 AE-AMB-61: accountant: workers on £2 for nothing', () => {
    const t = jubilee({ seats: [rich(['accountant'])] }).do('use workers at 2');
    expect(t.open).toEqual(['pay 0', 'pay 1', 'pay 2', 'pay 3', 'pay 4']);
    expect(t.refused('pay 5')).toBe('accountant-limit');
  });

  it('AE-EX-56b AE-EX-56c AE-DEV03-2 AE-BAD-06: what is paid counts for thresholds and maxima', () => {
    const t = jubilee({ seats: [rich(['accountant'], { markers: ['first-distribution'] })] });
    t.do('use first-distribution at 8', 'pay 7');
    expect(t.s.turn.left).toBe(7);
    const q = jubilee({ seats: [rich(['accountant'])] }).do('use quality at 10', 'pay 12');
    expect(q.s.turn.left).toBe(2);
    expect(
      jubilee({ seats: [rich(['accountant'])] })
        .do('use quality at 10')
        .refused('pay 13'),
    ).toBe('accountant-limit');
  });

  const charming = (run: 'end-cycle' | 'start-player' = 'end-cycle') =>
    jubilee({
      players: 3,
      seats: [rich([]), rich(['charisma'])],
      run: [{ step: run }],
      onlyTiles: ['office'],
    });

  it('AE-DEV04-1 AE-DEV04-3 AE-DP-90: charisma names the start player, if its owner likes', () => {
    expect(charming().do('name 2', 'done').s.start).toBe(2);
    expect([charming().do('done').s.start, charming().do('done').player(1).tiles]).toEqual([1, ['charisma']]);
    expect([charming('start-player').seat, charming('start-player').step]).toEqual([1, charming().step]);
  });

  it('AE-DEV04-2 AE-AMB-30: it is returned for another tile', () => {
    const t = charming().do('name 2');
    expect([t.step, t.player(1).tiles]).toEqual(['special', []]);
    expect(t.told('gave-back')).toMatchObject([{ what: 'charisma', rule: 'AE-DEV04-2' }]);
    expect(t.refused('take tile charisma')).toBe('another-tile');
    t.do('take tile office');
    expect(t.player(1).tiles).toEqual(['office']);
    // At the end of the decade as after each cycle.
    expect(charming('start-player').do('name 2', 'take tile office').player(1).tiles).toEqual(['office']);
  });

  it('AE-EX-59 AE-DEV08-1 AE-DEV08-2: the engineer pays £12 on the £4 space, and reaches +6', () => {
    const t = jubilee({ seats: [rich(['engineer'], { factories: [factory('food', { quality: 4 })] })] });
    t.do('use quality at 4', 'pay 12', 'improve food', 'improve food');
    expect(t.factory(0, 'food').quality).toBe(6);
  });

  it('AE-DEV08-2: +6 is the end, also for the engineer', () => {
    const t = jubilee({
      seats: [rich(['engineer'], { factories: [factory('food', { quality: 6 }), factory('lamps')] })],
    });
    t.do('use quality at 2', 'pay 6');
    expect([t.refused('improve food'), t.open]).toEqual(['quality-ends', ['improve lamps', 'done']]);
  });

  it('AE-DEV08-3 AE-CMP-17 AE-QUA-04 AE-BAD-36: +5 stays without the engineer, but does not grow', () => {
    const t = jubilee({ seats: [rich([], { factories: [factory('food', { quality: 5 }), factory('lamps')] })] }).do(
      'use quality at 6',
    );
    expect(t.refused('improve food')).toBe('quality-ends');
  });

  it('AE-DEV10-1: the office pays £5 for a shipping, in the action and in the phase, however many ships sail', () => {
    const owner = (tiles: Tile[]) =>
      rich(tiles, { ships: [2, 4], contracts: { food: 6 }, edges: ['food', 'row-1'], stored: { food: 6 } });
    const action = (tiles: Tile[]) =>
      jubilee({ players: 3, seats: [owner(tiles)] })
        .do('use ship-4 at 6', 'join ship-2', 'deliver 6 food')
        .pounds(0, 'office');
    expect([action(['office']), action([])]).toEqual([5, 0]);
    const phase = jubilee({ players: 3, seats: [owner(['office'])], empty: 0, run: PHASE }).do('deliver 6 food');
    expect(phase.pounds(0, 'office')).toBe(5);
    expect(
      jubilee({ players: 3, seats: [owner(['office'])] })
        .do('use ship-4 at 6', 'done')
        .pounds(0, 'office'),
    ).toBe(0);
  });

  it('AE-EX-60 AE-DEV12-1: the patent adds £2 to the capped amount: 9 of it are used', () => {
    const t = jubilee({
      seats: [
        rich(['patent'], {
          markers: ['first-distribution'],
          factories: [factory('food'), factory('lamps', { price: 9 }), factory('cutlery', { distribution: 2 })],
        }),
      ],
    });
    t.do('use first-distribution at 8', 'patent adds', 'distribute cutlery', 'distribute food', 'distribute food');
    t.do('distribute lamps', 'distribute lamps');
    expect(t.s.turn.left).toBe(0);
  });

  const marketing = () =>
    jubilee({ seats: [rich(['patent'], { factories: [factory('food'), factory('cutlery', { distribution: 3 })] })] });

  it('AE-EX-61 AE-DEV12-2: given up after the action: two levels of any cost, to +4, and the action is over', () => {
    const t = marketing().do('use distribution at 4', 'distribute food', 'distribute food', 'patent returns');
    t.do('distribute food', 'distribute cutlery');
    expect([t.factory(0, 'food').distribution, t.factory(0, 'cutlery').distribution]).toEqual([3, 4]);
    expect([t.step, t.player(0).tiles]).toEqual(['prices', []]);
    // The fee is not used yet, but giving it up ends the action.
    const early = marketing().do('use distribution at 4', 'patent returns', 'distribute food', 'distribute food');
    expect([early.step, early.refused('distribute food')]).toEqual(['prices', 'main-action-over']);
    const full = marketing().do('use distribution at 4', 'patent returns', 'distribute cutlery');
    expect([full.refused('distribute cutlery'), full.rule('distribute cutlery')]).toEqual([
      'distribution-ends',
      'AE-MKT-04',
    ]);
    expect(full.do('done').step).toBe('prices');
  });

  it('AE-DEV12-3 AE-BAD-38: one of its two uses in an action', () => {
    const t = marketing().do('use distribution at 4', 'patent adds');
    expect([t.refused('patent returns'), t.rule('patent returns')]).toEqual(['patent-once', 'AE-DEV12-3']);
    expect(marketing().do('use distribution at 4', 'patent returns').refused('patent adds')).toBe('not-offered');
  });

  it('AE-DEV20-1 AE-DEV20-2 AE-EVT01-2: the administrator takes back for nothing and keeps the £2 space', () => {
    const t = jubilee({ seats: [rich(['administrator'], { chart: { 2: 'workers' } })], lasting: ['bureaucracy'] });
    t.do('reuse workers at 2');
    expect(t.pounds(0, 'administration')).toBe(-2);
  });

  it('AE-DEV20-3 AE-DEV20-4 AE-BAD-08: without him what lies on the closed £2 space is stuck', () => {
    const seats = (tiles: Tile[]) => [rich(tiles, { chart: { 2: 'workers' } })];
    const t = jubilee({ seats: seats([]), lasting: ['bureaucracy'] });
    expect(t.refused('reuse workers at 2')).toBe('space-closed');
    expect(t.open.some((move) => move.includes('workers'))).toBe(false);
    expect(jubilee({ seats: seats(['administrator']), lasting: ['bureaucracy'] }).open).toContain('reuse workers at 6');
  });
});
