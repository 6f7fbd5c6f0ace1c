import { hash } from '@cromford/kernel';
import { describe, expect, it } from 'vitest';
import type { News } from './news.ts';
import { play } from './testing/position.ts';

type Game = ReturnType<typeof play>;
const forecast = (game: Game, subject?: string) => {
  const { rules } = game.engine;
  return rules.forecast?.(rules.view(game.s, 0), subject) ?? [];
};
const pounds = (events: readonly News[], seat: number) =>
  events.reduce((sum, event) => sum + (event.kind === 'cash' && event.seat === seat ? event.by : 0), 0);

/** What it leaves out is told in a forecast alone. */
const isCounted = ({ kind }: News) => kind !== 'could-ship' && kind !== 'could-use';
const leftOut = (game: Game, subject?: string) =>
  forecast(game, subject).flatMap((event) => {
    if (event.kind === 'could-ship') return [[event.seat, event.rule, event.amount]];
    return event.kind === 'could-use' ? [[event.seat, event.rule, event.card]] : [];
  });

describe('the forecast of production', () => {
  const seats = [
    { factories: { food: { first: 1, second: 1, appeal: 6 }, lamps: { first: 1, appeal: 4 } } },
    { factories: { food: { first: 1, appeal: 5 } } },
  ];

  it('is what the rules then do, when nobody uses cards or ships', () => {
    // Prices are set.
    const game = play({ at: 'develop', demand: { food: 3 }, seats });
    const expected = forecast(game);
    game.go('production').do('ship 0 food', 'store 2 small-1', 'ship 0 food?', 'store 1 small-1?', 'done?');
    const before = game.events.findIndex(({ kind }) => kind === 'production');
    const happened = game.events.slice(before);
    for (const seat of [0, 1]) expect(pounds(expected, seat)).toBe(pounds(happened, seat));
    expect(expected.filter(({ kind }) => kind === 'value')).toEqual(happened.filter(({ kind }) => kind === 'value'));
  });

  it('looks at any good', () => {
    const game = play({ demand: { food: 3, lamps: 0 }, seats });
    expect(forecast(game, 'lamps')[0]).toMatchObject({ kind: 'production', good: 'lamps' });
    expect(forecast(game, 'lamps').some((event) => event.kind === 'produced' && event.seat === 1)).toBe(false);
  });

  it('sees the price that is being set', () => {
    const game = play({
      demand: { food: 0 },
      seats: [{ factories: { food: { first: 1, appeal: 0, spot: 4 } }, cash: 20 }, {}],
    });
    game.do('pass');
    const sold = (of = game) => forecast(of).find((event) => event.kind === 'sold' && event.who === 0);
    expect(sold()).toMatchObject({ amount: 0 });
    // From the beginning of the turn: the marker is still behind the cards.
    const begun = play({ demand: { food: 0 }, seats: [{ factories: { food: { first: 1, appeal: 0, spot: 1 } } }, {}] });
    expect([begun.step, sold(begun)]).toMatchObject(['act', { amount: 2 }]);
    game.do('spot food 1');
    expect(game.step).toBe('office');
    expect(game.s.players[0]?.appeal[0]).toBe(0);
    expect(sold()).toMatchObject({ amount: 2 });
  });

  it('reckons in a turn with the appeal that the cards will have when the price is set, of the featured good alone', () => {
    const game = play({
      demand: { food: 0, lamps: 0 },
      seats: [{ factories: { food: { first: 1, appeal: 0 }, lamps: { first: 1, appeal: 0 } }, cash: 20 }, {}],
    });
    const sold = (good: string) => forecast(game, good).find((event) => event.kind === 'sold' && event.who === 0);
    game.do('action distribution', 'distribute distribution-a food 2');
    expect(game.step).toBe('improve');
    expect([sold('food'), game.s.players[0]?.appeal[0]]).toMatchObject([{ amount: 2 }, 0]);
    game.do('distribute distribution-b lamps 1').until('spot');
    expect(sold('lamps')).toMatchObject({ amount: 0 });
  });

  it('sells from stock, stores what is left and ships nothing', () => {
    const stored = { 'small-1': ['food', 2] } as const;
    const factories = { food: { first: 1, appeal: 4 } };
    const game = play({ at: 'develop', demand: { food: 0 }, seats: [{ factories, stored }, {}] });
    const events = forecast(game);
    expect(events).toContainEqual(expect.objectContaining({ kind: 'sold', who: 0, amount: 4 }));
    expect(events.some(({ kind }) => kind === 'shipped')).toBe(false);
    expect(events).toContainEqual(expect.objectContaining({ kind: 'stored', seat: 0, amount: 1 }));
  });

  it('tells what it leaves out: ships and cards of everybody who could use them, and no others', () => {
    const making = { factories: { food: { first: 1, second: 1, appeal: 5 } } };
    const cards = ['extra-shift', 'patron-food-clothes', 'patron-clothes-lamps'] as const;
    const game = play({
      players: 3,
      at: 'develop',
      demand: { food: 3 },
      seats: [{ ...making, cards, ships: 0 }, { ...making }, { ...making, cards: ['entrepreneur'], ships: 0 }],
    });
    expect(leftOut(game)).toEqual([
      [0, 'CG-C03-01', 'extra-shift'],
      [0, 'CG-C07-01', 'patron-food-clothes'],
      [1, 'CG-SHP-02', 3],
      [2, 'CG-C01-01', 'entrepreneur'],
    ]);
    expect(leftOut(game, 'lamps')).toEqual([]);
    const poor = { factories: { food: { first: 1, appeal: 5 } } };
    const spent = { cards: ['patron-food-clothes'], spent: ['patron-food-clothes'], ships: 0 } as const;
    expect(leftOut(play({ at: 'develop', demand: { food: 0 }, seats: [{ ...poor, ...spent }, poor] }))).toEqual([]);
  });

  it('shows the emergency fund and bankruptcy, and ends no game', () => {
    const game = play({ demand: { food: 9 }, seats: [{ factories: { food: {} }, cash: 0, loans: 9 }, {}] });
    const events = forecast(game);
    expect(events.some(({ kind }) => kind === 'bankrupt')).toBe(true);
    expect(events.some(({ kind }) => kind === 'scored' || kind === 'over')).toBe(false);
  });

  describe('while production is under way', () => {
    const patron = ['patron-food-clothes'] as const;
    const begun = () =>
      play({
        at: 'production',
        demand: { food: 3 },
        seats: [{ factories: { food: { first: 1, second: 1, appeal: 5 } }, cards: patron }, ...seats.slice(1)],
      });

    it('tells the rest alone, decision by decision', () => {
      const first = ['keep', 'ship 0 food', 'store 2 small-1', 'store 1 small-2'];
      const lines = [...first, 'ship 0 food', 'store 1 small-1'];
      for (let made = 0; made < lines.length; made++) {
        const game = begun().do(...lines.slice(0, made));
        const told = game.events.length;
        const [head, ...rest] = forecast(game).filter(isCounted);
        expect(head).toMatchObject({ kind: 'production', good: 'food', demand: 3 });
        expect(rest.map(({ kind }) => kind)).toContain('costs');
        game.do(...lines.slice(made));
        expect(game.events.slice(told, told + rest.length)).toEqual(rest);
      }
    });

    it('sells nothing twice, and as many as a Patron that was used allows', () => {
      const sales = (game: Game) =>
        forecast(game).flatMap((event) => (event.kind === 'sold' && event.who === 0 ? [event.amount] : []));
      expect(sales(begun())).toEqual([2]);
      const used = begun().do('use patron-food-clothes');
      expect([used.step, used.s.sold[0], sales(used)]).toEqual(['ship', 3, []]);
      // What is sold already raises the share value all the same.
      expect(forecast(used)).toContainEqual(expect.objectContaining({ kind: 'value', who: 0, why: 'sold' }));
    });

    it('looks at another good as if its production came now', () => {
      expect(forecast(begun().do('keep'), 'clothes')[0]).toMatchObject({ kind: 'production', good: 'clothes' });
    });
  });

  it('changes nothing and needs nothing that is hidden', () => {
    for (const players of [1, 2, 3, 4]) {
      const game = play({ players });
      game.do('open food?', 'open lamps?');
      const before = hash(game.s);
      const view = game.engine.rules.view(game.s, 0);
      expect(view.random).toEqual([]);
      const events = game.engine.rules.forecast?.(view);
      expect(hash(game.s)).toBe(before);
      expect(events).toEqual(game.engine.rules.forecast?.(game.s));
      for (let i = 0; i < 40; i++) {
        expect(forecast(game).length).toBeGreaterThan(0);
        game.quiet();
      }
    }
  });
});
