import { describe, expect, it } from 'vitest';
import type { Choice } from '../engine/protocol.ts';
import { allOpen, fitted, linesOf } from './bar-lines.ts';

const choice = (text: string): Choice => ({
  move: { do: 'x' },
  text,
  said: text,
  group: '',
  presses: [{ line: text, text }],
  notes: [],
});
const closed = (text: string): Choice => ({ ...choice(text), refusal: { code: 'x', rule: '', text: 'no' } });
const inVain = (text: string): Choice => ({
  ...choice(text),
  notes: [{ code: 'none', text: '0 increases', warns: false, none: true }],
});

describe('lines of the bar', () => {
  it('are told by the upper edges of what stands in them', () => {
    expect(linesOf([])).toEqual([]);
    expect(linesOf([8, 8, 56, 56, 56, 104])).toEqual([1, 1, 2, 2, 2, 3]);
  });
});

describe('choices that the bar of a phone shows', () => {
  const shown = (choices: readonly Choice[], ...looks: number[][]) =>
    looks.reduce(fitted, allOpen(choices)).choices.map(({ text }) => text);

  it('are all that are open, where two lines hold them', () => {
    const all = allOpen([choice('Food'), closed('Clothing'), choice('Cutlery'), choice('Lamps')]);
    expect(all).toMatchObject({ isCut: false, isSettled: false });
    const settled = fitted(all, [8, 8, 56]);
    expect(settled).toMatchObject({ isCut: false, isSettled: true });
    expect(settled.choices.map(({ text }) => text)).toEqual(['Food', 'Cutlery', 'Lamps']);
  });

  it('are else those of one line, laid out beside how many more there are', () => {
    const tiles = ['A', 'B', 'C', 'D', 'E'].map(choice);
    expect(fitted(allOpen(tiles), [8, 8, 56, 56, 104])).toMatchObject({ isCut: true, isSettled: false });
    expect(shown(tiles, [8, 8, 56, 56, 104], [8, 56, 56, 104, 104])).toEqual(['A']);
  });

  it('are those with an effect first', () => {
    const spaces = [inVain('On £2'), inVain('On £4'), choice('On £6'), choice('On £8'), choice('On £10')];
    expect(shown(spaces, [8, 8, 56, 56, 104], [8, 8, 56])).toEqual(['On £6', 'On £8']);
    expect(shown(spaces.slice(0, 2), [8, 56, 104], [8, 56])).toEqual(['On £2']);
  });
});
