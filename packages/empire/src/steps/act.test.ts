import { describe, expect, it } from 'vitest';
import { empire } from '../rules.ts';
import { play } from '../testing/position.ts';

const built = [{ card: 'brickworks', x: 1, y: 0 }];
const rich = { materials: 6, commodities: 6, goods: 6, capital: 8 };

describe('the turn', () => {
  it('SE-TRN-01: the market die is rolled, then come actions, then time passes', () => {
    const game = play();
    game.do('end');
    expect(game.events.map((event) => event.kind)).toEqual(['set-up', 'turn', 'year', 'turn']);
    expect([game.step, game.seat]).toEqual(['act', 0]);
  });

  it('SE-MKT-01: at the start of every turn the market die is rolled anew, and it has six faces', () => {
    const rolled = new Set<number>();
    let changes = 0;
    for (let i = 0; i < 8; i++) {
      const game = play({ seed: `market ${i}`, rolled: true });
      while (game.step) {
        const before = game.s.die;
        rolled.add(before);
        game.do('end');
        if (game.s.die !== before) changes++;
      }
    }
    expect([...rolled].sort()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(changes).toBeGreaterThan(40);
  });

  it('SE-MKT-01: its row applies to the whole turn', () => {
    const game = play({ die: 3, central: { goods: 4, capital: 8 } });
    game.do('action sell', 'sell 1 goods for profit');
    expect(game.do('sell 1 goods for profit', 'done').s.profit).toBe(2);
    expect(game.s.die).toBe(3);
  });

  it('SE-TRN-02 SE-END-01: the game has fifteen turns', () => {
    const game = play();
    let turns = 0;
    while (game.step) {
      turns++;
      game.do('end');
    }
    expect(turns).toBe(15);
    expect(game.s.year).toBe(30);
  });

  it('SE-TRN-03 SE-YR-01: in turn t the marked year is 2(t − 1), and it moves by two at the end', () => {
    const game = play();
    for (let turn = 1; turn <= 15; turn++) {
      expect([game.s.turn, game.s.year]).toEqual([turn, 2 * (turn - 1)]);
      game.do('end');
    }
  });

  it('SE-MKT-04: the market die is also the price of a manager, and half of it that of labour', () => {
    const game = play({ die: 3 });
    game.do('manager', 'add materials to central');
    expect(game.total('capital')).toBe(4 - 3);
    const labour = play({ turn: 3, die: 6, built: [{ card: 'paper-mill', x: 0, y: -1, workers: 4 }] }).do('end');
    expect(labour.total('capital')).toBe(4 - 3);
  });
});

describe('actions', () => {
  it('SE-ACT-01 SE-BAD-02: each action once per turn', () => {
    const game = play({ central: rich });
    game.do('action sell', 'sell 1 goods for profit', 'done');
    expect(game.refused('action sell')).toBe('action-taken');
  });

  it('SE-ACT-02 SE-BAD-01: in the order sell, staff, build, produce; what was passed is gone', () => {
    const game = play({ central: { ...rich, workers: 4 } });
    game.do('action staff'); // the only hire there is plays itself
    expect(game.card('central').workers).toBe(5);
    expect(game.refused('action sell')).toBe('action-passed');
    expect(game.open).toContain('action build');
  });

  it('SE-ACT-03 SE-EX-05: sell, skip one, build and produce cost 0, 1, 2', () => {
    const game = play({ die: 3, central: { materials: 6, commodities: 6, goods: 2, capital: 8 }, row: ['brickworks'] });
    game.do('action sell', 'sell 1 goods for profit', 'done');
    expect(game.total('capital')).toBe(8);
    game.do('action build', 'build brickworks', 'place 1 0');
    expect(game.total('capital')).toBe(8 - 1 - 1);
    game.do('action produce');
    expect(prices(game)).toEqual([0, 1, 2]);
  });

  it('SE-EX-06: all four cost 0 + 1 + 2 + 4 = 7', () => {
    const game = play({
      die: 3,
      central: { materials: 6, commodities: 6, goods: 2, capital: 8, workers: 5 },
      row: ['brickworks'],
    });
    game.do('action sell', 'sell 1 goods for profit', 'done');
    game.do('action staff', 'action build', 'build brickworks', 'place 1 0');
    expect(prices(game)).toEqual([0, 1, 2]);
    expect(game.total('capital')).toBe(8 - 1 - 2 - 1);
    expect(game.refused('action produce')).toBeUndefined();
    expect(prices(game)).toEqual([0, 1, 2, 4]);
    expect(prices(game).reduce((sum, price) => sum + price)).toBe(7);
  });

  it('SE-ACT-04 SE-BAD-03: the price is paid first, and without it there is no action', () => {
    const game = play({ die: 3, central: { goods: 2, capital: 0, workers: 4 } });
    game.do('action sell', 'sell 1 goods for profit', 'done');
    expect(game.refused('action staff')).toBe('action-price');
    expect(game.refused('action produce')).toBe('action-price');
  });

  it('SE-ACT-05: capital from sales pays for later actions of the same turn', () => {
    const game = play({ die: 3, central: { goods: 2, capital: 0, workers: 4 } });
    game.do('action sell', 'sell 1 goods for capital', 'done', 'action staff');
    expect(game.total('capital')).toBe(0);
  });

  it('SE-ACT-06: a turn without any action is allowed', () => {
    const game = play();
    game.do('end');
    expect(game.s.turn).toBe(2);
  });

  it('SE-ACT-07 SE-MGR-01: a manager is no action and leaves their prices as they are', () => {
    const game = play({ die: 1, central: { ...rich, workers: 3 } });
    game.do('manager', 'hire central', 'action sell', 'sell 1 materials for profit', 'done', 'action staff');
    expect(prices(game)).toEqual([0, 1]);
  });

  it('SE-ACT-08: an action without effect may not be taken', () => {
    const empty = { materials: 0, commodities: 0, goods: 0, capital: 0, workers: 3 };
    expect(play({ central: empty }).refused('action sell')).toBe('no-effect-sell');
    expect(play({ central: empty }).refused('action build')).toBe('no-effect-build');
    expect(play().refused('action staff')).toBe('no-effect-staff');
    expect(play({ central: { ...rich } }).refused('action produce')).toBe('no-effect-produce');
  });

  it('SE-ACT-08: a sale sells something, and staffing hires or moves somebody', () => {
    expect(play().do('action sell').refused('done')).toBe('sell-something');
    expect(
      play({ built, central: { workers: 3 } })
        .do('action staff')
        .refused('done'),
    ).toBe('staff-something');
  });

  it('SE-BLD-01: with the row empty the reason is that nothing is left to build, not what it would cost', () => {
    const game = play({ central: rich, row: [], only: true });
    expect([game.refused('action build'), game.rule('action build')]).toEqual(['row-empty', 'SE-BLD-01']);
    expect(game.refused('action produce')).toBe('no-effect-produce');
  });

  it('SE-PRO-01: one staffed card is enough for the reason to be the room', () => {
    const stores = [{ card: 'trading-post', x: 1, y: 0, workers: 3, units: 6 }];
    const game = play({ central: { ...rich, workers: 3 }, built: stores });
    expect([game.refused('action produce'), game.rule('action produce')]).toEqual(['no-effect-produce', 'SE-ACT-08']);
  });

  it('SE-ACT-08: the price makes room on a capital track for a single unit, too', () => {
    // An own sheet, on which the Savings Bank holds 1.
    const sheet = structuredClone(empire.sheet);
    for (const building of sheet.buildings) if (building.id === 'savings-bank') building.max = 1;
    const bank = { card: 'savings-bank', x: 0, y: 1, workers: 2, units: 1 };
    const game = play({ sheet, central: { ...rich, capital: 0, workers: 3 }, built: [bank] });
    game.do('action staff', 'hire savings-bank', 'done');
    expect(game.do('action produce').units('savings-bank', 'capital')).toBe(1);
  });

  it('SE-ACT-08: nothing is built where every building lacks a place', () => {
    // South of the Central Factory, the only place for the Coal Mine, stands the Savings Bank.
    const game = play({ central: rich, built: [{ card: 'savings-bank', x: 0, y: 1 }], row: ['coal-mine'], only: true });
    expect([game.refused('action build'), game.rule('action build')]).toEqual(['no-effect-build', 'SE-ACT-08']);
  });

  it('SE-ACT-08: nor where the price of the action leaves too little for it', () => {
    const position = { die: 3, built, row: ['coal-mine'], only: true as const };
    // The Coal Mine takes 2 materials, 1 good and 2 capital, and building is the second action here.
    const build = (capital: number) =>
      play({ ...position, central: { materials: 2, goods: 2, capital, workers: 3 } })
        .do('action staff', 'hire central', 'done')
        .refused('action build');
    expect([build(2), build(3)]).toEqual(['no-effect-build', undefined]);
  });

  it('SE-ACT-08: producing has an effect where its own price makes room on a staffed capital track', () => {
    const full = { ...rich, workers: 4 };
    const game = play({ central: full, built: [{ card: 'paper-mill', x: 0, y: -1 }] });
    game.do('action staff', 'hire paper-mill', 'done');
    expect(game.do('action produce').units('central', 'capital')).toBe(8);
    // Without the marker for capital the price comes from the Savings Bank, which is not staffed.
    const closed = play({
      central: { ...full, capital: -1 },
      built: [
        { card: 'savings-bank', x: 0, y: 1, units: 6 },
        { card: 'brickworks', x: 1, y: 0 },
        { card: 'sawmill', x: 0, y: -1 },
        { card: 'trading-post', x: 1, y: -1 },
      ],
    });
    closed.do('action staff', 'hire brickworks', 'done');
    expect(closed.refused('action produce')).toBe('no-effect-produce');
  });

  it('SE-ACT-08: one free place on one staffed track is enough to produce', () => {
    expect(
      play({ central: { ...rich, goods: 5 } })
        .do('action produce')
        .total('goods'),
    ).toBe(6);
  });

  it('SE-ACT-08: the price of a sale is no part of what can be sold', () => {
    // An own sheet on which the first action costs 1.
    const sheet = structuredClone(empire.sheet);
    sheet.actionPrices.values = [1, 1, 2, 4];
    const none = { materials: 0, commodities: 0, goods: 0 };
    const sells = (central: object) =>
      play({ sheet, side: 'B', die: 6, central: { ...none, ...central } }).refused('action sell');
    expect([sells({ capital: 1 }), sells({ capital: 2 }), sells({ capital: 1, goods: 1 })]).toEqual([
      'no-effect-sell',
      undefined,
      undefined,
    ]);
  });

  it('SE-BLD-10: only a marker that was taken is asked back in vain', () => {
    expect(play({ central: { goods: 0 } }).refused('restore goods')).toBe('not-offered');
  });
});

function prices(game: ReturnType<typeof play>): number[] {
  return game.events.flatMap((event) => (event.kind === 'action' ? [event.price] : []));
}
