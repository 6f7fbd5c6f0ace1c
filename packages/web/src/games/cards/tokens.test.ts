import { describe, expect, it } from 'vitest';
import { placed, type Token } from './tokens.ts';

const token = (who: number, at: number, then = at): Token => ({ who, style: who, name: `Player ${who + 1}`, at, then });
const range = { from: 0, count: 31 };
const flat = { width: 28, isTall: false };
const tall = { width: 22, isTall: true };
const four = [token(0, 10), token(1, 10), token(2, 10), token(3, 10)];

describe('tokens on a track', () => {
  it.each([flat, tall])('stand on their space, apart when they share one: %o', (space) => {
    const all = placed(four, range, space);
    for (const { left, right, size } of all) {
      expect(left).toBeCloseTo((100 * 10) / 31);
      expect(right + size).toBeLessThanOrEqual(space.width);
    }
    for (const [i, a] of all.entries())
      for (const b of all.slice(i + 1))
        expect(Math.abs(a.right - b.right) >= a.size || Math.abs(a.top - b.top) >= a.size).toBe(true);
  });

  it('leave the number of the space free', () => {
    for (const many of [1, 2, 3, 4]) {
      for (const { right } of placed(four.slice(0, many), range, flat)) expect(right).toBeGreaterThanOrEqual(13);
      for (const { top } of placed(four.slice(0, many), range, tall)) expect(top).toBeGreaterThanOrEqual(14);
    }
  });

  it('leave a hollow copy where they would go', () => {
    const all = placed([token(0, 10, 12), token(1, 11)], range, flat);
    expect(all.filter(({ isGhost }) => isGhost).map(({ token: { who } }) => who)).toEqual([0]);
  });
});
