import { inText, plain } from '@cromford/kernel';
import { describe, expect, it } from 'vitest';
import { cardGame } from '../../rules.ts';
import { play } from '../../testing/position.ts';

describe('what is told of an action before it is chosen', () => {
  it('CG-ACT-01 CG-AUT-02 CG-QD-02: what it brings and costs as things stand', () => {
    const poor = { cash: 9, value: 10, levels: { quality: 1, machinery: 2 } };
    const game = play({ wage: 0, seats: [{ ...poor, factories: { food: { first: 1 } } }] });
    expect(game.note('action employ', 'for-employing')?.params).toEqual({ wage: 2 });
    expect(game.note('action automate', 'for-automating')?.params).toEqual({ most: 4, upkeep: 1, wage: 2 });
    expect(game.note('action quality', 'for-quality')?.params).toEqual({ most: 2 });
    expect(game.note('action exchange', 'for-exchange')?.params).toEqual({
      ...{ most: 0, value: 10, half: 5, cheap: 0 },
    });
    expect(game.option('action extra-production')?.notes).toEqual([]);
    const cheap = play({ seats: [{ cash: 53, value: 14, levels: { exchange: 2 }, factories: { food: {} } }] });
    expect(cheap.note('action exchange', 'for-exchange')?.params).toEqual({ most: 4, value: 14, half: 7, cheap: 2 });
  });

  it('CG-BLD-07 CG-EMP-09: building and employing say to what the wage rises', () => {
    const game = play({ wage: 0, seats: [{ factories: { food: {} } }] });
    game.do('action build');
    expect(game.note('build clothes', 'moves-market')?.params).toEqual({ wage: 2, next: 3 });
  });

  it.each([
    [
      'en',
      'up to 5 shares now (£10 each, the first 2 at £5)',
      'appeal 6 less demand 2: up to 4 at home',
      'goods per ship 2 → 3',
    ],
    [
      'de',
      'jetzt bis zu 5 Aktien (je 10\u00a0£, die ersten 2 zu 5\u00a0£)',
      'Attraktivität 6 weniger Nachfrage 2: Absatz bis 4',
      'Waren je Schiff 2 → 3',
    ],
  ] as const)('is a sentence in %s', async (language, exchange, setting, level) => {
    const words = inText(await cardGame.words(language, { players: 2, options: {}, sheet: cardGame.sheet }), plain);
    const said = (code: string, params: Record<string, number | string>) => words.note({ code, params });
    expect(said('for-exchange', { most: 5, value: 10, half: 5, cheap: 2 })).toContain(exchange);
    expect(said('setting', { price: 8, appeal: 6, demand: 2, maximum: 4 })).toContain(setting);
    expect(said('setting', { price: 8, appeal: 6, demand: -2, maximum: 6 })).not.toContain('2');
    expect(said('level', { track: 'shipping', from: 2, to: 3 })).toBe(level);
  });
});
