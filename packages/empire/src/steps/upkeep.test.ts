import { describe, expect, it } from 'vitest';
import { play } from '../testing/position.ts';

/** 2 commodities, 3 materials, 1 capital: the cost printed in the example. */
const store = [{ card: 'department-store', x: 1, y: 0, workers: 1 }];
const none = { materials: 0, commodities: 0, goods: 0, capital: 0 };
const turnOf = (year: number) => year / 2;

describe('upkeep', () => {
  it('SE-UPK-01 SE-YR-02: due in years 8, 18 and 24', () => {
    const due = [];
    for (let turn = 1; turn <= 15; turn++) {
      const game = play({ turn, built: store }).do('end');
      if (game.step === 'upkeep-unit') due.push(2 * turn);
    }
    expect(due).toEqual([8, 18, 24]);
  });

  it('SE-UPK-02: for each building, staffed or not, never for the Central Factory', () => {
    const game = play({
      turn: turnOf(8),
      central: { ...none, materials: 6 },
      built: [...store, { card: 'paper-mill', x: 0, y: -1, workers: 3 }],
    }).do('end');
    expect(game.total('materials')).toBe(6 - 4);
    expect(
      play({ turn: turnOf(8) })
        .do('end')
        .total('materials'),
    ).toBe(2);
  });

  it('SE-EX-12 SE-UPK-03: two units out of the printed cost: same or different, capital once', () => {
    const rich = { materials: 6, commodities: 6, goods: 6, capital: 8 };
    const pay = (...units: string[]) => {
      const game = play({ turn: turnOf(8), central: rich, built: store }).do('end');
      return units.map((unit) => game.refused(`upkeep ${unit}`)).filter((code) => code !== undefined);
    };
    expect(pay('commodities', 'commodities')).toEqual([]);
    expect(pay('commodities', 'capital')).toEqual([]);
    expect(pay('materials', 'materials')).toEqual([]);
    expect(pay('commodities', 'materials')).toEqual([]);
    expect(pay('materials', 'capital')).toEqual([]);
    expect(pay('capital', 'capital')).toEqual(['not-in-cost']);
  });

  it('SE-UPK-03: two units for each building, no more, and out of its own cost alone', () => {
    const rich = { materials: 6, commodities: 6, goods: 6, capital: 8 };
    const units = (game: ReturnType<typeof play>) =>
      (['materials', 'commodities', 'goods', 'capital'] as const).map((kind) => game.total(kind));
    const one = play({ turn: turnOf(8), central: rich, built: store }).do(
      'end',
      'upkeep commodities',
      'upkeep capital',
    );
    expect([one.step, units(one)]).toEqual(['act', [6, 5, 6, 7]]);
    // The Paper Mill costs materials and capital; commodities are in the Department Store's cost only.
    const built = [...store, { card: 'paper-mill', x: 0, y: -1 }];
    const two = play({ turn: turnOf(8), central: rich, built }).do('end', 'upkeep materials', 'upkeep capital');
    expect([two.step, two.refused('upkeep commodities')]).toEqual(['upkeep-unit', 'not-in-cost']);
    expect(units(two.do('upkeep materials', 'upkeep materials'))).toEqual([3, 6, 6, 7]);
  });

  it('SE-BAD-23: nothing that the cost does not show', () => {
    const game = play({ turn: turnOf(8), built: store }).do('end');
    expect(game.refused('upkeep goods')).toBe('not-in-cost');
  });

  it('SE-UPK-04: the units come from any track', () => {
    const game = play({
      turn: turnOf(8),
      central: { ...none, commodities: 1 },
      built: [...store, { card: 'paper-mill', x: 0, y: -1, units: 2 }],
    });
    game.do('end', 'take 1 from paper-mill', 'take 1 from paper-mill');
    expect([game.units('central', 'commodities'), game.units('paper-mill', 'commodities')]).toEqual([1, 0]);
  });

  it('SE-UPK-05: each unit that cannot be paid costs one profit, down to 0', () => {
    expect(play({ turn: turnOf(8), profit: 5, central: none, built: store }).do('end').s.profit).toBe(3);
    expect(
      play({ turn: turnOf(8), profit: 5, central: { ...none, capital: 4 }, built: store }).do('end').s.profit,
    ).toBe(4);
    expect(play({ turn: turnOf(8), profit: 1, central: none, built: store }).do('end').s.profit).toBe(0);
    const poor = play({ turn: turnOf(8), profit: 0, central: none, built: store }).do('end');
    expect(poor.events).toContainEqual(expect.objectContaining({ kind: 'unpaid', units: 2 }));
  });

  it('SE-UPK-06 SE-BAD-22: what can be paid must be paid', () => {
    const game = play({ turn: turnOf(8), profit: 5, built: store }).do('end');
    expect(game.refused('refuse-payment')).toBe('compulsory');
    expect(game.refused('done')).toBe('not-offered');
    const forced = play({ turn: turnOf(8), profit: 5, central: { ...none, materials: 1 }, built: store }).do('end');
    expect([forced.total('materials'), forced.s.profit]).toEqual([0, 4]);
  });

  it('SE-UPK-07: in years 18 and 24 labour comes first', () => {
    for (const year of [18, 24]) {
      const game = play({
        turn: turnOf(year),
        die: 4,
        profit: 9,
        central: { ...none, capital: 2 },
        built: [{ ...store[0], workers: 4 } as (typeof store)[0]],
      }).do('end');
      // Labour takes the two capital; upkeep then finds nothing.
      expect([game.total('capital'), game.s.profit, game.card('department-store').workers]).toEqual([0, 7, 4]);
    }
  });

  it('SE-UPK-03: what the cost shows but nobody has is none left, not a foreign unit', () => {
    const game = play({ turn: turnOf(8), central: { ...none, materials: 6, goods: 2 }, built: store });
    game.s.agenda = [{ step: 'upkeep-unit', site: 1, owed: 2, used: -1 }];
    expect(game.refused('upkeep commodities')).toBe('none-left');
    expect(game.refused('upkeep capital')).toBe('none-left');
    expect(game.refused('upkeep goods')).toBe('not-in-cost');
  });

  it('SE-UPK-03: the only material of a cost may be the first unit paid', () => {
    const game = play({ turn: turnOf(8), built: [{ card: 'grocers-warehouse', x: 1, y: 0 }] }).do('end');
    expect(game.open).toEqual(['upkeep materials', 'upkeep commodities', 'upkeep capital']);
    game.do('upkeep materials');
    expect(game.open).toEqual(['upkeep commodities', 'upkeep capital']);
  });

  it('SE-UPK-05: without profit nothing is subtracted', () => {
    const poor = play({ turn: turnOf(8), profit: 0, central: none, built: store }).do('end');
    expect([poor.s.profit, poor.events.filter(({ kind }) => kind === 'profit')]).toEqual([0, []]);
  });

  it('SE-UPK-06: a payment from two tracks is as compulsory', () => {
    const game = play({
      turn: turnOf(8),
      central: { ...none, commodities: 2 },
      built: [...store, { card: 'paper-mill', x: 0, y: -1, units: 2 }],
    }).do('end');
    expect(game.step).toBe('pay');
    expect([game.refused('refuse-payment'), game.rule('refuse-payment')]).toEqual(['compulsory', 'SE-UPK-06']);
  });
});
