import { describe, expect, it } from 'vitest';
import { standingIn } from './standing.ts';

const players = [1, 2, 3].map(() => ({ name: '', given: '', kind: 'person' as const }));

describe('how somebody stands', () => {
  it('counts those who have more, and says whose turn it is', () => {
    expect(standingIn({ players, seat: 1, due: 1, scores: [120, 100, 100] })).toEqual({
      players: 3,
      seat: 1,
      score: 100,
      rank: 2,
      isMine: true,
    });
    expect(standingIn({ players, seat: 0, due: 2, scores: [120, 100, 100] })).toMatchObject({ rank: 1, isMine: false });
  });
});
