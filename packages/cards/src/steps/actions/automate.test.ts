import { describe, expect, it } from 'vitest';
import { machines, workers } from '../../factory.ts';
import { play } from '../../testing/position.ts';

const both = { food: { first: 1, second: 1 }, cutlery: { first: 1, second: 1 } };

describe('automate production', () => {
  it('CG-AUT-01 CG-AUT-04: a card is rotated; its machines replace as many workers', () => {
    const game = play({ seats: [{ factories: both }] }).do('action automate', 'automate cutlery 1');
    expect(game.f('cutlery').firstTurned).toBe(1);
    expect([machines(game.rs, game.p(), 2), workers(game.rs, game.p(), 2)]).toEqual([2, 7 - 2]);
  });

  it.each([
    [0, 2],
    [1, 3],
    [2, 4],
  ])('CG-AUT-02 CG-DEV-07: at level %i up to %i machines', (level, most) => {
    const game = play({ seats: [{ factories: both, levels: { machinery: level } }] }).do('action automate');
    for (const line of ['automate food 1', 'automate food 2', 'automate cutlery 2'])
      if (game.open.includes(line)) game.do(line);
    const all = machines(game.rs, game.p(), 0) + machines(game.rs, game.p(), 2);
    expect(all).toBe(most);
  });

  it('CG-AUT-02 CG-BAD-11: no more than the machinery level allows', () => {
    const game = play({ seats: [{ factories: both }], at: [{ step: 'automate', seat: 0, left: 0, added: 2 }] });
    expect(game.step).toBeUndefined(); // nothing is left but to be done
    game.s.agenda = [{ step: 'automate', seat: 0, left: 0, added: 2 }];
    expect(game.engine.judge(game.s, { do: 'automate', good: 'food', position: 1 })).toEqual({
      code: 'machinery-limit',
      rule: 'CG-AUT-02',
      params: { most: 2 },
    });
    // The figure belongs to this reason and to no other.
    expect(game.engine.judge(game.s, { do: 'automate', good: 'lamps', position: 1 })).toEqual({
      code: 'no-factory',
      rule: 'CG-CMP-09',
      params: {},
    });
  });

  it('CG-AUT-03: in several factories at once', () => {
    const game = play({ seats: [{ factories: both, levels: { machinery: 1 } }] });
    game.do('action automate', 'automate food 2', 'automate cutlery 1');
    expect([machines(game.rs, game.p(), 0), machines(game.rs, game.p(), 2)]).toEqual([1, 2]);
  });

  it('CG-AUT-05 CG-AUT-07: with one machine left a card of two takes the token, and there is one token', () => {
    const game = play({ seats: [{ factories: both }] }).do('action automate', 'automate food 2');
    expect(game.note('automate cutlery 1', 'machine-token')?.params).toEqual({ machines: 1 });
    game.do('automate cutlery 1');
    expect([game.p().token, game.f('cutlery').firstTurned]).toEqual([4, 0]);
    expect([machines(game.rs, game.p(), 2), workers(game.rs, game.p(), 2)]).toEqual([1, 6]);
    expect(game.step).toBe('spot');
  });

  it('CG-AUT-06 CG-BAD-12: a card with the token comes first and uses one of the allowance', () => {
    const game = play({ seats: [{ factories: both, levels: { machinery: 1 } }] });
    game.p().token = 4;
    game.s.agenda.push({ step: 'automate', seat: 0, left: 3, added: 0 });
    expect(game.refused('automate food 1')).toBe('token-first');
    expect(game.refused('done')).toBe('token-first');
    game.s.agenda.pop();
    game.do('action automate'); // the only open choice plays itself
    expect([game.p().token, game.f('cutlery').firstTurned]).toEqual([-1, 1]);
    game.do('automate food 1');
    expect(game.f('food').firstTurned).toBe(1);
    expect(game.step).toBe('spot');
  });

  it('CG-AUT-05: the token is used only when exactly one machine is left', () => {
    const game = play({ seats: [{ factories: both }] }).do('action automate', 'automate cutlery 1');
    expect([game.p().token, game.f('cutlery').firstTurned]).toEqual([-1, 1]);
  });

  it('CG-AUT-08 CG-BAD-13: workers of the tile stay', () => {
    const game = play({ seats: [{ factories: both }] }).do('action automate');
    expect(game.refused('automate food 0')).toBe('tile-workers');
    expect(game.refused('automate lamps 1')).toBe('no-factory');
  });

  it('CG-AUT-09: neither demand nor wages move', () => {
    const game = play({ seats: [{ factories: both }] }).do('action automate', 'automate food 1');
    expect([game.s.demand, game.s.wage]).toEqual([[0, -1, 1, 1], 0]);
  });

  it('CG-AUT-10: a card of machines is not turned back', () => {
    const factories = { food: { first: 1, second: 1, machines: [1, 0] as const }, lamps: {} };
    const game = play({ seats: [{ factories }] }).do('action automate');
    expect(game.refused('automate food 1')).toBe('all-machines');
  });

  it('fewer machines than allowed may be added (A-49)', () => {
    const game = play({ seats: [{ factories: both, levels: { machinery: 2 } }] });
    game.do('action automate', 'automate food 2', 'done');
    expect(machines(game.rs, game.p(), 0)).toBe(1);
  });
});
