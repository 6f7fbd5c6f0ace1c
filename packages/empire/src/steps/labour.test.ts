import { describe, expect, it } from 'vitest';
import { play } from '../testing/position.ts';

const overstaffed = [
  { card: 'paper-mill', x: 0, y: -1, workers: 4 },
  { card: 'brickworks', x: 1, y: 0, workers: 5 },
];
/** The turn whose end reaches a year. */
const turnOf = (year: number) => year / 2;

describe('labour', () => {
  it('SE-LAB-01 SE-YR-02: due in years 6, 12, 18, 24 and 30', () => {
    const due = [];
    for (let turn = 1; turn <= 15; turn++) {
      const game = play({
        turn,
        die: 2,
        central: { capital: 5 },
        built: [{ card: 'paper-mill', x: 0, y: -1, workers: 4 }],
      });
      game.do('end');
      if (game.events.some((event) => event.kind === 'labour')) due.push(2 * turn);
    }
    expect(due).toEqual([6, 12, 18, 24, 30]);
  });

  it('SE-LAB-02: for buildings with more workers than required, not for the Central Factory', () => {
    const game = play({
      turn: turnOf(6),
      die: 2,
      central: { workers: 6 },
      built: [{ card: 'paper-mill', x: 0, y: -1, workers: 3 }],
    }).do('end');
    expect(game.total('capital')).toBe(4);
  });

  it('SE-EX-13 SE-LAB-03: die 5, one overstaffed building: two capital, however many are too many', () => {
    for (const workers of [4, 6]) {
      const game = play({ turn: turnOf(6), die: 5, built: [{ card: 'paper-mill', x: 0, y: -1, workers }] }).do('end');
      expect(game.total('capital')).toBe(4 - 2);
      expect(game.card('paper-mill').workers).toBe(workers);
    }
  });

  it('SE-LAB-04: if it cannot be paid in full, nothing is paid and one worker stays', () => {
    const game = play({
      turn: turnOf(6),
      die: 5,
      central: { capital: 1 },
      built: [{ card: 'paper-mill', x: 0, y: -1, workers: 5 }],
    }).do('end');
    expect(game.total('capital')).toBe(1);
    expect(game.card('paper-mill').workers).toBe(1);
  });

  it('SE-LAB-04: with die 1 the cost is 0 and counts as paid', () => {
    const game = play({ turn: turnOf(6), die: 1, central: { capital: 0 }, built: overstaffed }).do('end');
    expect(game.card('paper-mill').workers).toBe(4);
  });

  it('SE-LAB-05 SE-BAD-22: paying is compulsory while capital lasts; the player chooses the order', () => {
    const game = play({ turn: turnOf(6), die: 4, central: { capital: 3 }, built: overstaffed }).do('end');
    expect(game.step).toBe('labour-order');
    expect(game.refused('refuse-payment')).toBe('compulsory');
    expect([game.refused('manager'), game.rule('manager')]).toEqual(['actions-over', 'SE-MGR-01']);
    game.do('labour brickworks');
    expect(game.total('capital')).toBe(1);
    expect([game.card('brickworks').workers, game.card('paper-mill').workers]).toEqual([5, 1]);
  });

  it('SE-LAB-05: with capital for all, nothing is asked', () => {
    const game = play({ turn: turnOf(6), die: 4, central: { capital: 4 }, built: overstaffed }).do('end');
    expect(game.total('capital')).toBe(0);
    expect(game.s.turn).toBe(4);
  });
});
