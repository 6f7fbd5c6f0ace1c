import { inText, plain } from '@cromford/kernel';
import { describe, expect, it } from 'vitest';
import type { Card } from '../../cards/names.ts';
import type { Good } from '../../goods.ts';
import { cardGame } from '../../rules.ts';
import { type PlayerPosition, play } from '../../testing/position.ts';

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

  it('CG-BLD-01 CG-BLD-09: building is for what is left of it: another good, a newer side, or both', () => {
    const about = (decade: number, good: Good, factories: PlayerPosition['factories'], cards: readonly Card[] = []) =>
      play({ decade, good, seats: [{ factories: { ...factories }, cards }] }).option('action build')?.notes[0]?.code;
    const late = { side: 2, first: 2 };
    expect(about(1, 'food', { food: {} })).toBe('for-building');
    expect(about(1, 'food', { food: {} }, ['inventor'])).toBe('for-upgrading');
    expect(about(2, 'food', { food: {}, lamps: late })).toBe('for-upgrading');
    expect(about(2, 'food', { food: late })).toBe('for-building');
    expect(about(3, 'food', { food: {}, clothes: late, cutlery: late, lamps: late })).toBe('for-renewing');
    // Food is not produced any more.
    expect(about(3, 'lamps', { clothes: {}, cutlery: late, lamps: late })).toBe('for-renewing');
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
