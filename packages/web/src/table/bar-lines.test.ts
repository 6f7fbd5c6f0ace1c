import { describe, expect, it } from 'vitest';
import type { Choice } from '../engine/protocol.ts';
import { linesOf, nearestOf } from './bar-lines.ts';
import type { Group } from './groups.ts';

const choice = (text: string, ...notes: string[]): Choice => ({
  move: { do: 'x' },
  text,
  said: text,
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

describe('choices that say what they are for', () => {
  const FOR = 'more goods from a factory; free now, £2 each time';
  it('are all named on a phone: the sentence is for the one that is touched', () => {
    const actions = ['Build', 'Employ', 'Automate', 'Add quality'].map((text) => choice(text, FOR));
    expect(nearestOf(group('Actions', ...actions))).toHaveLength(4);
    // Nor do they push another group behind a tab.
    expect(linesOf([group('Actions', ...actions), group('', choice('Use a manager', 'costs 2 capital'))], 900)).toBe(1);
    // Fewer are shown where what they say is part of the choice.
    expect(nearestOf(group('Actions', ...actions.slice(0, 3)))).toHaveLength(1);
  });
});

describe('rows of amounts', () => {
  const hire = (text: string): Choice => ({
    ...choice(text),
    presses: [1, 2, 3].map((amount) => ({ line: `${text} ${amount}`, text: `${text} ${amount}`, amount })),
  });
  const rows = (good: string) =>
    group(
      good,
      ...[2, 3, 4].map((row) => hire(`Hire workers for ${good}, row ${row}`)),
      choice('Fire', 'x'.repeat(60)),
    );

  it('take the room of their words too: two factories in which one hires are more than the bar holds', () => {
    expect(linesOf([rows('food'), rows('cutlery')], 900)).toBeGreaterThan(2);
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

  it('are those with an effect first', () => {
    const none = (text: string): Choice => {
      const idle = choice(text, '0 increases');
      return { ...idle, notes: idle.notes.map((note) => ({ ...note, none: true })) };
    };
    const spaces = [none('On £2'), none('On £4'), choice('On £6', '1 increase'), choice('On £8', '1 increase')];
    const long = Array.from({ length: 6 }, (_, i) => choice(`On £${10 + i}`, '2 increases of quality'));
    expect(nearestOf(group('', ...spaces, ...long)).map(({ text }) => text)).toEqual(['On £6', 'On £8']);
  });

  it('are at least one', () => {
    expect(nearestOf(undefined)).toEqual([]);
    expect(shown(choice('A'.repeat(80)), choice('B'.repeat(80)), choice('C'.repeat(80)))).toBe(1);
  });
});
