import { describe, expect, it } from 'vitest';
import { play } from '../testing/position.ts';

const idle = { factories: {} };

describe('7 Patron', () => {
  const patron = ['patron-food-clothes'] as const;

  it('CG-C07-01 CG-C07-02: one more of its goods is sold at home, once per decade; no marker moves', () => {
    const seats = [{ factories: { food: { first: 1, second: 1, appeal: 5 } }, cards: patron }, idle];
    const game = play({ players: 3, at: 'production', demand: { food: 3 }, seats: [...seats, idle] });
    expect(game.note('use patron-food-clothes', 'sells-up-to')?.params).toMatchObject({ maximum: 3 });
    game.do('use patron-food-clothes');
    expect([game.s.sold[0], game.appeal('food'), game.demand('food')]).toEqual([3, 5, 3]);
    expect(game.spent('patron-food-clothes')).toBe(true);
  });

  it('CG-C07-01: not for other goods, not when spent, not without a good to sell', () => {
    const lamps = { lamps: { first: 1, second: 1, appeal: 5 } };
    const other = play({
      players: 3,
      at: 'production',
      good: 'lamps',
      demand: { lamps: 3 },
      seats: [{ factories: lamps, cards: patron }, idle, idle],
    });
    expect(other.step).toBe('ship');
    const food = { food: { first: 1, second: 1, appeal: 5 } };
    const spent = play({
      players: 3,
      at: 'production',
      demand: { food: 3 },
      seats: [{ factories: food, cards: patron, spent: patron }, idle, idle],
    });
    expect(spent.step).toBe('ship');
  });

  it('CG-PRD-06: a Patron turns nothing into one, but never sells more than the appeal', () => {
    const factories = { food: { first: 1, appeal: 2 } };
    const game = play({
      players: 3,
      at: 'production',
      demand: { food: 4 },
      seats: [{ factories, cards: patron }, idle, idle],
    });
    game.do('use patron-food-clothes');
    expect(game.s.sold[0]).toBe(1);
    const none = play({
      players: 3,
      at: 'production',
      demand: { food: -4 },
      seats: [{ factories, cards: patron }, idle, idle],
    });
    expect([none.step, none.s.sold[0]]).toEqual(['ship', 2]);
  });

  it('two Patrons of one good add up (A-40)', () => {
    const cards = ['patron-food-clothes', 'patron-food-cutlery'] as const;
    const factories = { food: { first: 1, second: 1, appeal: 5 } };
    const game = play({ players: 3, at: 'production', demand: { food: 4 }, seats: [{ factories, cards }, idle, idle] });
    game.do('use patron-food-clothes', 'use patron-food-cutlery');
    expect(game.s.sold[0]).toBe(3);
  });
});
