import { describe, expect, it } from 'vitest';
import { workers } from '../../factory.ts';
import { play } from '../../testing/position.ts';

describe('employ workers', () => {
  it('CG-EMP-01 CG-EMP-02 CG-EMP-03: any number of cards, two at one factory in order', () => {
    const factories = { food: { first: 0 }, lamps: { first: 1 } };
    const game = play({ seats: [{ factories }] }).do(
      'action employ',
      'employ food 1',
      'employ lamps 2',
      'employ food 2',
    );
    expect(game.f('food')).toMatchObject({ first: 1, second: 1 });
    expect(game.f('lamps').second).toBe(1);
  });

  it('CG-EMP-03 CG-BAD-08: the second position needs the first', () => {
    const game = play({ seats: [{ factories: { food: { first: 0 }, lamps: {} } }] }).do('action employ');
    expect(game.refused('employ food 2')).toBe('first-position');
    expect(game.refused('employ lamps 1')).toBe('position-filled');
    expect(game.refused('employ clothes 1')).toBe('no-factory');
  });

  it.each([
    [1, 1, 1],
    [2, 2, 1],
    [3, 2, 2],
  ])('CG-EMP-04 CG-EMP-05: in decade %i W1 enters on side %i and W2 on side %i', (decade, first, second) => {
    const game = play({ decade, seats: [{ factories: { food: { first: 0 } } }] });
    game.do('action employ', 'employ food 1?', 'employ food 2');
    expect(game.f('food')).toMatchObject({ first, second });
  });

  it('CG-EMP-06: a new card shows workers', () => {
    const game = play().do('action employ', 'employ food 2', 'done');
    expect(game.f('food').secondTurned).toBe(0);
    expect(workers(game.rs, game.p(), 0)).toBe(6);
  });

  it('CG-EMP-07: in decade III only where something is still produced', () => {
    const factories = { food: { first: 0 }, lamps: { first: 0 } };
    const game = play({ decade: 3, good: 'clothes', seats: [{ factories }] }).do('action employ');
    expect(game.refused('employ food 1')).toBe('round-over-employ');
    expect(game.f('lamps').first).toBe(2); // the only card there was
  });

  it('CG-EMP-08 CG-EMP-09: demand falls and wages rise once per action', () => {
    const game = play().do('action employ', 'employ food 2', 'employ cutlery 2');
    expect([game.s.demand, game.s.wage]).toEqual([[-1, -2, 0, 0], 1]);
  });

  it('CG-EMP-10: nothing is built', () => {
    expect(play().do('action employ').refused('build lamps')).toBe('no-building');
  });

  it('CG-EMP-11 CG-BAD-10: worker cards stay', () => {
    expect(play().refused('dismiss food 1')).toBe('workers-stay');
    expect(play().do('action employ').refused('dismiss food 1')).toBe('workers-stay');
  });
});
