import { describe, expect, it } from 'vitest';
import { drawingOf } from './drawing.ts';
import type { Cell, Column } from './ladder.ts';

const at = { step: 20, inset: 2, level: 10, base: 100 };
const drawn = (cells: readonly Cell[]) => drawingOf({ cells } as Column, at);
const boxes = (path: string) => path.split('z').length - 1;

describe('a column that is drawn', () => {
  it('has all crates of a kind in one path, new ones apart', () => {
    const drawing = drawn([
      { level: 4, kind: 'sold', isNew: true },
      { level: 3, kind: 'sold', isNew: false },
      { level: 2, kind: 'sold', isNew: false },
      { level: 1, kind: 'unsold', isNew: false },
    ]);
    expect([drawing.soldNew, drawing.sold, drawing.unsold, drawing.unsoldNew].map(boxes)).toEqual([1, 2, 1, 0]);
    expect(drawing.strikes).toBe('M3.5 97.5L16.5 92.5');
    expect(drawing.wanted).toBe('');
  });

  it('has a dot in the middle of a level where a buyer is left', () => {
    expect(drawn([{ level: 2, kind: 'wanted', isNew: false }]).wanted).toBe('M10 85h0');
    expect(drawn([{ level: 2, kind: 'empty', isNew: true }])).toEqual(drawn([]));
  });
});
