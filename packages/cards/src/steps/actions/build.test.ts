import { describe, expect, it } from 'vitest';
import { play } from '../../testing/position.ts';

describe('build and upgrade', () => {
  it('CG-BLD-01: any number of both in one action', () => {
    const game = play({ decade: 2 }).do(
      'action build',
      'build clothes',
      'upgrade food',
      'build lamps',
      'upgrade cutlery',
    );
    expect([game.f('clothes').side, game.f('lamps').side, game.f('food').side, game.f('cutlery').side]).toEqual([
      2, 2, 2, 2,
    ]);
  });

  it('CG-BLD-02: side I in decade I, side II later', () => {
    expect(play({ decade: 1 }).do('action build', 'build lamps').f('lamps').side).toBe(1);
    expect(play({ decade: 2 }).do('action build', 'build lamps').f('lamps').side).toBe(2);
    expect(play({ decade: 3 }).do('action build', 'build lamps').f('lamps').side).toBe(2);
  });

  it('CG-BLD-03 CG-BLD-04 CG-BLD-05 CG-BAD-07: an office on price, no worker card, the token on the fourth spot, the marker on 0', () => {
    const game = play().do('action build');
    expect(game.refused('employ lamps 1')).toBe('employ-only');
    game.do('build lamps');
    expect(game.refused('employ lamps 1')).toBe('employ-only');
    expect(game.f('lamps')).toMatchObject({ office: 0, first: 0, second: 0, spot: 3 });
    expect(game.appeal('lamps')).toBe(0);
  });

  it('CG-BLD-06 CG-BLD-07: however many are built, demand falls by one and wages rise by one space', () => {
    const game = play().do('action build', 'build clothes', 'build lamps');
    expect(game.s.demand).toEqual([-1, -2, 0, 0]);
    expect(game.s.wage).toBe(1);
  });

  it('CG-BLD-08: upgrading moves neither', () => {
    const game = play({ decade: 2 }).do('action build', 'upgrade food', 'done');
    expect([game.s.demand, game.s.wage]).toEqual([[0, -1, 1, 1], 0]);
  });

  it('CG-BLD-09 CG-BAD-04: in decade III only what will still produce', () => {
    const game = play({ decade: 3, good: 'cutlery', seats: [{ factories: { cutlery: {} } }] }).do('action build');
    expect(game.refused('build food')).toBe('round-over-build');
    expect(game.refused('build clothes')).toBe('round-over-build');
    expect(game.open).toContain('build lamps');
    const now = play({ decade: 3, good: 'lamps' }).do('action build', 'build lamps');
    expect(now.p().factories[3]).not.toBeNull();
  });

  it('CG-BLD-10 CG-BAD-05: upgrading starts in decade II', () => {
    expect(play().do('action build').refused('upgrade food')).toBe('upgrade-later');
  });

  it('CG-BLD-11 CG-BLD-12: the tile is turned and the token keeps its appeal', () => {
    const factories = { food: { spot: 2, office: 'appeal' as const, appeal: 6 } };
    const game = play({ decade: 2, seats: [{ factories }] }).do('action build', 'upgrade food', 'done');
    expect(game.f('food')).toMatchObject({ side: 2, spot: 1 });
    expect(game.rs.sides[0]?.[1]?.appeals[1]).toBe(2);
  });

  it('CG-BLD-13: in decade II the first worker card is turned, the second stays', () => {
    const factories = { food: { first: 1, second: 1 } };
    const game = play({ decade: 2, seats: [{ factories }] }).do('action build', 'upgrade food', 'done');
    expect(game.f('food')).toMatchObject({ side: 2, first: 2, second: 1 });
  });

  it('CG-BLD-14: in decade III both are turned', () => {
    const factories = { lamps: { first: 1, second: 1 } };
    const game = play({ decade: 3, seats: [{ factories }] }).do('action build', 'upgrade lamps', 'done');
    expect(game.f('lamps')).toMatchObject({ side: 2, first: 2, second: 2 });
  });

  it('CG-BLD-15 CG-BLD-19: machines and the machine token stay', () => {
    const factories = { food: { first: 1, second: 1, machines: [1, 0] as const }, lamps: { first: 1 } };
    const game = play({ decade: 2, seats: [{ factories }] });
    game.p().token = 6; // on the first card of lamps
    game.do('action build', 'upgrade food', 'upgrade lamps', 'done');
    expect(game.f('food')).toMatchObject({ firstTurned: 1, secondTurned: 0 });
    expect(game.p().token).toBe(6);
  });

  it('CG-BLD-16: a card on its later side is left alone', () => {
    const factories = { food: { side: 1, first: 2, second: 2 } };
    const game = play({ decade: 3, seats: [{ factories }] }).do('action build', 'upgrade food', 'done');
    expect(game.f('food')).toMatchObject({ side: 2, first: 2, second: 2 });
  });

  it('CG-BLD-17 CG-BAD-06: a factory on side II is upgraded again only for a worker card that lags behind', () => {
    const factories = { food: { side: 2, first: 2, second: 1 } };
    const game = play({ decade: 3, seats: [{ factories }] }).do('action build', 'upgrade food');
    expect(game.f('food').second).toBe(2);
    expect(game.refused('upgrade food')).toBe('latest-side');
  });

  it('CG-BLD-13 CG-BAD-06: in decade II a second worker card on its early side stays, and that is the reason', () => {
    const factories = { food: { side: 2, first: 2, second: 1 }, lamps: { side: 2, first: 2, second: 2 } };
    const game = play({ decade: 2, seats: [{ factories }] }).do('action build');
    expect([game.refused('upgrade food'), game.rule('upgrade food')]).toEqual(['second-later', 'CG-BLD-13']);
    expect([game.refused('upgrade lamps'), game.rule('upgrade lamps')]).toEqual(['latest-side', 'CG-BLD-17']);
  });

  it('CG-BLD-18: a new factory of the featured good is priced this turn and produces this round', () => {
    const factories = { lamps: {} };
    const game = play({ seats: [{ factories }] }).do('action build', 'build food', 'done');
    expect(game.step).toBe('spot');
    game.do('spot food 1', 'office food appeal').until('act');
    game.do('pass').until('develop').do('skip');
    expect(game.events).toContainEqual(expect.objectContaining({ kind: 'produced', seat: 0, good: 'food', amount: 1 }));
  });
});
