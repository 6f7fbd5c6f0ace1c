import { describe, expect, it } from 'vitest';
import { type PlayerPosition, play, type Situation } from '../../testing/position.ts';

const idle = { factories: {} };
const producing = (seat: PlayerPosition, more: Situation = {}) =>
  play({ players: 3, demand: { food: 9 }, ...more, seats: [{ cards: [], ...seat }, idle, idle] }).go('production');
const busy = { food: { first: 1, second: 1 } };

describe('shipping', () => {
  it('CG-SHP-01 CG-SHP-02: up to what is left and what the ships hold, of the featured good', () => {
    const game = producing({ factories: { ...busy, lamps: {} } });
    expect(game.told('')).toEqual({
      'ship 0 food': 'up to 4: ship-room',
      'ship 1 lamps': 'active-only',
      'loans 1': 'loans-only-exchange',
      refuse: 'compulsory',
    });
    expect(producing({ factories: { food: { first: 1 } } }).told('ship')).toEqual({
      'ship 0 food': 'up to 3: ship-goods',
    });
    expect(producing({ factories: { food: { first: 1 } }, levels: { shipping: 1 }, ships: 1 }).told('ship')).toEqual({
      'ship 0 food': 'up to 3: ship-goods',
    });
    expect(producing({ factories: busy, ships: 1 }).told('ship')).toEqual({ 'ship 0 food': 'up to 2: ship-room' });
    expect(producing({ factories: busy, tokens: 8 }).told('ship')).toEqual({ 'ship 0 food': 'up to 2: nine-tokens' });
  });

  it('CG-SHP-03: the track of shipping, and no other, says what a ship holds', () => {
    expect(producing({ factories: busy, levels: { machinery: 2, shipping: 0 } }).told('ship')).toEqual({
      'ship 0 food': 'up to 4: ship-room',
    });
  });

  it('CG-C02-01 CG-BAD-31: the Trade office saves a token, by choice while tokens are left', () => {
    const office = (tokens: number) =>
      producing({ factories: busy, cards: ['trade-office'], tokens }).do('ship 4 food');
    expect(office(7).told('')).toEqual({ 'use trade-office': 'open', keep: 'open' });
    expect(office(7).note('use trade-office', 'token-saved')).toBeDefined();
    expect(office(7).do('keep').p().tokens).toBe(9);
    expect(office(7).do('use trade-office').p().tokens).toBe(8);
    // With eight placed, two ships sail only by the office: nobody is asked.
    expect(office(8).p()).toMatchObject({ tokens: 9, voyages: 1 });
    const one = producing({ factories: busy, cards: ['trade-office'] }).do('ship 2 food', 'use trade-office');
    expect([one.p().tokens, one.events.filter(({ kind }) => kind === 'tokens')]).toEqual([0, []]);
    const game = producing({ factories: busy, cards: ['trade-office'], tokens: 8 });
    game.s.agenda.push({ step: 'trade-office', seat: 0, ships: 2 });
    expect(game.told('keep')).toEqual({ keep: 'token-needed' });
    expect(producing({ factories: busy, cards: ['entrepreneur'] }).do('ship 2 food').step).toBe('store');
  });

  it('CG-BAD-37 CG-BAD-43: spent cards, and ties that nobody has, are told; other cards are not', () => {
    const cards = ['trade-office', 'entrepreneur', 'workshop', 'patron-food-lamps'] as const;
    const game = producing({ factories: busy, cards, spent: ['trade-office'], levels: { cards: 2 } });
    expect(game.told('use')).toEqual({ 'use trade-office': 'spent', 'use entrepreneur': 'no-tie' });
  });
});

