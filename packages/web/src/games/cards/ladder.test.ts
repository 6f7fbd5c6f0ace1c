import { describe, expect, it } from 'vitest';
import { columnOf } from './ladder.ts';
import { type ColourResult, outlook } from './outlook.ts';

const blue = { who: 0, style: 0, name: 'Blue' } as const;
const result = (made: number, sold: number, maximum: number, stored = 0): ColourResult => {
  const look = outlook([
    { kind: 'production', rule: '', good: 'food', demand: 0, wage: 2 },
    { kind: 'produced', rule: '', seat: 0, good: 'food', amount: made },
    { kind: 'sold', rule: '', who: 0, good: 'food', amount: sold, maximum, price: 5 },
    { kind: 'stored', rule: '', seat: 0, good: 'food', amount: stored, warehouse: 'small-1' },
  ] as never);
  return look?.results[0] as ColourResult;
};
const kinds = (column: ReturnType<typeof columnOf>) => column.cells.map(({ kind }) => kind);

describe('a column of the appeal ladder', () => {
  it('is as high as the appeal, and sells from the top down', () => {
    const column = columnOf(blue, { appeal: 5, result: result(3, 3, 4) }, undefined);
    expect(column.cells.map(({ level }) => level)).toEqual([5, 4, 3, 2, 1]);
    expect(kinds(column)).toEqual(['sold', 'sold', 'sold', 'wanted', 'empty']);
  });

  it('strikes what nobody buys, below the demand', () => {
    const column = columnOf(blue, { appeal: 4, result: result(4, 2, 2, 2) }, undefined);
    expect(kinds(column)).toEqual(['sold', 'sold', 'unsold', 'unsold']);
  });

  it('marks only what the lit choice changes', () => {
    const column = columnOf(blue, { appeal: 3, result: result(3, 2, 2) }, { appeal: 4, result: result(3, 3, 3) });
    expect(column).toMatchObject({ appeal: 4, appealNow: 3, sold: 3, isChanged: true });
    expect(column.cells.filter(({ isNew }) => isNew).map(({ level, kind }) => [level, kind])).toEqual([
      [4, 'sold'],
      [1, 'empty'],
    ]);
    const same = columnOf(blue, { appeal: 3, result: result(3, 2, 2) }, { appeal: 3, result: result(3, 2, 2) });
    expect(same.cells.some(({ isNew }) => isNew)).toBe(false);
  });

  it('of somebody without appeal has no cells', () => {
    expect(columnOf(blue, { appeal: 0, result: result(3, 0, 0) }, undefined).cells).toEqual([]);
  });
});
