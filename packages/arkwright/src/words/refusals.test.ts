import { inText, type Language, plain } from '@cromford/kernel';
import { describe, expect, it } from 'vitest';
import type { ArkwrightGame } from '../game.ts';
import { anniversary, spinningJenny, waterFrame } from '../games.ts';
import { moveNotation } from '../moves.ts';
import { factory, jenny, jubilee, type Play, rich, water } from '../testing/position.ts';

const inWords = async (game: unknown, language: Language) => {
  const of = game as ArkwrightGame;
  const options = { 'set-up': 'predetermined' };
  return inText(await of.words(language, { players: 2, options, sheet: of.sheet }), plain);
};
const english = {
  water: await inWords(waterFrame, 'en'),
  jenny: await inWords(spinningJenny, 'en'),
  jubilee: await inWords(anniversary, 'en'),
};
const german = await inWords(waterFrame, 'de');

/** Why a line is refused, in words. */
function why(t: Play, line: string, words = english.water): string {
  const move = moveNotation.read(line);
  const refusal = move && t.engine.judge(t.s, move);
  if (!refusal) throw new Error(`${line} is open`);
  return words.refusal(refusal);
}

describe('a refusal names what is in the way, and when it goes', () => {
  const lying = () => water({ decade: 1780, seats: [rich({ chart: { 4: 'quality', 6: 'workers' } })] });

  it('FE-CMP-22: the marker that lies on the space', () => {
    expect(why(lying(), 'use machinery at 4')).toBe(
      'Quality lies on the £4 administration space until the decade ends.',
    );
    expect(why(lying(), 'use machinery at 6', german)).toBe(
      'Auf dem Verwaltungsfeld für 6\u00a0£ liegt bis zum Ende des Jahrzehnts schon etwas: Arbeiter.',
    );
  });

  it('FE-QUA-06: the factory whose quality ends, and the engineer where there are tiles', () => {
    const seat = rich({ factories: [factory('food', { quality: 4 }), factory('lamps')] });
    const t = water({ seats: [seat] }).do('use quality at 6');
    expect(why(t, 'improve food')).toBe('The quality of food is 4, and there it ends; the engineer raises it to 6.');
    expect(why(t, 'improve food', german)).toBe(
      'Die Qualität von Nahrung ist 4 und endet dort; mit dem Plättchen „Ingenieur“ reicht sie bis 6.',
    );
    const best = { ...seat, tiles: ['engineer'] as const, factories: [factory('food', { quality: 6 })] };
    const with6 = water({ seats: [best] }).do('use quality at 2', 'pay 6');
    expect(why(with6, 'improve food')).toBe('The quality of food is 6, and there it ends.');
    const plain = jenny({ seats: [seat] }).do('use quality at 6');
    expect(why(plain, 'improve food', english.jenny)).toBe('The quality of food is 4, and there it ends.');
  });

  it('FE-DIS-04: the factory whose distribution ends', () => {
    const t = water({ seats: [rich({ factories: [factory('food', { distribution: 4 }), factory('lamps')] })] });
    expect(why(t.do('use distribution at 10'), 'distribute food')).toBe(
      'The distribution of food is 4, and there it ends.',
    );
  });

  it('FE-MAC-06: an empty row, one full of machines, and one whose workers stand beside them', () => {
    const food = factory('food', { workers: [1, 2, 0, 0], machines: [1, 0, 0, 0] });
    const lamps = factory('lamps', { workers: [3, 2, 0, 0] });
    const t = jenny({ seats: [rich({ factories: [food, lamps] })] }).do('use machinery at 6');
    expect(why(t, 'machine food row 1', english.jenny)).toBe(
      'Row 1 of food has no room for another machine; a machine must replace a worker on a space for machines.',
    );
    expect(why(t, 'machine food row 4', english.jenny)).toBe(
      'Row 4 of food is empty; a machine must replace a worker on a space for machines.',
    );
    const few = jubilee({ seats: [rich({ factories: [factory('lamps', { workers: [3, 1, 0, 0] })] })] });
    expect(why(few.do('use machinery at 6'), 'machine lamps row 2', english.jubilee)).toBe(
      'The workers of line 2 of lamps stand where no machine goes; a machine must replace a worker on a cog space.',
    );
  });

  it('FE-TSM-02 FE-FAC-03: the decade in which a level comes, and the inventor', () => {
    const t = water({ decade: 1780, seats: [rich()] }).do('use factory at 2');
    const level = t.rs.levels;
    expect(level.at(-1)).toBe(3);
    expect(why(t, 'build lamps 3')).toBe('Level III comes in 1800, or a level early with the inventor.');
    expect(why(t, 'build lamps 4')).toBe(
      'Level IV does not come in this game; only the inventor reaches a level ahead.',
    );
    expect(why(t, 'build lamps 3', german)).toBe(
      'Stufe III kommt 1800, mit dem Plättchen „Erfinder“ eine Stufe früher.',
    );
    const jennies = jenny({ decade: 1770, seats: [rich()] }).do('use factory at 2');
    expect(why(jennies, 'build clothes 2', english.jenny)).toBe('Level II comes in 1780.');
  });
});
