import { describe, expect, it } from 'vitest';
import { play } from '../../testing/position.ts';

const options = { 'extra-production': 'yes' };
const factories = { food: { first: 1, second: 1 }, lamps: { first: 1, second: 1 } };

describe('extra production', () => {
  it('CG-XPR-01 CG-XPR-02: any factories, with none, one or both worker cards', () => {
    const game = play({ options, good: 'clothes', seats: [{ factories }] }).do('action extra-production');
    expect(game.open).toEqual(['run food 0', 'run food 1', 'run food 2', 'run lamps 0', 'run lamps 1', 'run lamps 2']);
    expect(game.note('run food 1', 'makes')?.params).toEqual({ goods: 3 });
    game.do('run food 0', 'store 1 small-1', 'run lamps 0', 'store 1 small-2');
    expect(game.p().stored).toEqual([1, 1, 0]);
    const one = play({ options, seats: [{ factories: { food: { first: 1 } } }] }).do('action extra-production');
    expect(one.refused('run food 2')).toBe('no-such-card');
    expect(one.refused('run clothes 0')).toBe('no-factory');
  });

  it('CG-XPR-03: stored at the factory that made them; the rest is wasted', () => {
    const game = play({ options, seats: [{ factories }] }).do('action extra-production', 'run food 2');
    expect(game.step).toBe('store');
    game.do('store 2 small-1', 'store 2 small-2', 'done');
    expect([game.p().warehouses, game.p().stored]).toEqual([
      [0, 0, -2],
      [2, 2, 0],
    ]);
    expect(game.events).toContainEqual(expect.objectContaining({ kind: 'goods', by: -1, why: 'wasted' }));
    const again = play({ options, seats: [{ factories }] }).do('action extra-production', 'run food 0', 'done');
    expect(again.refused('run food 1')).toBe('has-run');
  });

  it('CG-XPR-04: costs only of what was used', () => {
    const game = play({ options, seats: [{ factories }] }).do('action extra-production', 'run food 1', 'done', 'done');
    expect(game.p().cash).toBe(50 - 2 - 4 * 2);
    const tile = play({ options, seats: [{ factories }] }).do('action extra-production', 'run food 0', 'done', 'done');
    expect(tile.p().cash).toBe(50 - 2 - 2 * 2);
  });

  it('CG-XPR-05 CG-XPR-06: nothing is sold or shipped, share value and distribution stay', () => {
    const distribution = [['distribution-a', 'food', 3]] as const;
    const game = play({ options, good: 'clothes', seats: [{ factories, distribution }] });
    game.do('action extra-production', 'run food 0');
    expect(game.refused('ship 1 food')).toBeDefined();
    game.do('done', 'done');
    expect([game.p().value, game.p().distributionValue[0]]).toEqual([10, 3]);
    expect(game.cash('sales')).toBe(0);
  });

  it('CG-XPR-07 CG-EMG-02: what cash does not cover comes from the emergency fund, shown before', () => {
    const game = play({ options, seats: [{ factories, cash: 3 }] }).do('action extra-production');
    expect(game.note('run food 1', 'costs-emergency')?.params).toEqual({ due: 10, cash: 3, tokens: 2 });
    game.do('run food 1', 'done', 'done');
    expect(game.p()).toMatchObject({ cash: 3, loans: 2 });
  });

  it('CG-BAD-44: nobody may go bankrupt by choice', () => {
    const game = play({ options, seats: [{ factories, cash: 10, loans: 9 }] }).do('action extra-production');
    expect(game.refused('run food 2')).toBe('cannot-pay');
    expect(game.open).toEqual(['run food 0', 'run food 1']);
  });

  it('CG-XPR-08: the featured good produces in this round all the same', () => {
    const game = play({ options, seats: [{ factories }] }).do('action extra-production', 'run food 0', 'done', 'done');
    game.until('act').do('pass').until('develop').do('skip');
    expect(game.events.filter((e) => e.kind === 'produced' && e.seat === 0).length).toBe(2);
  });

  it('CG-C03-02: an Extra shift may be discarded here for one more good', () => {
    const game = play({ options, seats: [{ factories, cards: ['extra-shift'] }] });
    game.do('action extra-production', 'run food 0', 'use extra-shift', 'store 2 small-1', 'done');
    expect([game.p().stored[0], game.owns('extra-shift'), game.supply('extra-shift')]).toEqual([2, false, 1]);
    expect(game.until('develop').refused('take extra-shift')).toBe('discarded-now'); // CG-DEV-14
  });
});
