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

  it('SE-SEL-01: lots are whole and at least one', () => {
    const game = play({ die: 3, central: { goods: 2, materials: 2, commodities: 0 } }).do('action sell');
    expect(game.open).toEqual([
      'sell 1 materials for profit',
      'sell 1 materials for capital',
      'sell 1 goods for profit',
      'sell 2 goods for profit',
      'sell 1 goods for capital',
      'sell 2 goods for capital',
    ]);
    expect(game.refused('sell 0 goods for profit')).toBe('amount');
  });

  it('SE-SEL-04: where only the room is missing, the room is the reason', () => {
    const game = play({ die: 3, central: { materials: 2, capital: 8 } }).do('action sell');
    expect([game.refused('sell 1 materials for capital'), game.rule('sell 1 materials for capital')]).toEqual([
      'capital-full',
      'SE-SEL-04',
    ]);
  });

  it('SE-SEL-04: a single track with room takes the capital, wherever it is', () => {
    const built = [
      { card: 'brickworks', x: 1, y: 0 },
      { card: 'savings-bank', x: 0, y: 1, units: 2 },
    ];
    const game = play({ die: 3, central: { capital: 8, goods: 2 }, built });
    game.do('action sell', 'sell 2 goods for capital');
    expect([game.units('central', 'capital'), game.units('savings-bank', 'capital')]).toEqual([8, 4]);
    expect(game.units('brickworks', 'capital')).toBe(-1);
  });

  it('SE-SEL-04: room for just as many is filled without asking', () => {
    const built = [{ card: 'savings-bank', x: 0, y: 1, units: 5 }];
    const game = play({ die: 3, central: { capital: 7, goods: 2 }, built }).do(
      'action sell',
      'sell 2 goods for capital',
    );
    expect([game.step, game.total('capital')]).toEqual(['sell', 8 + 6]);
  });

  const banks = [
    { card: 'savings-bank', x: 0, y: 1, units: 2 },
    { card: 'stock-exchange', x: 0, y: -1, units: 5 },
    { card: 'brickworks', x: 1, y: 0 },
  ];

  it('SE-SEL-04: otherwise the player says which, and a full track or a card without one takes nothing', () => {
    const game = play({ die: 3, central: { capital: 8, goods: 5 }, built: banks }).do(
      'action sell',
      'sell 5 goods for capital',
    );
    expect(game.open).toEqual([
      'usual',
      ...[1, 2, 3, 4].map((units) => `put ${units} on savings-bank`),
      ...[1, 2, 3].map((units) => `put ${units} on stock-exchange`),
    ]);
    expect([game.refused('put 1 on central'), game.rule('put 1 on central')]).toEqual(['track-room', 'SE-SEL-04']);
    expect(game.refused('put 5 on savings-bank')).toBe('track-room');
    expect(game.refused('put 0 on savings-bank')).toBeDefined();
    expect(game.refused('put 1 on brickworks')).toBe('not-offered');
    game.do('put 3 on stock-exchange');
    expect([game.step, game.units('stock-exchange', 'capital'), game.units('savings-bank', 'capital')]).toEqual([
      'sell',
      8,
      4,
    ]);
  });

  it('SE-SEL-04: as usual, each unit goes to the track with the most room by then', () => {
    const usual = (bank: number, central: number) => {
      const game = play({
        die: 3,
        central: { capital: central, goods: 4 },
        built: [{ card: 'savings-bank', x: 0, y: 1, workers: 2, units: bank }],
      }).do('action sell', 'sell 4 goods for capital', 'usual');
      expect(game.step).toBe('sell');
      return [game.units('central', 'capital'), game.units('savings-bank', 'capital')];
    };
    expect(usual(0, 5)).toEqual([6, 3]); // room 3 and 6: 6, 5, 4, and then 3 is as much: the first of both
    expect(usual(3, 1)).toEqual([5, 3]);
  });

  it('SE-SEL-04: a track with room for one takes one', () => {
    const built = [{ card: 'savings-bank', x: 0, y: 1, units: 5 }];
    const game = play({ die: 3, central: { capital: 4, goods: 2 }, built }).do(
      'action sell',
      'sell 2 goods for capital',
    );
    expect(game.do('put 1 on savings-bank').units('savings-bank', 'capital')).toBe(6);
  });

  it('SE-SEL-05 SE-SEL-06: capital for capital is refused on either side, for the reason of that side', () => {
    const why = (side: 'A' | 'B') => {
      const game = play({ side, die: 6 }).do('action sell');
      return [game.refused('sell 1 capital for capital'), game.rule('sell 1 capital for capital')];
    };
    expect(why('A')).toEqual(['capital-not-sold', 'SE-SEL-05']);
    expect(why('B')).toEqual(['capital-for-capital', 'SE-SEL-06']);
  });

  it('SE-SEL-03 SE-SEL-06: what is told names the rule of goods or of capital', () => {
    const game = play({ side: 'B', die: 6 }).do('action sell', 'sell 1 goods for profit', 'sell 1 capital for profit');
    expect(game.events.flatMap((event) => (event.kind === 'sold' ? [event.rule] : []))).toEqual([
      'SE-SEL-03',
      'SE-SEL-06',
    ]);
  });
});
