import { describe, expect, it } from 'vitest';
import { play } from '../testing/position.ts';

const empty = { materials: 0, commodities: 0, goods: 0, capital: 0 };
const mills = (paperMill: number) => [
  { card: 'paper-mill', x: 0, y: -1, workers: paperMill },
  { card: 'trading-post', x: 1, y: 0, workers: 3 },
  { card: 'savings-bank', x: 0, y: 1, workers: 2 },
];

describe('production', () => {
  it('SE-EX-10 SE-PRO-02 SE-PRO-03: Central Factory, a goods, a capital and a commodities building, all staffed', () => {
    const game = play({ central: empty, built: mills(3) }).do('action produce');
    expect([game.units('central', 'goods'), game.units('trading-post', 'goods')]).toEqual([2, 2]);
    expect([game.units('central', 'capital'), game.units('savings-bank', 'capital')]).toEqual([2, 2]);
    expect([game.units('central', 'commodities'), game.units('paper-mill', 'commodities')]).toEqual([2, 2]);
    expect(game.units('central', 'materials')).toBe(1);
  });

  it('SE-EX-11 SE-PRO-04: with the Paper Mill short of workers, one commodity on the Central Factory and none there', () => {
    const game = play({ central: empty, built: mills(2) }).do('action produce');
    expect([game.units('central', 'commodities'), game.units('paper-mill', 'commodities')]).toEqual([1, 0]);
    expect([
      game.units('central', 'goods'),
      game.units('central', 'capital'),
      game.units('central', 'materials'),
    ]).toEqual([2, 2, 1]);
  });

  it('SE-PRO-01: staffed means at or above the requirement, also for the Central Factory', () => {
    expect(
      play({ central: { ...empty, workers: 4 } })
        .do('action produce')
        .total('goods'),
    ).toBe(1);
    const short = play({ central: { ...empty, workers: 3 } });
    expect([short.refused('action produce'), short.rule('action produce')]).toEqual(['nothing-staffed', 'SE-PRO-01']);
  });

  it('SE-PRO-02: a track of the Central Factory without its marker does not count', () => {
    const game = play({ central: { ...empty, goods: -1 }, built: [...mills(3), { card: 'sawmill', x: 0, y: -2 }] }).do(
      'action produce',
    );
    expect(game.units('trading-post', 'goods')).toBe(1);
  });

  it('SE-PRO-05: each track stops at its maximum', () => {
    const game = play({ central: { ...empty, goods: 5 }, built: mills(3) }).do('action produce');
    expect([game.units('central', 'goods'), game.units('trading-post', 'goods')]).toEqual([6, 2]);
  });

  it('SE-PRO-06 SE-BAD-24: all staffed tracks or nothing', () => {
    const game = play({ central: empty, built: mills(3) });
    expect(game.refused('produce-only goods')).toBe('produces-all');
  });

  it('SE-PRO-02 SE-PRO-05: nothing is told of a kind that no staffed track makes, nor of a track that is full', () => {
    const game = play({
      central: { materials: 6, commodities: 6, goods: -1, capital: 8 },
      built: [
        ...mills(3).slice(0, 1),
        { card: 'sawmill', x: 0, y: -2 },
        { card: 'brickworks', x: 1, y: 0 },
        { card: 'iron-foundry', x: 1, y: -1 },
      ],
    });
    game.do('action produce');
    expect(game.events.flatMap((event) => (event.kind === 'produced' ? [event.resource] : []))).toEqual([
      'materials',
      'commodities',
      'capital',
    ]);
    expect(game.events.flatMap((event) => (event.kind === 'stock' ? [event.card] : []))).toEqual(['paper-mill']);
  });
});
