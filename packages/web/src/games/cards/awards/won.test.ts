import { AWARDS } from '@cromford/cards';
import { describe, expect, it } from 'vitest';
import { bestScore, complete, withWin } from './won.ts';

const win = (game: string, score: number) => ({ game, score, when: 0 });

describe('awards on this device', () => {
  it('are all listed, won or not, in the order of the rulebook', () => {
    const rows = complete([{ id: 'sailor', wins: [win('a', 300)] }]);
    expect(rows.map(({ id }) => id)).toEqual([...AWARDS]);
    expect(rows.find(({ id }) => id === 'sailor')?.wins).toHaveLength(1);
    expect(rows.find(({ id }) => id === 'patriot')?.wins).toEqual([]);
  });

  it('count a game once, however often its end is looked at', () => {
    const once = withWin(undefined, 'mogul', win('a', 400));
    expect(withWin(once, 'mogul', win('a', 400))).toBeUndefined();
    expect(withWin(once, 'mogul', win('b', 350))?.wins.map(({ game }) => game)).toEqual(['b', 'a']);
  });

  it('remember the best score', () => {
    expect(bestScore({ id: 'mogul', wins: [win('a', 300), win('b', 420)] })).toBe(420);
    expect(bestScore({ id: 'mogul', wins: [] })).toBe(0);
  });
});
