import { describe, expect, it } from 'vitest';
import { factory, jubilee, type SeatSpec, type Situation, water } from '../../testing/position.ts';

const PHASE = [{ step: 'production' }] as const;
/** Food of level I with this appeal; rows 1 and 2 make three crates, row 1 alone one. */
const food = (appeal: number, spec: SeatSpec = {}, workers = [2, 2, 0, 0]): SeatSpec => ({
  cash: 100,
  space: 20,
  factories: [factory('food', { price: 8 - appeal, workers })],
  ...spec,
});
const phase = (seats: SeatSpec[], importer = 0, more: Situation = {}) =>
  jubilee({ seats, cycle: 'food', empty: 60, importers: { food: importer }, run: PHASE, ...more });
const attache: SeatSpec = { tiles: ['press-attache'] };

describe('the press attaché', () => {
  it('AE-DEV13-1: a tie for the highest appeal, with a player or with the importer', () => {
    expect(phase([food(3, attache, [2, 0, 0, 0]), food(3)]).open).toEqual(['claim appeal', 'done']);
    expect(phase([food(2, attache), food(1)], 2).open).toContain('claim appeal');
    // Alone ahead, or behind, there is nothing to win.
    expect(phase([food(3, attache), food(1)], 1).step).toBeUndefined();
    expect(phase([food(1, attache, [2, 0, 0, 0]), food(3), food(3)], 0, { players: 3 }).step).toBeUndefined();
    expect(phase([food(3, { tiles: ['office'] }), food(3)]).step).toBeUndefined();
  });

  it('AE-DEV13-2 AE-BAD-66: a tie for the most crates sold, and none for who sold nothing', () => {
    const sales = phase([food(2, attache), food(3, {}, [2, 0, 0, 0])], 2);
    expect([sales.open, sales.refused('claim appeal'), sales.rule('claim appeal')]).toEqual([
      ['claim sales', 'done'],
      'no-tie',
      'AE-DEV13-1',
    ]);
    expect(sales.do('claim sales').player(0).space).toBe(20 + 2 + 1);
    expect(phase([food(0, attache), food(0)]).step).toBeUndefined();
    // Nor for who has sold a stored crate without producing.
    const idle = food(
      3,
      { tiles: ['press-attache', 'patron-food'], stored: { food: 1 }, edges: ['food'] },
      [1, 0, 0, 0],
    );
    const t = phase([idle, food(3)]).do('patron from stock');
    expect([t.told('patron').length, t.step]).toEqual([1, undefined]);
    const only = phase([food(3, attache, [2, 0, 0, 0]), food(3)]);
    expect([only.refused('claim sales'), only.rule('claim sales')]).toEqual(['no-tie', 'AE-DEV13-2']);
  });

  it('AE-DEV13-3 AE-DEV13-4: twice in a decade; one tie is claimed once, and with the second use the tile is gone', () => {
    const both = () => phase([food(3, attache), food(3)]);
    expect(both().open).toEqual(['claim appeal', 'claim sales', 'done']);
    const t = both().do('claim appeal');
    expect([t.open, t.refused('claim appeal')]).toEqual([['claim sales', 'done'], 'no-tie']);
    t.do('claim sales');
    expect([t.player(0).space, t.player(1).space, t.player(0).tiles]).toEqual([24, 22, []]);
    const last = phase([food(3, { ...attache, attacheUses: 1 }), food(3)]).do('claim appeal');
    expect([last.player(0).tiles, last.player(0).space, last.step]).toEqual([[], 23, undefined]);
    const one = phase([food(3, attache, [2, 0, 0, 0]), food(3)]).do('claim appeal');
    expect([one.player(0).tiles, one.player(0).attacheUses]).toEqual([['press-attache'], 1]);
  });

  it('AE-AMB-09: two claims for the same tie cancel each other', () => {
    const t = phase([food(3, attache), food(3, attache)]).do('claim appeal', 'done', 'claim appeal', 'done');
    expect(t.s.players.map(({ space }) => space)).toEqual([22, 22]);
  });
});

describe('adding stored crates', () => {
  const added = (appeal: number, stored: number, workers = [2, 2, 0, 0]) =>
    phase([food(appeal, { stored: { food: stored }, edges: ['food'] }, workers)], 0, { run: [{ step: 'production' }] });

  it('AE-PRO-12 AE-PRO-13 AE-BAD-64: who has produced, up to his appeal and his stock', () => {
    expect([added(5, 1).open, added(5, 4).open]).toEqual([
      ['add 0', 'add 1'],
      ['add 0', 'add 1', 'add 2'],
    ]);
    expect([added(5, 4).refused('add 3'), added(5, 4).rule('add 3')]).toEqual(['appeal-limit', 'AE-PRO-13']);
    expect([added(5, 1).refused('add 2'), added(5, 1).rule('add 2')]).toEqual(['not-that-many', 'AE-PRO-12']);
    expect([added(3, 2).told('added'), added(5, 2, [1, 0, 0, 0]).told('added'), added(5, 0).told('added')]).toEqual([
      [],
      [],
      [],
    ]);
    const none = added(5, 2).do('add 0');
    expect([none.stored(0, 'food'), none.told('added')]).toEqual([2, []]);
  });
});

describe('extra shifts after the sale', () => {
  it('AE-DEV07-2 AE-PRO-12: one more before the count, on top of the one that was produced', () => {
    const seat = food(4, { tiles: ['extra-shifts'], edges: ['food'], stored: { food: 3 } }, [2, 0, 0, 0]);
    const t = phase([seat]).do('extra shifts');
    expect([t.step, t.open]).toEqual(['add-stored', ['add 0', 'add 1', 'add 2']]);
  });

  it('AMB-62 FE-SAL-23: where one more good finds a ship with its contract, a space or a patron', () => {
    const idle = (rest: SeatSpec) =>
      water({
        players: 3,
        seats: [{ cash: 100, factories: [factory('clothes', { price: 7 })], tiles: ['extra-shifts'], ...rest }],
        cycle: 'clothes',
        empty: 40,
        run: PHASE,
      }).step;
    // Two of three are sold, and one is left.
    expect([idle({}), idle({ contracts: { clothes: 2 } }), idle({ ships: [2], contracts: { clothes: 2 } })]).toEqual([
      undefined,
      undefined,
      'extra-shift',
    ]);
    expect([
      idle({ edges: ['clothes'], stored: { clothes: 4 } }),
      idle({ edges: ['clothes'], stored: { clothes: 3 } }),
    ]).toEqual(['storage', 'extra-shift']);
    expect(idle({ factories: [], ships: [2], contracts: { clothes: 2 } })).toBeUndefined();
    // For one more in a full small warehouse another kind can be thrown away.
    expect(idle({ tiles: ['extra-shifts', 'small-warehouse'], stored: { lamps: 5 } })).toBe('extra-shift');
    expect(idle({ tiles: ['office'], ships: [2], contracts: { clothes: 2 } })).toBeUndefined();
  });

  it('AE-AMB-12 AE-DEV07-2: in the anniversary edition only with a ship', () => {
    const late = (ships: number[]) => {
      const t = phase([food(4, { tiles: ['extra-shifts'], ships })], 0, { players: 3 });
      return t.do('done').step;
    };
    expect([late([]), late([2])]).toEqual([undefined, 'extra-shift']);
  });
});
