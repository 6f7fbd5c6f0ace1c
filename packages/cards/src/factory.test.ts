import { describe, expect, it } from 'vitest';
import { productionCosts } from './costs.ts';
import { appealOf, capacity, distributionAt, machines, priceOf, producesAgain, qualityAt, workers } from './factory.ts';
import { goodIndex } from './goods.ts';
import { type FactoryPosition, type PlayerPosition, play } from './testing/position.ts';

const { food, clothes, lamps } = goodIndex;
const at = (f: FactoryPosition, more: PlayerPosition = {}) => {
  const game = play({ seats: [{ cards: [], factories: { food: f, clothes: {} }, ...more }] });
  return { rs: game.rs, s: game.s, p: game.p(), f: game.f('food') };
};

describe('a factory', () => {
  it('CG-PRD-03: makes what the tile and its worker cards show, for an extra production those of the first cards', () => {
    const { rs, f } = at({ first: 1, second: 1 });
    expect([0, 1, 2].map((cards) => capacity(rs, food, f, cards))).toEqual([1, 3, 5]);
    const late = at({ side: 2, first: 2, second: 2 });
    expect([0, 1, 2].map((cards) => capacity(rs, food, late.f, cards))).toEqual([2, 5, 8]);
    expect(capacity(rs, food, at({ first: 0 }).f)).toBe(1);
  });

  it('CG-CST-02 CG-CST-03: pays workers and machines of the cards that are used', () => {
    const { rs, p, s } = at({ first: 1, second: 1, machines: [1, 1] });
    // Tile 2 workers; W1 2 machines instead of 2 workers; W2 1 machine instead of 1 of 2 workers.
    expect([0, 1, 2].map((cards) => workers(rs, p, food, cards))).toEqual([2, 2, 3]);
    expect([0, 1, 2].map((cards) => machines(rs, p, food, cards))).toEqual([0, 2, 3]);
    expect([0, 1, 2].map((cards) => productionCosts(rs, s, p, food, cards))).toEqual([2 + 4, 2 + 4 + 2, 2 + 6 + 3]);
    const bare = at({ first: 0, machines: [1, 1] });
    expect([workers(rs, bare.p, food), machines(rs, bare.p, food)]).toEqual([2, 0]);
  });

  it('CG-CST-03 CG-AUT-05: a machine token is one machine, and one worker less, at its card alone', () => {
    const { rs, p } = at({ first: 1, second: 1 });
    p.token = food * 2;
    expect([machines(rs, p, food), workers(rs, p, food), machines(rs, p, clothes)]).toEqual([1, 5, 0]);
    p.token = food * 2 + 1;
    expect([machines(rs, p, food, 1), machines(rs, p, food)]).toEqual([0, 1]);
    p.token = clothes * 2;
    expect([machines(rs, p, food), machines(rs, p, clothes)]).toEqual([0, 1]);
  });

  it('CG-PRC-08 CG-PRC-09: appeal and price add spot, office, and its own quality cards only', () => {
    const quality = [
      ['quality-a', 'food', 1, 'appeal'],
      ['quality-b', 'clothes', 2, 'appeal'],
      ['quality-c', 'food', 3, 'price'],
      ['engineer', 'food', 6, 'appeal'],
    ] as const;
    const { rs, p } = at({ spot: 2, office: 'appeal' }, { cards: ['engineer'], quality });
    expect([appealOf(rs, p, food), priceOf(rs, p, food)]).toEqual([2 + 4 + 1 + 6, 2 + 3]);
    expect([appealOf(rs, p, clothes), priceOf(rs, p, clothes)]).toEqual([0 + 2, 5 + 4]);
    expect([qualityAt(p, food), qualityAt(p, clothes), qualityAt(p, lamps)]).toEqual([10, 2, 0]);
    const turned = at(
      {},
      {
        cards: ['engineer'],
        quality: [
          ['engineer', 'food', 5, 'price'],
          ['quality-b', 'clothes', 2, 'price'],
        ],
      },
    );
    expect([appealOf(rs, turned.p, food), priceOf(rs, turned.p, food)]).toEqual([0, 4 + 4 + 5]);
  });

  it('CG-QD-06 CG-QD-12: distribution is appeal, the Patent’s as well', () => {
    const distribution = [
      ['distribution-b', 'clothes', 3],
      ['patent', 'food', 2],
    ] as const;
    const { rs, p } = at({}, { cards: ['patent'], distribution });
    expect([distributionAt(p, food), distributionAt(p, clothes), distributionAt(p, lamps)]).toEqual([2, 3, 0]);
    expect([appealOf(rs, p, food), appealOf(rs, p, clothes)]).toEqual([2, 3]);
    const first = at(
      {},
      { quality: [['quality-a', 'food', 2, 'price']], distribution: [['distribution-a', 'food', 1]] },
    );
    expect([priceOf(rs, first.p, food), appealOf(rs, first.p, food)]).toEqual([4 + 4 + 2, 1]);
  });

  it('CG-BLD-09 CG-EMP-07: in decade III only the good of this round and later ones will be made again', () => {
    const again = (decade: number, round: number) =>
      [0, 1, 2, 3].map((good) => producesAgain({ decade, good: round }, good));
    expect(again(3, 2)).toEqual([false, false, true, true]);
    expect(again(2, 2)).toEqual([true, true, true, true]);
    expect(again(1, 3)).toEqual([true, true, true, true]);
  });
});

