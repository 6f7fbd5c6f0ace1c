import { describe, expect, it } from 'vitest';
import { profitMarker, titleOf } from '../score.ts';
import { play } from '../testing/position.ts';

describe('the end', () => {
  it('SE-END-01: after turn 15, when the labour of year 30 is settled', () => {
    const game = play({
      turn: 15,
      die: 4,
      central: { capital: 0 },
      built: [{ card: 'paper-mill', x: 0, y: -1, workers: 4 }],
    }).do('end');
    expect(game.step).toBeUndefined();
    // The unpaid labour leaves one worker, and so the award is lost.
    expect([game.card('paper-mill').workers, game.s.profit]).toEqual([1, 0]);
  });

  it('SE-END-02 SE-END-03: each staffed building adds its award; the Central Factory has none', () => {
    const built = [
      { card: 'paper-mill', x: 0, y: -1, workers: 3 },
      { card: 'trading-post', x: 1, y: 0, workers: 2 },
    ];
    expect(play({ turn: 15, profit: 20, built }).do('end').s.profit).toBe(28);
    const alone = play({ turn: 15, profit: 20 }).do('end');
    expect(alone.s.profit).toBe(20);
    expect(alone.events.filter(({ kind }) => kind === 'profit')).toEqual([]);
  });

  it('SE-END-04 SE-END-05: what is left is worth nothing; profit is the score', () => {
    const game = play({ turn: 15, profit: 20, central: { materials: 6, commodities: 6, goods: 6, capital: 8 } }).do(
      'end',
    );
    expect(game.engine.rules.score(game.s)).toEqual([20]);
    expect(game.engine.rules.winners(game.s)).toEqual([0]);
  });

  it('SE-END-06 SE-EX-16: titles at 0, 41, 81, 121 and 161', () => {
    const { c } = play();
    expect(titleOf(c, 0)).toBe(0);
    expect([40, 41, 80, 81, 120, 121, 160, 161].map((profit) => titleOf(c, profit))).toEqual([0, 1, 1, 2, 2, 3, 3, 4]);
  });

  it('SE-END-07 SE-EX-15: profit of 85 is shown as 5 with the card at 80; beyond 200 the true number is kept', () => {
    expect(profitMarker(85)).toEqual({ marker: 5, card: 80 });
    const shown = [0, 1, 40, 41, 80, 81, 120, 121, 160, 161, 200, 201].map((profit) => profitMarker(profit).card);
    expect(shown).toEqual([0, 0, 0, 40, 40, 80, 80, 120, 120, 160, 160, 160]);
    expect(profitMarker(0)).toEqual({ marker: 0, card: 0 });
    expect(profitMarker(200)).toEqual({ marker: 40, card: 160 });
    expect(play({ turn: 15, profit: 230 }).do('end').s.profit).toBe(230);
  });
});
