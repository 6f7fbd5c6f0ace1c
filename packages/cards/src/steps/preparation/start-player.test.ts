import { describe, expect, it } from 'vitest';
import { type PlayerPosition, play } from '../../testing/position.ts';

const idle = { factories: {} };

describe('the next starting player', () => {
  it('CG-NXT-06 CG-NXT-07: least value times shares, then least money', () => {
    const lowest = (...seats: PlayerPosition[]) =>
      play({ players: 3, good: 'lamps', seats: seats.map((seat) => ({ ...idle, cards: [], ...seat })) }).go('prepare')
        .seat;
    expect(lowest({ shares: 9, cash: 50 }, { shares: 10, cash: 1 }, { shares: 9, value: 11 })).toBe(0);
    expect(lowest({ shares: 10, cash: 50 }, { shares: 10, cash: 40 }, { shares: 10, cash: 40 })).toBe(1);
    expect(lowest({ shares: 10, cash: 50 }, { shares: 9, cash: 99 }, { shares: 10, cash: 0 })).toBe(1);
  });

  it('CG-NXT-02 CG-C01-02: the card passes on, and that is told once, unless an Entrepreneur decides', () => {
    const told = (game: ReturnType<typeof play>) =>
      game.events.flatMap((event) => (event.kind === 'start-player' ? [event.why] : []));
    const plain = play({ players: 3, seats: [{ cards: [] }] }).go('prepare');
    expect([plain.s.start, told(plain)]).toEqual([1, ['passed']]);
    const kept = play({ players: 3, seats: [{ cards: ['entrepreneur', 'workshop'] }] }).go('prepare');
    expect(kept.told('')).toEqual({
      keep: 'open',
      'name 0': 'open',
      'name 1': 'open',
      'name 2': 'open',
      'use entrepreneur': 'no-tie',
    });
    expect(told(kept)).toEqual([]);
    kept.do('keep');
    expect([kept.s.start, told(kept)]).toEqual([1, ['passed']]);
    const named = play({ players: 3, seats: [{ cards: ['entrepreneur'] }] })
      .go('prepare')
      .do('name 0');
    expect([named.s.start, told(named), named.owns('entrepreneur')]).toEqual([0, ['entrepreneur'], false]);
  });

  it('CG-CRD-02 CG-NXT-05: the end of a decade refreshes every spent card, and tells so', () => {
    const game = play({
      good: 'lamps',
      seats: [{ ...idle, cards: ['trade-office', 'developer'], spent: ['trade-office', 'developer'] }],
    }).go('prepare');
    expect(game.p().spent).toBe(0);
    expect(game.events.filter(({ kind }) => kind === 'refreshed').length).toBe(2);
    // Also where nobody listens.
    game.p().spent = 1;
    Object.assign(game.s, { good: 3, agenda: [{ step: 'prepare' }] });
    game.engine.settle(game.s);
    expect(game.p().spent).toBe(0);
  });
});
