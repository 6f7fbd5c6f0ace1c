import { describe, expect, it } from 'vitest';
import { type PlayerPosition, type Position, play } from '../../testing/position.ts';

const idle = { factories: {} };
const producing = (seat: PlayerPosition, more: Position = {}) =>
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
      'clear large': 'empty-warehouse',
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

describe('home sale', () => {
  it('CG-PRD-08: stored goods of this factory may be added, up to the maximum', () => {
    const seat: PlayerPosition = {
      factories: { food: { first: 1, appeal: 5 }, lamps: {} },
      stored: { 'small-1': ['food', 2], 'small-2': ['lamps', 1] },
    };
    const game = producing(seat, { demand: { food: 1 } });
    expect(game.told('')).toMatchObject({
      'sell 0 food': 'up to 1: home-maximum',
      'sell 1 lamps': 'other-factory',
      'loans 1': 'loans-only-exchange',
      refuse: 'compulsory',
    });
    expect(producing(seat, { demand: { food: 0 } }).told('sell')).toMatchObject({
      'sell 0 food': 'up to 2: stock-there',
    });
    game.do('sell 1 food');
    expect([game.s.sold[0], game.s.hand, game.step]).toEqual([4, 1, 'ship']);
    // Three made and three sold: nothing of the stock may be added, and nobody is asked.
    expect(producing(seat, { demand: { food: 2 } }).step).toBe('ship');
  });

  it('CG-C07-01: a Patron is asked while more could be sold, each of them once', () => {
    const two = ['patron-food-clothes', 'patron-food-lamps'] as const;
    const selling = (demand: number, more: PlayerPosition = {}) =>
      producing({ factories: { food: { first: 1, appeal: 4 } }, cards: two, ...more }, { demand: { food: demand } });
    const game = selling(3); // makes 3, may sell 1
    expect(game.told('')).toEqual({
      'use patron-food-clothes': 'open',
      keep: 'open',
      'loans 1': 'loans-only-exchange',
      refuse: 'compulsory',
    });
    expect(game.note('use patron-food-clothes', 'sells-up-to')?.params).toEqual({ maximum: 2, price: 8 });
    game.do('keep');
    expect(game.told('use')).toEqual({ 'use patron-food-lamps': 'open' });
    game.do('keep');
    expect([game.step, game.s.sold[0], game.spent('patron-food-clothes')]).toEqual(['ship', 1, false]);
    const used = selling(3).do('use patron-food-clothes', 'use patron-food-lamps');
    expect([used.s.sold[0], used.spent('patron-food-clothes'), used.spent('patron-food-lamps')]).toEqual([
      3,
      true,
      true,
    ]);
    // Makes 3 and may sell 3: a Patron could change nothing.
    expect(selling(1).until('patron', 'act').step).toBe('act');
    // With one in the warehouse there is one more to be sold.
    expect(selling(1, { stored: { 'small-1': ['food', 1] } }).step).toBe('patron');
    expect(selling(3, { cards: ['entrepreneur'] }).step).toBe('ship');
    expect(selling(3, { spent: two }).step).toBe('ship');
  });

  it('CG-C03-01 CG-C03-03: an Extra shift makes one more good that can be sold', () => {
    const game = producing(
      { factories: { food: { first: 1, appeal: 5 } }, cards: ['extra-shift'] },
      { demand: { food: 0 } },
    );
    expect(game.told('')).toEqual({
      'use extra-shift': 'open',
      keep: 'open',
      'loans 1': 'loans-only-exchange',
      refuse: 'compulsory',
    });
    game.do('use extra-shift');
    expect([game.s.sold[0], game.s.hand]).toEqual([4, 0]);
    expect(game.events).toContainEqual(
      expect.objectContaining({ kind: 'goods', why: 'extra-shift', rule: 'CG-C03-01' }),
    );
    const kept = producing(
      { factories: { food: { first: 1, appeal: 5 } }, cards: ['extra-shift'] },
      { demand: { food: 0 } },
    ).do('keep');
    expect([kept.s.sold[0], kept.owns('extra-shift')]).toEqual([3, true]);
    const short = producing(
      { factories: { food: { first: 1, appeal: 5 } }, cards: ['extra-shift'] },
      { demand: { food: 3 } },
    );
    expect(short.do('use extra-shift').s.sold[0]).toBe(2);
    const without = producing(
      { factories: { food: { first: 1, appeal: 5 } }, cards: ['entrepreneur'] },
      { demand: { food: 0 } },
    );
    expect([without.s.sold[0], without.step]).toEqual([3, 'entrepreneur']);
  });

  it('CG-PRD-01 CG-RND-07: each round begins its own account of sales', () => {
    const game = producing(
      { factories: { food: { first: 1, appeal: 5 }, clothes: {} } },
      { demand: { food: 0 } },
    ).until('act');
    expect(game.s.sold).toEqual([3, -1, -1]);
    game.s.sold = [9, 9, 9];
    game.go('production');
    expect(game.s.sold.slice(1)).toEqual([-1, -1]);
    expect([game.s.handGood, game.s.handSeat]).toEqual([1, 0]);
  });

  it('CG-PRD-03: whose goods are in hand is known, also of the second and third player', () => {
    const game = play({
      players: 3,
      demand: { food: 9 },
      seats: [idle, idle, { cards: [], factories: { food: {} } }],
    }).go('production');
    expect([game.s.handSeat, game.s.handGood, game.s.hand]).toEqual([2, 0, 3]);
  });
});