describe('storing', () => {
  const storing = (seat: PlayerPosition, ships = 0) =>
    producing({ factories: { food: { first: 1 }, lamps: {} }, ships, ...seat });

  it('CG-WH-03 CG-WH-05: into a small warehouse of the reserve, one kind, as much as it holds', () => {
    const game = storing({ stored: { 'small-2': ['lamps', 1] } });
    expect(game.told('store')).toEqual({
      'store 1 small-1': 'up to 2: warehouse-full',
      'store 1 small-2': 'one-kind',
      'store 1 large': 'no-warehouse',
    });
    expect(game.told('clear')).toEqual({
      'clear small-1': 'empty-warehouse',
      'clear small-2': 'open',
      'clear large': 'no-warehouse',
    });
    expect(game.told('ship')).toEqual({ 'ship 1 food': 'no-ships', 'ship 1 lamps': 'active-only' });
    expect(game.told('loans')).toEqual({ 'loans 1': 'loans-only-exchange' });
    expect(game.option('done')?.notes.map(({ code }) => code)).toEqual(['wasted', 'costs']);
    expect(game.refused('store 0 small-1')).toBe('amount');
    game.do('store 2 small-1');
    expect(game.told('store')).toMatchObject({ 'store 1 small-1': 'filled-now', 'store 1 small-2': 'one-kind' });
    expect(game.told('clear small-1')).toEqual({ 'clear small-1': 'empty-warehouse' });
    game.do('clear small-2');
    expect(game.told('store small')).toEqual({});
    expect(game.told('store')).toMatchObject({ 'store 1 small-2': 'up to 1: goods-left' });
    game.do('store 1 small-2');
    expect(game.p()).toMatchObject({ warehouses: [0, 0, -2], stored: [2, 1, 0] });
  });

  it('CG-WH-03: two small warehouses in the reserve are one choice, and so many goods as fit just fit', () => {
    const game = storing({ factories: { food: { first: 0 }, lamps: {} }, stored: {} });
    expect(game.told('store')).toEqual({
      'store 1 small-1': 'up to 1: goods-left',
      'store 1 small-2': 'twin-warehouse',
      'store 1 large': 'no-warehouse',
    });
    const large = producing({ factories: { food: { first: 1, second: 1 } }, ships: 0, cards: ['large-warehouse'] });
    expect(large.told('store')).toMatchObject({
      'store 1 small-1': 'up to 2: warehouse-full',
      'store 1 large': 'up to 4: warehouse-full',
    });
    const four = producing(
      { factories: { clothes: { side: 2, first: 1 } }, ships: 0, cards: ['large-warehouse'] },
      { good: 'clothes', demand: { clothes: 9 } },
    );
    expect(four.told('store large')).toEqual({});
    expect(four.told('store')).toMatchObject({ 'store 1 large': 'up to 4: goods-left' });
  });

  it('CG-WH-08: a warehouse of food may be cleared for lamps', () => {
    const game = producing(
      {
        factories: { food: {}, lamps: { first: 1 } },
        ships: 0,
        stored: { 'small-1': ['food', 1], 'small-2': ['food', 2] },
      },
      { good: 'lamps', demand: { lamps: 9 } },
    );
    expect(game.told('clear')).toMatchObject({ 'clear small-1': 'open', 'clear small-2': 'open' });
    expect(game.open).toEqual(['clear small-1', 'clear small-2', 'done']);
    game.do('clear small-1');
    expect([game.p().warehouses, game.p().stored]).toEqual([
      [-1, 0, -2],
      [0, 2, 0],
    ]);
  });

  it('CG-WH-02: what is not stored is wasted; with nothing left there is nothing to waste', () => {
    const game = storing({}).do('done').until('act');
    expect([game.s.hand, game.p().stored]).toEqual([0, [0, 0, 0]]);
    expect(game.events).toContainEqual(expect.objectContaining({ kind: 'goods', why: 'wasted', by: -3 }));
    const sold = producing(
      { factories: { food: { appeal: 9 } }, stored: { 'small-1': ['food', 1] } },
      { demand: { food: 0 } },
    );
    expect(sold.told('sell')).toEqual({ 'sell 0 food': 'up to 1: stock-there' });
  });

  it('CG-SHP-07 CG-BAD-29: after shipping, the reason for no more is that the ships have sailed', () => {
    const game = producing({ factories: busy, ships: 2 }).do('ship 2 food');
    expect(game.told('ship food')).toEqual({});
    expect(game.told('ship 1 food')).toEqual({ 'ship 1 food': 'ships-sailed' });
  });
});
