import { describe, expect, it } from 'vitest';
import { play } from '../testing/position.ts';

const rich = { materials: 6, commodities: 6, goods: 6, capital: 8 };

describe('the turn', () => {
  it('SE-TRN-01 SE-MKT-01: the market die is rolled, then come actions, then time passes', () => {
    const game = play();
    game.do('end');
    expect(game.events.map((event) => event.kind)).toEqual(['set-up', 'turn', 'year', 'turn']);
    expect(game.s.die).toBeGreaterThanOrEqual(1);
    expect(game.s.die).toBeLessThanOrEqual(6);
    expect(game.step).toBe('act');
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

  it('SE-MKT-04: the market die is also the price of a manager', () => {
    const game = play({ die: 3 });
    game.do('manager', 'add materials to central');
    expect(game.total('capital')).toBe(4 - 3);
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
    expect(play({ central: empty }).refused('action produce')).toBe('no-effect-produce');
    expect(play().refused('action staff')).toBe('no-effect-staff');
    expect(play({ central: { ...rich } }).refused('action produce')).toBe('no-effect-produce');
  });
});

function prices(game: ReturnType<typeof play>): number[] {
  return game.events.flatMap((event) => (event.kind === 'action' ? [event.price] : []));
}
