import { describe, expect, it } from 'vitest';
import type { Choice } from '../engine/protocol.ts';
import { linesOf } from './bar-lines.ts';
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
