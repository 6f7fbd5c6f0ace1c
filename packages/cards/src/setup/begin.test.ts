import { describe, expect, it } from 'vitest';
import { CARDS, type Card, cardAt } from '../cards/names.ts';
import { GOODS } from '../goods.ts';
import { play } from '../testing/position.ts';

const open = (game: ReturnType<typeof play>, seat: number) => GOODS.filter((_, i) => game.p(seat).factories[i]);

/** Cards of the supply and of the players together. */
function cards(game: ReturnType<typeof play>): Partial<Record<Card, number>> {
  const counts: Partial<Record<Card, number>> = {};
  const add = (card: Card, by: number) => {
    if (by > 0) counts[card] = (counts[card] ?? 0) + by;
  };
  CARDS.forEach((card, i) => {
    add(card, game.s.supply[i] as number);
  });
  for (const p of game.s.players) for (const card of p.cards) add(cardAt(card), 1);
  return counts;
}

describe('basic set-up', () => {
  it('CG-SET-01: the player of the first seat starts', () => {
    expect([play().s.start, play().seat]).toEqual([0, 0]);
  });

  it.each([2, 3, 4])('CG-SET-02: each of %i players has a full set of his own', (players) => {
    const { s } = play({ players });
    expect(s.players.length).toBe(players);
    expect(new Set(s.players).size).toBe(players);
  });

  it('CG-SET-03 CG-SET-04: demand and wages start on their printed spaces', () => {
    expect(play({ players: 4 }).s.demand).toEqual([-2, -3, -1, -1]);
    expect(play({ players: 3 }).s.demand).toEqual([0, -1, 1, 1]);
    expect(play({ players: 2 }).s.demand).toEqual([0, -1, 1, 1]);
    const game = play();
    expect(game.rs.wages[game.s.wage]).toBe(2);
  });

  it('CG-SET-05 CG-SET-06: the round of food in decade I', () => {
    expect([play().s.good, play().s.decade]).toEqual([0, 1]);
  });

  it('CG-SET-07 CG-SET-08 CG-SET-10: £50, 10 shares at £10, quality up to 4', () => {
    for (const p of play({ players: 4 }).s.players)
      expect([p.cash, p.shares, p.value, p.engineer]).toEqual([50, 10, 10, 0]);
  });

  it('CG-SET-09 CG-SET-12: developments at level 0, but for the one that the table gives', () => {
    const game = play({ players: 4 });
    expect(game.s.players.map((p) => p.levels)).toEqual([
      [0, 1, 0, 0, 0, 0],
      [1, 0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0, 0],
    ]);
    expect(game.s.players.map((p) => p.cards.map(cardAt))).toEqual([[], [], ['foreman'], ['workshop']]);
    expect(game.p(2).foreman).toBe(1);
  });

  it('CG-SET-11 CG-SET-18: two factories by the table of starts; the others stay in the reserve', () => {
    const starts = (players: number) => Array.from({ length: players }, (_, seat) => open(play({ players }), seat));
    expect(starts(2)).toEqual([
      ['food', 'cutlery'],
      ['food', 'clothes'],
    ]);
    expect(starts(3)).toEqual([
      ['food', 'clothes'],
      ['clothes', 'cutlery'],
      ['food', 'cutlery'],
    ]);
    expect(starts(4)).toEqual([
      ['clothes', 'cutlery'],
      ['food', 'cutlery'],
      ['clothes', 'lamps'],
      ['food', 'lamps'],
    ]);
  });

  it('CG-SET-13 CG-SET-14 CG-SET-15 CG-SET-16: side I, token on the fourth spot, W1 with workers, office on price, marker on 0', () => {
    const game = play();
    expect(game.f('food')).toEqual({
      side: 1,
      spot: 3,
      office: 0,
      first: 1,
      second: 0,
      firstTurned: 0,
      secondTurned: 0,
    });
    expect(game.p().appeal).toEqual([0, -1, 0, -1]);
  });

  it('CG-SET-17: two ships', () => {
    expect(play().p().ships).toBe(2);
  });

  it('CG-SET-19 CG-SET-20 CG-EX-20: with two players a neutral colour on 3, 3, 2, 2, which moves no demand', () => {
    const game = play({ players: 2 });
    expect(game.s.others.map(({ appeal }) => appeal)).toEqual([[3, 3, 2, 2]]);
    expect(game.s.demand).toEqual([0, -1, 1, 1]);
    expect(play({ players: 3 }).s.others).toEqual([]);
  });

  it('CG-SET-21 CG-SET-24: eleven cards for two players, the one that is handed out among them', () => {
    const game = play({ players: 2 });
    expect(cards(game)).toEqual({
      patent: 2,
      engineer: 2,
      'large-warehouse': 1,
      entrepreneur: 1,
      'extra-shift': 1,
      workshop: 2,
      foreman: 2,
    });
    expect([game.supply('workshop'), game.owns('workshop', 1)]).toEqual([1, true]);
  });

  it('CG-SET-22 CG-EX-01: seventeen for three', () => {
    expect(cards(play({ players: 3 }))).toEqual({
      patent: 3,
      engineer: 3,
      'large-warehouse': 2,
      entrepreneur: 1,
      'extra-shift': 2,
      workshop: 2,
      foreman: 2,
      'patron-food-clothes': 1,
      'patron-food-cutlery': 1,
    });
  });

  it('CG-SET-23: twenty-two for four', () => {
    const counts = cards(play({ players: 4 }));
    expect(counts).toMatchObject({
      'patron-cutlery-lamps': 1,
      'patron-clothes-cutlery': 1,
      'patron-food-lamps': 1,
      inventor: 2,
    });
    expect(Object.values(counts).reduce((sum, n) => sum + n, 0)).toBe(22);
  });

  it('CG-SET-12 CG-C05-01: a starting card without a place is attached nowhere', () => {
    const { events } = play({ players: 2 });
    expect(events.filter(({ kind }) => kind === 'took').length).toBe(1);
    expect(events.filter(({ kind }) => kind === 'attached')).toEqual([]);
  });
});
