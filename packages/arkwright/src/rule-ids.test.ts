import { describe, expect, it } from 'vitest';
import { waterFrame } from './games.ts';
import { factory, jenny, jubilee, type Play, water } from './testing/position.ts';

describe('a question names the rule by which it is asked', () => {
  const seat = { cash: 100, factories: [factory('food')] };
  const asks = (t: Play) => t.engine.due(t.s)?.rule;

  it('for tiles that are assigned', () => {
    const take = (tile: 'foreman' | 'workshop', at: typeof water) =>
      asks(
        at({ seats: [{ cash: 100, factories: [factory('food'), factory('lamps')] }], onlyTiles: [tile] }).do(
          'use workers at 4',
          'done',
          `take tile ${tile}`,
        ),
      );
    expect([take('foreman', water), take('workshop', water)]).toEqual(['FE-DEV-10', 'FE-DEV-17']);
    expect([take('foreman', jubilee), take('workshop', jubilee)]).toEqual(['AE-DEV21-1', 'AE-DEV22-1']);
  });

  it('for Made in England, which nobody may decline', () => {
    const run = [{ step: 'event-turns', event: 'made-in-england', k: 0 }] as const;
    const seats = [{ cash: 100, factories: [factory('food'), factory('lamps')] }];
    const t = water({ seats, run });
    expect([asks(t), t.refused('done'), t.rule('done')]).toEqual(['FE-EVT-10', 'must-raise', 'FE-EVT-10']);
    expect(asks(jubilee({ seats, run }))).toBe('AE-EVT06-1');
  });

  it('for charisma, after a cycle and at the end of a decade; and the cycle is still the old one', async () => {
    const seats = [{ ...seat, tiles: ['charisma'] as const }, seat];
    const cycle = water({ seats, cycle: 'clothes', run: [{ step: 'end-cycle' }] });
    const decade = water({ seats, run: [{ step: 'start-player' }] });
    expect([asks(cycle), asks(decade)]).toEqual(['FE-EOC-03', 'FE-STP-05']);
    const words = await waterFrame.words('en', { players: 2, options: {}, sheet: waterFrame.sheet });
    expect(words.progress(cycle.s)).toContain('clothes');
    cycle.do('done');
    expect([cycle.s.cycle, cycle.told('cycle')[0]?.good]).toEqual([2, 'cutlery']);
  });

  it('for the last exchange, and warns of money that is left', () => {
    const run = [{ step: 'final-exchanges', k: 0 }] as const;
    const t = water({ seats: [{ cash: 45, space: 20, shares: 3 }], run });
    expect([asks(t), t.rule('sell shares 1')]).toEqual(['FE-END-02', 'FE-END-02']);
    expect(t.notes('done')).toEqual(['shares-left']);
    expect(t.do('buy 2').notes('done')).toEqual(['shares-left']);
    expect(asks(jubilee({ seats: [{ cash: 45 }], run }))).toBe('AE-END-01');
    const poor = water({ seats: [{ cash: 9, shares: 0, loans: 1, stored: { lamps: 1 } }], run });
    expect(poor.notes('done')).toEqual(['goods-left', 'loans-left']);
  });

  it('FE-STO-06 FE-STO-07 FE-STO-10 FE-STO-01: for storing: without a warehouse, beyond its room, and more than there is', () => {
    const run = [{ step: 'storage', seat: 0, good: 0, amount: 3 }] as const;
    const row = water({ seats: [{ edges: ['row-1'] }], run });
    expect([row.refused('store 3'), row.rule('store 3')]).toEqual(['no-room', 'FE-STO-07']);
    const small = water({ seats: [{ tiles: ['small-warehouse'], stored: { lamps: 4 } }], run });
    expect([small.refused('store 3'), small.rule('store 3')]).toEqual(['no-room', 'FE-STO-06']);
    const large = water({ seats: [{ edges: ['food'] }], run });
    expect([large.refused('store 4'), large.rule('store 4')]).toEqual(['not-that-many', 'FE-STO-10']);
    const own = jenny({ seats: [{ stored: { lamps: 4 } }], run });
    expect([own.refused('store 3'), own.rule('store 3')]).toEqual(['no-room', 'FE-STO-01']);
  });

  it('for firing more than there are', () => {
    const run = [{ step: 'workers', seat: 0 }] as const;
    const t = water({ seats: [{ factories: [{ good: 'food', workers: [2, 2] }] }], run });
    expect([t.refused('fire 3 food row 2'), t.rule('fire 3 food row 2')]).toEqual(['not-that-many', 'FE-WRK-09']);
  });

  it('for naming the start player', () => {
    const t = water({ seats: [seat, seat], run: [{ step: 'start-player' }] });
    expect([asks(t), t.refused('done'), t.rule('done')]).toEqual(['FE-STP-01', 'must-name', 'FE-STP-01']);
  });
});