describe('share value and wear', () => {
  const seller = (appeal: number, more: PlayerPosition = {}): PlayerPosition => ({
    cards: [],
    factories: { food: { first: 1, appeal } },
    ...more,
  });

  it('CG-SV-03 CG-SV-04: the highest appeal gains a step, a tie gains none', () => {
    const values = (...seats: PlayerPosition[]) => {
      const game = play({ players: 3, demand: { food: 0 }, seats })
        .go('production')
        .until('act');
      return [0, 1, 2].map((seat) => game.p(seat).value);
    };
    expect(values(seller(5), seller(4), idle)).toEqual([12, 11, 10]);
    expect(values(seller(5), seller(5), idle)).toEqual([11, 11, 10]);
    expect(values(idle, seller(1), idle)).toEqual([10, 10, 10]);
    expect(values(seller(2), seller(1), idle)).toEqual([12, 10, 10]);
  });

  it('CG-SV-03: who sold fewer than two is not compared, however high his appeal', () => {
    // The first makes one good only.
    const few = { cards: [], factories: { food: { first: 0, appeal: 9 } } };
    const game = play({ players: 3, demand: { food: 0 }, seats: [few, seller(9), idle] })
      .go('production')
      .until('act');
    expect([game.p(0).value, game.p(1).value]).toEqual([10, 12]);
  });

  it('CG-C01-01: a tied owner of the Entrepreneur may win the tie; nobody else is asked then', () => {
    const position = {
      players: 3,
      demand: { food: 0 },
      seats: [seller(5), seller(5, { cards: ['entrepreneur'] }), idle],
    } as const;
    const game = play(position).go('production').until('tie');
    expect([game.seat, game.told('')]).toEqual([1, { 'use entrepreneur': 'open', keep: 'open' }]);
    expect(game.note('use entrepreneur', 'value-step')).toBeDefined();
    game.do('use entrepreneur').until('act', 'entrepreneur');
    expect([game.p(0).value, game.p(1).value, game.spent('entrepreneur', 1)]).toEqual([11, 12, true]);
    const both = play({
      ...position,
      seats: [seller(5, { cards: ['entrepreneur'] }), seller(5, { cards: ['entrepreneur'] }), idle],
    });
    both.go('production').until('tie').do('use entrepreneur');
    expect(both.step).not.toBe('tie');
    both.until('act', 'entrepreneur');
    expect([both.p(0).value, both.p(1).value]).toEqual([12, 11]);
    const kept = play({
      ...position,
      seats: [seller(5, { cards: ['entrepreneur'] }), seller(5, { cards: ['entrepreneur'] }), idle],
    });
    kept.go('production').until('tie').do('keep');
    expect([kept.step, kept.seat]).toEqual(['tie', 1]);
    const lower = play({ ...position, seats: [seller(5), seller(5), seller(4, { cards: ['entrepreneur'] })] }).go(
      'production',
    );
    expect(lower.until('tie', 'act', 'entrepreneur').step).not.toBe('tie');
  });

  it('CG-C01-01 CG-DST-01: after a tie that the last player broke, distribution wears as always', () => {
    const distribution = [['distribution-a', 'food', 2]] as const;
    const seats = [seller(5, { distribution }), idle, seller(5, { cards: ['entrepreneur'] })];
    const game = play({ players: 3, demand: { food: 0 }, seats })
      .go('production')
      .until('tie')
      .do('use entrepreneur');
    expect([game.p(2).value, game.p(0).distributionValue[0]]).toEqual([12, 1]);
  });

  it('CG-SHP-01 CG-PRD-08 CG-PRC-07: food is refused in the round of clothes as anything else', () => {
    const seat: PlayerPosition = {
      cards: [],
      factories: { food: {}, clothes: { first: 1, appeal: 5 } },
      stored: { 'small-1': ['clothes', 1] },
    };
    const game = play({ players: 3, good: 'clothes', demand: { clothes: 1 }, seats: [seat, idle, idle] }).go(
      'production',
    );
    expect(game.told('sell 1 food')).toEqual({ 'sell 1 food': 'other-factory' });
    const ship = play({
      players: 3,
      good: 'clothes',
      demand: { clothes: 9 },
      seats: [{ ...seat, stored: {} }, idle, idle],
    }).go('production');
    expect(ship.told('ship 1 food')).toEqual({ 'ship 1 food': 'active-only' });
    const spot = play({ players: 3, good: 'clothes', seats: [seat, idle, idle] }).do('pass');
    expect(spot.told('spot food 1')).toEqual({ 'spot food 1': 'not-active' });
  });

  it('CG-WH-01 CG-WH-08: with nothing left to store nobody is asked to clear a warehouse', () => {
    const seat: PlayerPosition = {
      cards: [],
      factories: { food: { first: 1, appeal: 9 }, lamps: {} },
      stored: { 'small-1': ['lamps', 1] },
    };
    const game = play({ players: 3, demand: { food: 0 }, seats: [seat, idle, idle] }).go('production');
    expect([game.until('store', 'act').step, game.s.sold[0]]).toEqual(['act', 3]);
  });

  it('CG-DST-01 CG-DST-02: distribution of factories that produced falls by one, and from 1 the card goes back', () => {
    const distribution = [
      ['distribution-a', 'food', 2],
      ['distribution-b', 'lamps', 1],
    ] as const;
    const factories = { food: { first: 1 }, lamps: {} };
    const game = producing({ factories, distribution }).until('act');
    expect([game.p().distribution, game.p().distributionValue]).toEqual([
      [0, 3, -2],
      [1, 1, 0],
    ]);
    const last = producing({ factories, cards: ['patent'], distribution: [['patent', 'food', 1]] }).until('act');
    expect([last.p().distribution, last.p().distributionValue]).toEqual([
      [-1, -1, -1],
      [0, 0, 0],
    ]);
  });

  it('CG-SV-05: in a game of two the neutral colour can be highest, and receives nothing', () => {
    const values = (neutral: number, appeal: number) => {
      const game = play({ demand: { food: 0 }, others: [[neutral, 3, 2, 2]], seats: [seller(appeal), idle] })
        .go('production')
        .until('act');
      return [game.p().value, game.s.others[0]?.value];
    };
    expect([values(5, 4), values(4, 4), values(3, 4), values(1, 4)]).toEqual([
      [11, 0],
      [11, 0],
      [12, 0],
      [12, 0],
    ]);
  });
});
