import { describe, expect, it } from 'vitest';
import { placed, type Token } from './tokens.ts';

const token = (who: number, at: number, then = at): Token => ({ who, style: who, name: `Player ${who + 1}`, at, then });
const range = { from: 0, count: 31 };

describe('tokens on a track', () => {
  it('stand on their spaces, apart when they share one', () => {
    const all = placed([token(0, 10), token(1, 10), token(2, 10), token(3, 10)], range);
    expect(new Set(all.map(({ left, top }) => `${left} ${top}`)).size).toBe(4);
    for (const { left } of all) {
      expect(left).toBeGreaterThan((100 * 10) / 31 - 1);
      expect(left).toBeLessThan((100 * 11) / 31);
    }
  });

  it('leave a hollow copy where they would go', () => {
    const all = placed([token(0, 10, 12), token(1, 11)], range);
    expect(all.filter(({ isGhost }) => isGhost).map(({ token: { who } }) => who)).toEqual([0]);
  });
});
