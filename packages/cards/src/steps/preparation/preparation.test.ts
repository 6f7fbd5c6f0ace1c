import { describe, expect, it } from 'vitest';
import { play } from '../../testing/position.ts';

describe('preparation of the next round', () => {
  it('CG-NXT-01 CG-NXT-02: after rounds 1 to 3 the next good, and the next player starts', () => {
    const game = play({ players: 3, good: 'clothes', start: 2, at: 'prepare' });
    expect([game.s.good, game.s.start, game.s.decade]).toEqual([2, 0, 1]);
  });

  it('CG-NXT-03 CG-NXT-04 CG-NXT-05: after round 4 food again, the next decade, and spent cards are refreshed', () => {
    const seats = [{ cards: ['trade-office'] as const, spent: ['trade-office'] as const }];
    const game = play({ players: 3, good: 'lamps', seats, at: 'prepare' });
    expect([game.s.good, game.s.decade, game.spent('trade-office')]).toEqual([0, 2, false]);
  });

  it('CG-NXT-05: spent cards are refreshed though nobody listens', () => {
    const seats = [{ cards: ['trade-office'] as const, spent: ['trade-office'] as const }];
    const game = play({ players: 3, good: 'lamps', seats });
    game.s.agenda = [{ step: 'prepare' }];
    game.engine.settle(game.s);
    expect(game.spent('trade-office')).toBe(false);
  });

  it('CG-NXT-06: who has the lowest share value × shares chooses the starting player, himself or another', () => {
    const seats = [{ shares: 12 }, { shares: 11, loans: 5, tokens: 5 }, { shares: 14 }];
    const game = play({ players: 3, good: 'lamps', seats, at: 'prepare' });
    expect([game.step, game.seat, game.open]).toEqual(['name-start', 1, ['name 0', 'name 1', 'name 2']]);
    game.do('name 2');
    expect([game.s.start, game.seat]).toEqual([2, 2]);
  });

  it('CG-NXT-07: tied, the one with less money', () => {
    const seats = [{ cash: 30 }, { cash: 20 }, { cash: 25 }];
    expect(play({ players: 3, good: 'lamps', seats, at: 'prepare' }).seat).toBe(1);
  });

  it('CG-NXT-08: still tied, the nearest to the previous starting player, clockwise', () => {
    expect(play({ players: 3, good: 'lamps', start: 1, at: 'prepare' }).seat).toBe(1);
    const seats = [{ cash: 20 }, { cash: 50 }, { cash: 20 }];
    expect(play({ players: 3, good: 'lamps', start: 1, seats, at: 'prepare' }).seat).toBe(2);
  });

  it('CG-NXT-09: with two players the neutral markers move up at the end of decades I and II, and demand with them', () => {
    const game = play({ good: 'lamps', at: 'prepare', demand: { food: 0, clothes: 0, cutlery: 0, lamps: 0 } });
    expect(game.s.others[0]?.appeal).toEqual([4, 4, 3, 3]);
    expect(game.s.demand).toEqual([1, 1, 1, 1]);
    const last = play({ decade: 3, good: 'lamps', at: 'prepare' });
    expect(last.s.others[0]?.appeal).toEqual([3, 3, 2, 2]);
  });
});

describe('final scoring', () => {
  const scored = (more: object, other: object = { shares: 1, cash: 0 }, options = {}) => {
    const seats = [{ cash: 0, shares: 20, value: 20, ...more }, other];
    return play({ at: 'scoring', seats, options });
  };
  const score = (game: ReturnType<typeof play>) => game.engine.rules.score(game.s)[0];

  it('CG-END-02: goods in warehouses are sold at £4 each', () => {
    const game = scored({ stored: { 'small-1': ['food', 2], 'small-2': ['cutlery', 1] } });
    expect([game.cash('warehouse-sale'), game.p().stored]).toEqual([12, [0, 0, 0]]);
  });

  it('CG-END-03 CG-END-09: all the money buys shares at the own share value, without discount, up to 30', () => {
    const game = scored({ cash: 65, levels: { exchange: 2 } });
    expect(game.p()).toMatchObject({ shares: 23, cash: 5 });
    expect(scored({ cash: 500 }).p()).toMatchObject({ shares: 30, cash: 300 });
  });

  it('CG-END-03: by the table ruling always at £10 (A-01)', () => {
    expect(scored({ cash: 65 }, undefined, { 'final-share-price': 'ten' }).p()).toMatchObject({ shares: 26, cash: 5 });
  });

  it('CG-END-04: one share less for each loan', () => {
    expect(scored({ loans: 3 }).p().shares).toBe(17);
  });

  it.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])('CG-END-05: the steps shown for %i shipping tokens', (tokens) => {
    expect(scored({ tokens }).p().value).toBe(20 - tokens);
  });

  it('CG-END-06: final share value × final shares', () => {
    expect(score(scored({ cash: 45, loans: 1, tokens: 3 }))).toBe(21 * 17);
  });

  it('CG-END-07: highest score, then most money left, then a shared victory', () => {
    const winners = (game: ReturnType<typeof play>) => game.engine.rules.winners(game.s);
    expect(winners(scored({}))).toEqual([0]);
    expect(winners(scored({ cash: 5 }, { shares: 20, value: 20, cash: 7 }))).toEqual([1]);
    expect(winners(scored({ cash: 7 }, { shares: 20, value: 20, cash: 7 }))).toEqual([0, 1]);
  });

  it('CG-END-08: neither shares nor share value fall below 0', () => {
    const game = scored({ shares: 4, loans: 9, value: 3, tokens: 9 });
    expect([game.p().shares, game.p().value, score(game)]).toEqual([0, 0, 0]);
  });

  it('the score during the game is what scoring would make of the position', () => {
    const game = play({ seats: [{ cash: 25, loans: 1 }] });
    expect(score(game)).toBe((10 + 2 - 1) * 10);
  });
});
