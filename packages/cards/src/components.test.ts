import { describe, expect, it } from 'vitest';
import { CARDS } from './cards/names.ts';
import { hooksOf } from './cards/owned.ts';
import { GOODS } from './goods.ts';
import { DISTRIBUTION, QUALITY, WAREHOUSES } from './pieces.ts';
import { cardGame } from './rules.ts';
import { ruleset } from './ruleset.ts';
import { play } from './testing/position.ts';

const { sheet } = cardGame;
const rules = (players: number) => ruleset({ players, options: {}, sheet });

describe('components and hard limits', () => {
  it('CG-CMP-01: the board has an appeal track and a demand marker per good, wages, rounds and decades', () => {
    const { s } = play();
    expect([s.demand.length, s.others[0]?.appeal.length]).toEqual([4, 4]);
    expect([s.good, s.decade, s.wage]).toEqual([0, 1, 0]);
  });

  it('CG-CMP-02: each player count has its side of the board', () => {
    expect([2, 3, 4].map((players) => rules(players).demand[0])).toEqual([0, 0, -2]);
    expect([2, 3, 4].map((players) => rules(players).wages.length)).toEqual([12, 16, 20]);
  });

  it('CG-CMP-03: there are 24 development cards', () => {
    expect(sheet.cards.length).toBe(24);
  });

  it('CG-CMP-04 CG-CMP-05 CG-CMP-06: each player has 8 worker cards, 4 offices, 3 quality, 2 distribution, 2 warehouses, 6 developments', () => {
    const { workerCards, offices } = sheet;
    expect(GOODS.flatMap((good) => workerCards[good]).length).toBe(8);
    expect(Object.keys(offices)).toEqual([...GOODS]);
    const p = play().p();
    expect(p.quality.filter((where) => where === -1).length).toBe(3);
    expect(p.distribution.filter((where) => where === -1).length).toBe(2);
    expect(p.warehouses.filter((where) => where === -1).length).toBe(2);
    expect([p.levels.length, p.appeal.length]).toEqual([6, 4]);
    expect([QUALITY.length, DISTRIBUTION.length, WAREHOUSES.length]).toEqual([4, 3, 3]);
  });

  it('CG-CMP-07 CG-BAD-22: nine loans at most, bank and emergency fund together', () => {
    const game = play({ seats: [{ loans: 7, cash: 0 }] }).do('action exchange');
    expect(game.step).toBe('loans'); // without cash nothing can be bought, so 0 plays itself
    expect(game.refused('loans 3')).toBe('nine-loans');
    game.do('loans 2');
    expect(game.p().loans).toBe(9);
    game.until('act').do('pass').until('act');
    expect(game.option('action exchange')?.refusal).toBeUndefined();
  });

  it('CG-CMP-08: nine shipping tokens at most', () => {
    const factories = { food: { first: 1, second: 1, appeal: 0 } };
    const game = play({ at: 'production', demand: { food: 5 }, seats: [{ tokens: 8, factories }, { factories: {} }] });
    expect(game.step).toBe('ship');
    expect(game.option('ship 0 food')?.range).toMatchObject({ to: 2, limit: { code: 'nine-tokens' } });
  });

  it('CG-CMP-09 CG-BAD-03: one factory per good, four at most', () => {
    const game = play().do('action build');
    expect(game.option('build food')?.refusal).toMatchObject({ code: 'has-factory', params: { good: 'food' } });
    game.do('build clothes', 'build lamps');
    expect(game.p().factories.every((f) => f !== null)).toBe(true);
    expect(game.step).not.toBe('build');
  });

  it('CG-CMP-10 CG-BAD-09: two worker cards per factory', () => {
    const game = play().do('action employ', 'employ food 2');
    expect(game.refused('employ food 3')).toBe('two-positions');
    expect(game.refused('employ food 2')).toBe('two-positions');
    expect(game.refused('employ food 1')).toBe('two-positions');
  });

  it('CG-CMP-11: shares and share value end at 30', () => {
    const game = play({ seats: [{ shares: 29, cash: 99 }] }).do('action exchange');
    expect(game.refused('buy 2')).toBe('thirty-shares');
    game.do('buy 1');
    expect(game.p().shares).toBe(30);
  });

  it('CG-CMP-12: money has no upper limit', () => {
    const game = play({ seats: [{ cash: 500 }] }).do('action exchange', 'buy 0', 'loans 1');
    expect(game.p().cash).toBe(510);
  });

  it('CG-CMP-13: only Engineer, Patent and Large warehouse have two sides of one type', () => {
    const same = new Set(sheet.cards.filter(({ front, back }) => front === back).map(({ front }) => front));
    expect([...same].sort()).toEqual(['engineer', 'large-warehouse', 'patent']);
    // Every other card keeps the side it was laid out with: the supply knows only that one.
    expect(play({ players: 4 }).s.supply.reduce((sum, n) => sum + n, 0)).toBe(20);
  });

  it('every type of card has hooks of its own', () => {
    expect(CARDS.map((_, i) => hooksOf(i).card)).toEqual([...CARDS]);
  });
});
