import { describe, expect, it } from 'vitest';
import { play } from '../testing/position.ts';

describe('8 Inventor', () => {
  it('CG-C08-01: in decade I two different factories go to side II with their first card', () => {
    const seats = [
      { cards: ['inventor'] as const, factories: { food: { first: 1, second: 1 }, lamps: {}, cutlery: {} } },
    ];
    const game = play({ players: 4, seats }).do('action build', 'invent food');
    expect([game.owns('inventor'), game.f('food')]).toEqual([
      false,
      expect.objectContaining({ side: 2, first: 2, second: 1 }),
    ]);
    expect(game.refused('invent food')).toBe('inventor-different');
    game.do('invent lamps');
    expect(game.refused('invent cutlery')).toBe('inventor-used');
    game.do('done');
    expect([game.s.demand, game.s.wage]).toEqual([[-2, -3, -1, -1], 0]);
  });

  it('CG-C08-01: in decade II the second cards too; in decade III it has no use', () => {
    const seats = [{ cards: ['inventor'] as const, factories: { food: { side: 2, first: 2, second: 1 }, lamps: {} } }];
    const game = play({ players: 4, decade: 2, seats }).do('action build', 'invent food');
    expect(game.f('food')).toMatchObject({ side: 2, first: 2, second: 2 });
    const late = play({ players: 4, decade: 3, seats }).do('action build');
    expect(late.refused('invent food')).toBe('inventor-late');
  });

  it('CG-C08-01: it may follow a building in the same action', () => {
    const game = play({ players: 4, seats: [{ cards: ['inventor'] }] }).do('action build', 'build food', 'invent food');
    expect(game.f('food').side).toBe(2);
  });

  it('CG-DEV-14: an Inventor discarded by the action cannot be taken back in the same turn', () => {
    const factories = { food: {}, clothes: {} };
    const game = play({ players: 4, good: 'lamps', seats: [{ cards: ['inventor'], factories }] });
    game.do('action build', 'invent food', 'done');
    expect([game.step, game.supply('inventor')]).toEqual(['develop', 2]);
    expect(game.refused('take inventor')).toBe('discarded-now');
    game.do('take engineer').until('act').go('develop');
    expect(game.open).toContain('take inventor');
  });

  it('CG-C08-02: expert: two developments at once, whatever the decade', () => {
    const options = { 'expert-inventor': 'yes', 'decade-restrictions': 'yes' };
    const seats = [{ cards: ['inventor'] as const, levels: { distribution: 0 } }];
    const game = play({ players: 4, options, at: 'develop', seats });
    game.do('use inventor', 'develop quality', 'develop quality');
    expect([game.level('quality'), game.owns('inventor'), game.step]).toEqual([2, false, undefined]);
    const basic = play({ players: 4, at: 'develop', seats });
    expect(basic.refused('use inventor')).toBe('expert-line');
  });
});
