import { describe, expect, it } from 'vitest';
import { play } from '../testing/position.ts';

describe('selling', () => {
  it('SE-EX-02 SE-MKT-02: die 3, two commodities give one, as capital or as profit', () => {
    const capital = play({ die: 3 }).do('action sell', 'sell 1 commodities for capital');
    expect([capital.total('commodities'), capital.total('capital'), capital.s.profit]).toEqual([0, 5, 0]);
    const profit = play({ die: 3 }).do('action sell', 'sell 1 commodities for profit');
    expect([profit.total('commodities'), profit.total('capital'), profit.s.profit]).toEqual([0, 4, 1]);
  });

  it('SE-EX-03: die 3, two materials give one', () => {
    const game = play({ die: 3 }).do('action sell', 'sell 1 materials for profit');
    expect([game.total('materials'), game.s.profit]).toEqual([0, 1]);
    expect(play({ die: 3 }).do('action sell', 'sell 1 materials for capital').total('capital')).toBe(5);
  });

  it('SE-EX-04: die 3, one good gives one', () => {
    const game = play({ die: 3 }).do('action sell', 'sell 1 goods for profit');
    expect([game.total('goods'), game.s.profit]).toEqual([1, 1]);
    expect(play({ die: 3 }).do('action sell', 'sell 1 goods for capital').total('capital')).toBe(5);
  });

  it('SE-SEL-01 SE-BAD-06: any number of whole lots, no part of a lot, no more than there is', () => {
    const game = play({ die: 3, central: { materials: 5 } }).do('action sell');
    expect(game.refused('sell 3 materials for profit')).toBe('sell-stock');
    game.do('sell 2 materials for profit');
    expect([game.total('materials'), game.s.profit]).toEqual([1, 2]);
    expect(game.refused('sell 1 materials for profit')).toBe('sell-stock');
  });

  it('SE-SEL-02: units come from any track of that kind, staffed or not', () => {
    const game = play({ die: 3, built: [{ card: 'trading-post', x: 1, y: 0, workers: 1, units: 3 }] });
    game.do('action sell', 'sell 4 goods for profit', 'take 3 from trading-post');
    expect([game.units('trading-post', 'goods'), game.units('central', 'goods')]).toEqual([0, 1]);
  });

  it('SE-SEL-03: each lot is recorded as capital or as profit', () => {
    const game = play({ die: 3, central: { goods: 5 } });
    game.do('action sell', 'sell 2 goods for capital', 'sell 3 goods for profit');
    expect([game.total('capital'), game.s.profit]).toEqual([6, 3]);
  });

  it('SE-SEL-04 SE-BAD-07: capital goes on a track with a marker and room; the rest must be profit', () => {
    const game = play({ die: 3, central: { goods: 5, capital: 6 } }).do('action sell');
    expect(game.refused('sell 3 goods for capital')).toBe('capital-full');
    game.do('sell 2 goods for capital');
    expect(game.refused('sell 1 goods for capital')).toBe('capital-full');
    game.do('sell 3 goods for profit');
    expect([game.total('capital'), game.s.profit]).toEqual([8, 3]);
  });

  it('SE-SEL-04: with two capital tracks the player chooses, also one that is not staffed', () => {
    const game = play({ die: 3, built: [{ card: 'savings-bank', x: 1, y: 0, workers: 1 }] });
    game.do('action sell', 'sell 2 goods for capital', 'put 1 on savings-bank', 'put 1 on central');
    expect([game.units('savings-bank', 'capital'), game.units('central', 'capital')]).toEqual([1, 5]);
  });

  it('SE-SEL-05 SE-BAD-05: on side A capital cannot be sold', () => {
    const game = play({ die: 3 }).do('action sell');
    expect(game.refused('sell 1 capital for profit')).toBe('capital-not-sold');
  });

  it('SE-SEL-06: on side B capital is sold at its rate, for profit only', () => {
    const game = play({ side: 'B', die: 6 }).do('action sell');
    expect(game.refused('sell 1 capital for capital')).toBe('capital-for-capital');
    game.do('sell 4 capital for profit');
    expect([game.total('capital'), game.s.profit]).toEqual([0, 4]);
  });

  it('SE-SEL-07 SE-BAD-21: profit never pays for anything', () => {
    const game = play({ die: 3, profit: 30, central: { capital: 0, goods: 1 } });
    game.do('action sell', 'sell 1 goods for profit', 'done');
    expect(game.refused('action produce')).toBe('action-price');
    const owing = play({ die: 3, profit: 30, built: [{ card: 'savings-bank', x: 1, y: 0, units: 3 }] });
    owing.do('manager');
    expect(owing.step).toBe('pay');
    expect(owing.refused('take 1 from profit')).toBe('profit-not-spent');
  });

  it('SE-SEL-08: a track sold out stands at 0 and keeps its marker', () => {
    const game = play({ die: 3 }).do('action sell', 'sell 2 goods for profit');
    expect(game.units('central', 'goods')).toBe(0);
  });

  it('SE-MKT-03 SE-BAD-04: what is marked with a dash finds no buyer', () => {
    const game = play({ side: 'B', die: 5 }).do('action sell');
    expect(game.refused('sell 1 commodities for profit')).toBe('nobody-buys');
    expect(game.refused('sell 1 capital for profit')).toBe('nobody-buys');
  });
});
