import { describe, expect, it } from 'vitest';
import { cardAt } from '../../cards/names.ts';
import { play } from '../../testing/position.ts';

const solo = (seed = 'a test', options = {}) => play({ players: 1, seed, options });

const started = (seed?: string, options = {}) => solo(seed, options).do('open food', 'open lamps');

describe('solo set-up', () => {
  it('CG-SOL-01 CG-SOL-16: the player has the basic board and no free development', () => {
    const p = started().p();
    expect([p.cash, p.shares, p.value, p.ships, p.levels, p.cards]).toEqual([50, 10, 10, 2, [0, 0, 0, 0, 0, 0], []]);
    expect(solo('a test', { 'no-starting-ships': 'yes' }).p().ships).toBe(0);
    expect(started(undefined, { 'solo-development': 'yes' }).step).toBe('gift');
  });

  it('CG-SOL-02: two opponents with 12 shares at £12', () => {
    expect(started().s.others.map(({ shares, value }) => [shares, value])).toEqual([
      [12, 12],
      [12, 12],
    ]);
  });

  it('CG-SOL-03 CG-SOL-04: the board for three, and fifteen of its seventeen cards in three rows of five', () => {
    const game = solo();
    expect(game.rs.board).toBe(3);
    expect(game.s.demand).toEqual([0, -1, 1, 1]);
    expect([game.s.display.length, game.s.supply.reduce((sum, n) => sum + n, 0)]).toEqual([15, 15]);
    expect(new Set(Array.from({ length: 20 }, (_, i) => solo(`deal ${i}`).s.display.join())).size).toBeGreaterThan(15);
  });

  it('CG-SOL-05: the discs start on the leftmost cards, in any order', () => {
    const orders = new Set<string>();
    for (let i = 0; i < 60; i++) {
      const { discs } = solo(`discs ${i}`).s;
      expect([...discs].sort((a, b) => a - b)).toEqual([0, 5, 10]);
      orders.add(discs.join());
    }
    expect(orders.size).toBe(6);
  });

  it('CG-SOL-06 CG-BAD-40: a card under a disc is taken', () => {
    const game = started().go('develop');
    const card = cardAt(game.s.display[5] as number);
    expect(game.refused(`take ${card} from 6`)).toBe('under-disc');
  });

  it('CG-SOL-07 CG-SOL-08: three markers of each opponent and two of the neutral colour, which owns nothing', () => {
    const game = started();
    expect([game.s.bag, game.s.others.length]).toEqual([[3, 3, 2], 2]);
  });

  it('CG-SOL-09 CG-SOL-14: the question names the solo rule', () => {
    const game = play({ players: 1 });
    expect(game.engine.due(game.s)?.rule).toBe('CG-SOL-09');
    game.do('open food');
    expect(game.engine.due(game.s)?.rule).toBe('CG-SOL-14');
  });

  it('CG-SOL-09 CG-SOL-14: one factory of choice, then the opponents, then another', () => {
    const game = solo();
    expect(game.s.others.every(({ appeal }) => appeal.every((space) => space === -1))).toBe(true);
    game.do('open clothes');
    expect(game.f('clothes')).toMatchObject({ side: 1, first: 1, spot: 3, office: 0 });
    expect(game.appeal('clothes')).toBe(0);
    expect(game.s.others.some(({ appeal }) => appeal.some((space) => space > 0))).toBe(true);
    expect(game.refused('open clothes')).toBe('has-factory');
    game.do('open lamps');
    expect(game.step).toBe('act');
  });

  it('CG-SOL-10 CG-SOL-11: two markers of each opponent, one to each good, on 4, 4, 3, 3', () => {
    const game = started();
    const [one, two] = game.s.others;
    const placed = one?.appeal.map((space, i) => Math.max(space, two?.appeal[i] ?? -1));
    expect(placed).toEqual([4, 4, 3, 3]);
    for (const { appeal } of game.s.others) expect(appeal.filter((space) => space >= 0).length).toBe(2);
  });

  it('CG-SOL-12 CG-EX-11: demand rises by 2, 2, 1, 1 from where the board has it', () => {
    const game = started();
    expect([game.rs.demand, game.s.demand]).toEqual([
      [0, -1, 1, 1],
      [2, 1, 2, 2],
    ]);
  });

  it('CG-SOL-13: wages stay where they are', () => {
    expect(started().s.wage).toBe(0);
  });

  it('CG-SOL-15: two factories at random', () => {
    const pairs = new Set<string>();
    for (let i = 0; i < 80; i++) {
      const game = solo(`random ${i}`, { 'random-factories': 'yes' });
      expect(game.step).toBe('act');
      pairs.add(
        game
          .p()
          .factories.map((f) => (f ? 1 : 0))
          .join(''),
      );
    }
    expect(pairs.size).toBe(6);
    expect([...pairs].every((pair) => [...pair].filter((open) => open === '1').length === 2)).toBe(true);
    // The opponents have their markers all the same.
    const placed = solo('random', { 'random-factories': 'yes' }).s.others.flatMap(({ appeal }) => appeal);
    expect(placed.filter((space) => space >= 0).length).toBe(4);
  });
});
