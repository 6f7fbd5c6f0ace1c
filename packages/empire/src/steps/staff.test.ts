import { describe, expect, it } from 'vitest';
import { play } from '../testing/position.ts';

/** Brickworks east of the Central Factory (a railway leads there), Savings Bank south (a railway leads back). */
const built = [
  { card: 'brickworks', x: 1, y: 0, workers: 2 },
  { card: 'savings-bank', x: 0, y: 1, workers: 3 },
];

describe('hiring and moving', () => {
  it('SE-WRK-01 SE-BAD-11: one hire, one move, or both; never two of a kind', () => {
    const game = play({ built }).do('action staff', 'hire brickworks');
    expect(game.refused('hire brickworks')).toBe('hired-already');
    game.do('move 1 central to brickworks');
    expect(game.step).toBe('act');
    const other = play({ built }).do('action staff', 'move 1 central to brickworks');
    expect(other.refused('move 1 central to brickworks')).toBe('moved-already');
    expect(play({ built }).do('action staff', 'hire brickworks', 'done').step).toBe('act');
  });

  it('SE-WRK-02 SE-BAD-08: a hire adds one worker, up to six', () => {
    const game = play({ built }).do('action staff');
    expect(game.refused('hire central')).toBe('workers-full');
    game.do('hire brickworks');
    expect(game.card('brickworks').workers).toBe(3);
  });

  it('SE-WRK-02: on any card in play, also beyond what it requires, and for nothing but the price of the action', () => {
    const full = [{ card: 'brickworks', x: 1, y: 0, workers: 5 }];
    const at = { built: full, central: { workers: 3, capital: 4 } };
    const over = play(at).do('action staff', 'hire brickworks');
    expect([over.card('brickworks').workers, over.total('capital')]).toEqual([6, 4]);
    const central = play(at).do('action staff', 'hire central');
    expect([central.card('central').workers, central.total('capital')]).toEqual([4, 4]);
  });

  it('SE-WRK-03 SE-WRK-06: any number moves, down to none', () => {
    const game = play({ built, central: { workers: 4 } }).do('action staff', 'move 4 central to brickworks');
    expect([game.card('central').workers, game.card('brickworks').workers]).toEqual([0, 6]);
  });

  it('SE-WRK-04 SE-BAD-09: only along a railway that leaves here and enters there', () => {
    const game = play({ built, central: { workers: 3 } }).do('action staff');
    expect(game.refused('move 1 brickworks to central')).toBe('no-railway');
    expect(game.refused('move 1 central to savings-bank')).toBe('no-railway');
    expect(game.refused('move 1 savings-bank to brickworks')).toBe('no-railway');
    game.do('move 1 savings-bank to central');
    expect(game.card('central').workers).toBe(4);
  });

  it('SE-WRK-05 SE-BAD-10: nobody goes where six work, and no more go than are there', () => {
    const game = play({ built, central: { workers: 5 } }).do('action staff');
    expect(game.refused('move 2 savings-bank to central')).toBe('workers-room');
    expect(game.refused('move 5 central to brickworks')).toBe('workers-room');
    const few = play({ built, central: { workers: 1 } }).do('action staff');
    expect(few.refused('move 2 central to brickworks')).toBe('workers-there');
    const none = play({ built, central: { workers: 0 } }).do('action staff');
    expect(none.refused('move 1 central to brickworks')).toBe('workers-there');
  });

  it('SE-WRK-07: the Central Factory hires, sends and receives', () => {
    const game = play({ built, central: { workers: 3 } });
    expect(game.do('action staff').open).toEqual(
      expect.arrayContaining(['hire central', 'move 1 central to brickworks', 'move 1 savings-bank to central']),
    );
  });

  it('SE-WRK-08: the hire may come first or second', () => {
    const first = play({ built, central: { workers: 3 } }).do(
      'action staff',
      'hire central',
      'move 4 central to brickworks',
    );
    const second = play({ built, central: { workers: 3 } }).do(
      'action staff',
      'move 3 central to brickworks',
      'hire central',
    );
    expect([first.card('central').workers, first.card('brickworks').workers]).toEqual([0, 6]);
    expect([second.card('central').workers, second.card('brickworks').workers]).toEqual([1, 5]);
  });

  it('SE-WRK-01: after a move and a hire the action is over, in either order', () => {
    const game = play({ built, central: { workers: 3 } }).do('action staff', 'move 1 central to brickworks');
    expect(game.do('hire central').step).toBe('act');
  });

  it('SE-WRK-01: nobody moves from a card to itself, before a move or after it', () => {
    const game = play({ built, central: { workers: 3 } }).do('action staff');
    expect(game.refused('move 1 central to central')).toBe('not-offered');
    game.do('move 1 central to brickworks');
    expect(game.refused('move 1 central to central')).toBe('not-offered');
  });

  it('SE-WRK-03: one worker is the least that moves, and where nobody is none can', () => {
    const game = play({ built, central: { workers: 1 } }).do('action staff');
    expect(game.refused('move 0 central to brickworks')).toBe('amount');
    expect(game.open).toContain('move 1 central to brickworks');
    const empty = play({ built, central: { workers: 0 } }).do('action staff');
    expect(empty.option('move 1 central to brickworks')?.refusal?.code).toBe('workers-there');
    expect(empty.open.filter((line) => line.includes('to brickworks'))).toEqual([]);
  });

  it('SE-WRK-04: a railway between two buildings leads from one to the other', () => {
    const line = [...built, { card: 'grocers-warehouse', x: 2, y: 0 }];
    const game = play({ built: line }).do('action staff', 'move 2 brickworks to grocers-warehouse');
    expect(game.card('grocers-warehouse').workers).toBe(3);
  });

  it('SE-WRK-04: half a railway leads nowhere', () => {
    // Not placed by the rules: the Cloth Mill’s railway leaves towards the Central Factory’s, the Paper Mill’s meets a blank edge.
    const game = play({
      built: [
        { card: 'cloth-mill', x: 1, y: 0, workers: 2 },
        { card: 'paper-mill', x: -1, y: 0, workers: 2 },
      ],
    }).do('action staff');
    expect(game.refused('move 1 central to cloth-mill')).toBe('no-railway');
    expect(game.refused('move 1 central to paper-mill')).toBe('no-railway');
  });

  it('SE-WRK-05: just as many as there is room for may come', () => {
    const game = play({ built, central: { workers: 3 } }).do('action staff');
    expect(game.refused('move 4 savings-bank to central')).toBe('workers-there');
    expect(game.do('move 3 savings-bank to central').card('central').workers).toBe(6);
  });
});
