import { describe, expect, it } from 'vitest';
import { reckon, scoreOf } from './scoring.ts';
import { type PlayerPosition, play } from './testing/position.ts';

const reckoned = (seat: PlayerPosition, options = {}) => {
  const game = play({ options, seats: [{ cards: [], factories: { food: {} }, ...seat }] });
  return reckon(game.rs, game.p());
};

describe('what final scoring makes of a player', () => {
  it('CG-END-02 CG-END-03: stored goods pay £4 each, and all money buys shares at their value', () => {
    const stored = { 'small-1': ['food', 2] } as const;
    expect(reckoned({ cash: 13, value: 10, shares: 5, stored })).toEqual({
      goods: 8,
      bought: 2,
      paid: 20,
      shares: 7,
      value: 10,
      score: 70,
      left: 1,
    });
    expect(reckoned({ cash: 11, value: 10, shares: 5, stored })).toMatchObject({ bought: 1, left: 9 });
  });

  it('CG-END-03: by the other ruling every share costs £10', () => {
    const seat = { cash: 40, value: 20, shares: 5 };
    expect(reckoned(seat, { 'final-share-price': 'ten' })).toMatchObject({ bought: 4, paid: 40, left: 0 });
    expect(reckoned(seat)).toMatchObject({ bought: 2, paid: 40, left: 0 });
  });

  it('CG-END-09: no more than 30 shares, and none that are worth nothing', () => {
    expect(reckoned({ cash: 99, value: 10, shares: 28 })).toMatchObject({ bought: 2, paid: 20, left: 79, shares: 30 });
    expect(reckoned({ cash: 99, value: 0, shares: 5 })).toEqual({
      goods: 0,
      bought: 0,
      paid: 0,
      shares: 5,
      value: 0,
      score: 0,
      left: 99,
    });
    expect(reckoned({ cash: 3, value: 1, shares: 5 })).toMatchObject({ bought: 3, shares: 8, left: 0 });
  });

  it('CG-END-04 CG-END-08: each loan takes a share, down to none', () => {
    expect(reckoned({ cash: 0, shares: 10, loans: 4 })).toMatchObject({ shares: 6, score: 60 });
    expect(reckoned({ cash: 0, shares: 3, loans: 4 })).toMatchObject({ shares: 0, score: 0 });
    expect(reckoned({ cash: 10, shares: 4, loans: 5 })).toMatchObject({ bought: 1, shares: 0 });
  });

  it('CG-END-05 CG-END-06: shipping tokens take steps off the share value; shares times value is the score', () => {
    const value = (tokens: number, from = 20) => reckoned({ cash: 0, value: from, shares: 10, tokens }).value;
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((tokens) => 20 - value(tokens))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(value(9, 3)).toBe(0);
    expect(reckoned({ cash: 0, value: 20, shares: 10, tokens: 3 }).score).toBe(170);
  });

  it('CG-EMG-04: who is bankrupt scores nothing', () => {
    const game = play({ seats: [{ cash: 0 }] });
    expect(scoreOf(game.rs, game.p())).toBe(100);
    game.p().out = 1;
    expect(scoreOf(game.rs, game.p())).toBe(0);
  });
});

describe('final scoring', () => {
  const scored = (...seats: PlayerPosition[]) =>
    play({ players: seats.length, seats: seats.map((seat) => ({ cards: [], factories: {}, ...seat })) }).go('scoring');

  it('CG-END-01 CG-END-07: the highest score wins, then the most money left', () => {
    expect(scored({ shares: 10 }, { shares: 11, cash: 0 }, { shares: 9, cash: 0 }).s).toMatchObject({
      scores: [150, 110, 90],
      winners: [0],
    });
    expect(scored({ cash: 3 }, { cash: 4 }, { cash: 0, shares: 9 }).s).toMatchObject({
      scores: [100, 100, 90],
      winners: [1],
    });
    expect(scored({ cash: 4 }, { cash: 4 }, { cash: 3 }).s.winners).toEqual([0, 1]);
  });

  it('CG-END-02: warehouses are emptied, and that is told of those that held something', () => {
    const stored = { 'small-2': ['food', 2] } as const;
    const game = scored({ cash: 2, factories: { food: {} }, stored }, {});
    expect([game.p().stored, game.p().warehouses, game.p().cash]).toEqual([[0, 0, 0], [-1, -1, -2], 0]);
    expect(game.events.filter(({ kind }) => kind === 'goods').length).toBe(1);
  });

  it('CG-END-07: nobody who is out wins, and a last survivor has won whatever he scores', () => {
    const game = play({ players: 3, seats: [{ shares: 30 }, { shares: 1, cash: 0 }, { shares: 2, cash: 0 }] });
    game.p(0).out = 1;
    game.go('scoring');
    expect([game.s.winners, game.s.scores]).toEqual([[2], [0, 10, 20]]);
    const last = play({ players: 2, seats: [{ shares: 9 }, { shares: 0, cash: 0 }] });
    last.p(0).out = 1;
    last.go('scoring');
    expect([last.s.winners, last.s.scores, last.s.awards]).toEqual([[1], [0, 0], []]);
  });

  it('CG-END-01: lamps of decade III is the last round, lamps of decade II is not', () => {
    const after = (decade: number) =>
      play({ decade, good: 'lamps', seats: [{ factories: {} }, { factories: {} }] }).go('prepare');
    expect(after(3).s.scores.length).toBe(2);
    expect([after(2).s.scores, after(2).s.decade]).toEqual([[], 3]);
  });
});