describe('what is due', () => {
  const shipping = (seat: PlayerPosition) =>
    play({
      players: 3,
      demand: { food: 9 },
      seats: [
        { factories: { food: { first: 1, second: 1 } }, cards: [], ...seat },
        { factories: {} },
        { factories: {} },
      ],
    }).go('production');
  const notes = (seat: PlayerPosition) =>
    shipping(seat)
      .option('ship 0 food')
      ?.notes.filter(({ code }) => code.startsWith('costs'));

  it('CG-EMG-02: shown before it is paid: nothing from the fund, some tokens, or not enough of them', () => {
    // £2 and six workers at £2: £14. Half of £10 is £5.
    expect(notes({ cash: 14 })).toEqual([{ code: 'costs', params: { due: 14 } }]);
    expect(notes({ cash: 13 })).toEqual([
      { code: 'costs-emergency', params: { due: 14, cash: 13, tokens: 1 } },
      // A ship pays £4 for each.
      { code: 'costs-shipping', params: { least: 1 } },
    ]);
    expect(notes({ cash: 4, loans: 7 })).toEqual([
      { code: 'costs-emergency', params: { due: 14, cash: 4, tokens: 2 } },
      { code: 'costs-shipping', params: { least: 2 } },
    ]);
    expect(notes({ cash: 3, loans: 7 })).toEqual([
      { code: 'costs-bankrupt', params: { due: 14, cash: 3 } },
      { code: 'costs-shipping', params: { least: 3 } },
    ]);
    // One ship takes two goods, at £5 each.
    expect(notes({ cash: 3, loans: 7, ships: 1 })?.map(({ code }) => code)).toEqual(['costs-bankrupt']);
    expect(notes({ cash: 4, loans: 7, ships: 1 })?.length).toBe(2);
  });

  it('CG-EMG-02 CG-EMG-03: paid to the pound, and by as few tokens as cover it', () => {
    const paid = (seat: PlayerPosition) => {
      const { cash, loans } = shipping(seat).until('act').p();
      return [cash, loans];
    };
    expect([paid({ cash: 14 }), paid({ cash: 13 }), paid({ cash: 9 }), paid({ cash: 8 })]).toEqual([
      [0, 0],
      [4, 1],
      [0, 1],
      [4, 2],
    ]);
  });

  it('CG-CST-03: maintenance is owed like everything else', () => {
    const factories = { food: { first: 1, second: 1, machines: [1, 1] as const } };
    // £2, three workers at £2, three machines: £11.
    expect(notes({ factories, cash: 11 })).toEqual([{ code: 'costs', params: { due: 11 } }]);
    expect(notes({ factories, cash: 10 })?.[0]?.code).toBe('costs-emergency');
    expect(shipping({ factories, cash: 10 }).until('act').p()).toMatchObject({ cash: 4, loans: 1 });
  });

  it('CG-CST-03: a machine costs what the sheet says', () => {
    const sheet = structuredClone(play().rs.sheet);
    sheet.costs.machine = 2;
    const factories = { food: { first: 1, second: 1, machines: [1, 1] as const } };
    const game = play({ sheet, players: 3, seats: [{ factories, cards: [] }] });
    expect(productionCosts(game.rs, game.s, game.p(), food)).toBe(2 + 6 + 3 * 2);
  });

  it('CG-PRD-08: the sale that is certain counts for the costs ahead', () => {
    // Makes 3, may sell 5 at £8: £24 are certain.
    const game = play({
      players: 3,
      demand: { food: 0 },
      seats: [
        { cash: 0, cards: [], factories: { food: { first: 1, appeal: 5 } }, stored: { 'small-1': ['food', 1] } },
        { factories: {} },
        { factories: {} },
      ],
    }).go('production');
    expect(game.option('sell 0 food')?.notes.map(({ code }) => code)).toContain('costs');
  });

  it('CG-C05-02 CG-C05-03: the Foreman relieves four workers of £2 each, at his factory alone', () => {
    const costs = (foreman: 'food' | 'clothes', wage = 0) => {
      const game = play({
        wage,
        seats: [{ cards: ['foreman'], foreman, factories: { food: { first: 1, second: 1 }, clothes: {} } }],
      });
      return productionCosts(game.rs, game.s, game.p(), food);
    };
    expect([costs('food'), costs('clothes')]).toEqual([2 + 6 * 2 - 4 * 2, 2 + 12]);
    expect(costs('food', 2)).toBe(2 + 6 * 3 - 4 * 2);
  });

  it('CG-CRD-04 CG-C04-01: Entrepreneur, first of all cards, relieves nobody of anything', () => {
    const plain = at({ first: 1, second: 1, machines: [1, 1] }, { cards: ['entrepreneur'] });
    expect(productionCosts(plain.rs, plain.s, plain.p, food)).toBe(11);
    const workshop = at({ first: 1, second: 1, machines: [1, 1] }, { cards: ['entrepreneur', 'workshop'] });
    expect(productionCosts(workshop.rs, workshop.s, workshop.p, food)).toBe(11 - 2);
  });

  it('CG-CST-02 CG-AUT-04: where machines have replaced everybody, nobody is paid', () => {
    // An own sheet, on which nobody works at the tile, and the first card has as many machines as workers.
    const sheet = structuredClone(play().rs.sheet);
    for (const side of sheet.factories.food) side.workers = 0;
    for (const card of sheet.workerCards.food) Object.assign(card, { workers: 2, machines: 2 });
    const game = play({ sheet, seats: [{ cards: [], factories: { food: { machines: [1, 0] } } }] });
    expect(workers(game.rs, game.p(), food)).toBe(0);
  });
});
