import { describe, expect, it } from 'vitest';
import { Entered, ownTurn } from './entered.ts';

const mine = (ply: number, step: string, chapter = 1) => ({ ply, step, chapter, due: 0, seat: 0 });
const others = (ply: number, step: string) => ({ ply, step, chapter: 1, due: 1, seat: 0 });

describe('whether something has been done in a step', () => {
  it('not when it is entered, and from then on, also after another step in between', () => {
    const entered = new Entered();
    expect(entered.isBegun(mine(4, 'factory'))).toBe(false);
    expect(entered.isBegun(mine(5, 'price'))).toBe(false);
    expect(entered.isBegun(mine(6, 'factory'))).toBe(true);
  });

  it('not once it has been taken back', () => {
    const entered = new Entered();
    entered.isBegun(mine(4, 'workers'));
    expect(entered.isBegun(mine(5, 'workers'))).toBe(true);
    expect(entered.isBegun(mine(4, 'workers'))).toBe(false);
    expect(entered.isBegun(mine(3, 'turn'))).toBe(false);
    expect(entered.isBegun(mine(6, 'workers'))).toBe(false);
  });

  it('not in the next turn, whether somebody else was in between or a chapter has ended', () => {
    const entered = new Entered();
    entered.isBegun(mine(4, 'workers'));
    entered.isBegun(others(6, 'workers'));
    expect(entered.isBegun(mine(9, 'workers'))).toBe(false);
    expect(entered.isBegun(mine(12, 'workers', 2))).toBe(false);
  });
});

describe('what was done in a turn that is opened in its middle', () => {
  const entry = (ply: number, seat: number | null, chapter = 1) => ({ ply, seat, chapter });
  const plies = (log: ReturnType<typeof entry>[], chapter = 1) =>
    ownTurn(log, { due: 0, chapter }).map(({ ply }) => ply);

  it('is one’s own since somebody else chose', () => {
    expect(plies([entry(0, null), entry(1, 0), entry(2, 1), entry(3, 0), entry(4, 0)])).toEqual([3, 4]);
    expect(plies([entry(0, null), entry(1, 0), entry(2, 1)])).toEqual([]);
  });

  it('and since the chapter began', () => {
    expect(plies([entry(0, null), entry(1, 0), entry(2, 0, 2)], 2)).toEqual([2]);
    expect(plies([entry(0, null, 1), entry(1, 0, 1)], 2)).toEqual([]);
  });

  it('tells the same as having been there', () => {
    const entered = new Entered();
    for (const [ply, step] of [
      [3, 'turn'],
      [4, 'factory'],
      [5, 'price'],
    ] as const)
      entered.isBegun(mine(ply, step));
    expect(entered.isBegun(mine(6, 'factory'))).toBe(true);
  });
});
