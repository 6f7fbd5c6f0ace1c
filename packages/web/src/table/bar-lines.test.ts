import { describe, expect, it } from 'vitest';
import type { Choice } from '../engine/protocol.ts';
import { linesOf, nearestOf } from './bar-lines.ts';
import type { Group } from './groups.ts';

const choice = (text: string, ...notes: string[]): Choice => ({
  move: { do: 'x' },
  text,
  group: '',
  presses: [{ line: text, text }],
  notes: notes.map((note) => ({ code: note, text: note, rule: '', warns: false })),
});
const group = (name: string, ...choices: Choice[]): Group => ({ name, choices });
const factories = (...notes: string[]) =>
  ['food', 'clothing', 'cutlery', 'lamps'].map((good) =>
    group(good, choice(`Modernise ${good} to IV`, ...notes), choice(`Close ${good}`)),
  );

describe('lines of the bar', () => {
  it('are as many as the groups need side by side', () => {
    expect(linesOf([], 900)).toBe(1);
    expect(linesOf(factories(), 900)).toBe(2);
    expect(linesOf(factories('costs £16', 'a use of the inventor'), 900)).toBe(4);
    expect(linesOf(factories('costs £16', 'a use of the inventor'), 1100)).toBe(2);
  });

  it('are more where one group alone does not fit', () => {
    const many = group('', ...Array.from({ length: 26 }, (_, i) => choice(String.fromCharCode(97 + i).repeat(9))));
    expect(linesOf([many], 900)).toBe(3);
  });
});

describe('choices that the bar of a phone shows', () => {
  const shown = (...choices: Choice[]) => nearestOf(group('', ...choices)).length;
  const closed = (text: string): Choice => ({ ...choice(text), refusal: { code: 'x', rule: '', text: 'no' } });

  it('are all that are open, where two lines hold them', () => {
    expect(shown(...['Food', 'Clothing', 'Cutlery', 'Lamps'].map((good) => choice(good, 'appeal 5, £4 of £10')))).toBe(
      4,
    );
    expect(shown(choice('Food'), closed('Clothing'))).toBe(1);
  });

  it('are else those of one line, with room for how many more there are', () => {
    const actions = ['Build and upgrade factories', 'Employ workers', 'Automate production', 'Add quality'];
    expect(shown(...[...actions, 'Add distribution', 'Stock exchange'].map((text) => choice(text)))).toBe(1);
    expect(shown(...Array.from({ length: 14 }, (_, i) => choice(`Tile ${i} of many`)))).toBe(2);
  });

  it('are at least one', () => {
    expect(nearestOf(undefined)).toEqual([]);
    expect(shown(choice('A'.repeat(80)), choice('B'.repeat(80)), choice('C'.repeat(80)))).toBe(1);
  });
});
