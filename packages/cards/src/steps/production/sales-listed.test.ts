import { describe, expect, it } from 'vitest';
import type { Card } from '../../cards/names.ts';
import { type PlayerPosition, play, type Situation } from '../../testing/position.ts';

const idle = { factories: {} };
const producing = (seat: PlayerPosition, more: Situation = {}) =>
  play({ players: 3, demand: { food: 9 }, ...more, seats: [{ cards: [], ...seat }, idle, idle] }).go('production');

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

  it('CG-SV-01 CG-SV-03 CG-SV-04: a Patron tells the steps that the sale brings, and what rivals leave open of them', () => {
    const food = (appeal: number, first = 1) => ({ factories: { food: { first, appeal } }, cards: [] });
    const steps = (rivals: readonly PlayerPosition[], more: Situation = {}, own: PlayerPosition = {}) => {
      const seats = [{ ...food(6), cards: ['patron-food-clothes'] as const, ...own }, ...rivals];
      const game = play({ players: seats.length, demand: { food: 5 }, start: 1 % seats.length, ...more, seats });
      return game.go('production').until('patron').note('use patron-food-clothes', 'value-steps')?.params;
    };
    // He sells one and the others less: nobody else is compared, however high his appeal.
    expect(steps([food(5), food(6)])).toEqual({ least: 2, most: 2 });
    // A rival above him has sold enough, and one who sells later must: the sale is compulsory.
    expect(steps([food(9), idle])).toEqual({ least: 1, most: 1 });
    expect(steps([food(9), idle], { start: 0 })).toEqual({ least: 1, most: 1 });
    // One who can sell no more than one is not compared; with a Patron of his own he may be, and with what he has stored or an Extra
    // shift makes; nor is anybody who is bankrupt before values rise.
    const may = { least: 1, most: 2 };
    const later = (rival: PlayerPosition, more: Situation = {}) => steps([rival, idle], { start: 0, ...more });
    expect(later(food(6))).toEqual({ least: 2, most: 2 });
    expect(later({ ...food(6), cards: ['patron-food-lamps'] })).toEqual(may);
    expect(later({ ...food(6), cards: ['patron-food-lamps'], spent: ['patron-food-lamps'] })).toEqual({
      least: 2,
      most: 2,
    });
    expect(later(food(9, 0))).toEqual({ least: 2, most: 2 });
    expect(later({ ...food(9, 0), cards: ['extra-shift'] })).toEqual(may);
    expect(later({ ...food(9, 0), stored: { 'small-1': ['food', 1] } })).toEqual(may);
    expect(later({ ...food(7), cash: 0, loans: 9 }, { wage: 15 })).toEqual(may);
    // Among equals only the Entrepreneur decides.
    const tied = (own: readonly Card[]) => {
      const seats = [{ ...food(6), cards: own }, { ...food(6), cards: ['patron-food-lamps'] as const }, idle];
      const game = play({ players: 3, demand: { food: 5 }, start: 1, seats }).go('production');
      return game.do('use patron-food-lamps').until('patron').note('use patron-food-clothes', 'value-steps')?.params;
    };
    expect(tied(['patron-food-clothes'])).toEqual({ least: 1, most: 1 });
    expect(tied(['patron-food-clothes', 'entrepreneur'])).toEqual({ least: 1, most: 2 });
    // The neutral colour counts as if it sold.
    expect(steps([idle], { others: [[7, 0, 0, 0]] })).toEqual({ least: 1, most: 1 });
    expect(steps([idle], { others: [[6, 0, 0, 0]] })).toEqual({ least: 2, most: 2 });
    // Share value ends at 30.
    expect(steps([idle, idle], {}, { value: 29 })).toEqual({ least: 1, most: 1 });
  });

  it('CG-C07-01 CG-SV-03: both steps come', () => {
    const seats = [
      { factories: { food: { first: 1, appeal: 6 } }, cards: ['patron-food-clothes'] as const, value: 10 },
      { factories: { food: { first: 1, appeal: 6 } }, cards: [] },
      idle,
    ];
    const game = play({ players: 3, demand: { food: 5 }, seats })
      .go('production')
      .do('use patron-food-clothes');
    expect(game.until('act').p().value).toBe(12);
    const sold = game.events.filter(({ kind }) => kind === 'sold');
    expect(sold).toMatchObject([
      { who: 0, amount: 2, maximum: 2, patrons: 1 },
      { who: 1, amount: 1, maximum: 1 },
    ]);
    expect(sold[1]).not.toHaveProperty('patrons');
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
    // The second sale is enough for the share value to rise, as it then does; a third changes nothing about it.
    const raises = (of: typeof game) => of.note('use patron-food-clothes', 'value-steps') !== undefined;
    expect([raises(game), raises(selling(2)), raises(selling(3, { value: 30 }))]).toEqual([true, false, false]);
    const risen = selling(3).do('use patron-food-clothes', 'keep').until('act');
    expect(risen.events).toContainEqual(expect.objectContaining({ kind: 'value', who: 0, why: 'sold' }));
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
