import { describe, expect, it } from 'vitest';
import { bandsOf, spacesOf } from './track.ts';

describe('the spaces of the share track', () => {
  const stays = { here: 5, moved: 5, target: 5 };
  const rises = { here: 5, moved: 6, target: 8 };

  it('say who stands there, who leaves, who comes and whom production will bring', () => {
    const [five, six, seven, eight] = spacesOf([stays, rises], { from: 5, to: 8 });
    expect(five?.here).toEqual([
      { seat: 0, leaves: false },
      { seat: 1, leaves: true },
    ]);
    expect(six).toEqual({ space: 6, here: [], comes: [1], soon: [] });
    expect(seven).toEqual({ space: 7, here: [], comes: [], soon: [] });
    expect(eight?.soon).toEqual([1]);
  });

  it('run under one value as long as it is the same', () => {
    expect(bandsOf({ from: 1, to: 5 }, (space) => Math.ceil(space / 2))).toEqual([
      { value: 1, n: 2 },
      { value: 2, n: 2 },
      { value: 3, n: 1 },
    ]);
  });
});
