import { describe, expect, it } from 'vitest';
import { play } from '../testing/position.ts';

describe('tracks taken as usual', () => {
  const mill = { card: 'paper-mill', x: 0, y: -1, workers: 3 };
  const paid = (central: number, inMill: number, workers: number) => {
    const game = play({
      central: { commodities: central, capital: 1, workers },
      built: [{ ...mill, units: inMill }],
      row: ['brickworks'],
    }).do('action build', 'build brickworks', 'place 1 0', 'usual');
    return [game.units('central', 'commodities'), game.units('paper-mill', 'commodities')];
  };

  it('SE-BLD-02: each unit comes from the staffed track with the least room by then, so that both keep room for production', () => {
    expect(paid(5, 6, 4)).toEqual([4, 4]);
    expect(paid(6, 6, 4)).toEqual([4, 5]);
  });

  it('SE-BLD-02: a track that produces nothing pays only what the others cannot', () => {
    expect(paid(6, 1, 0)).toEqual([4, 0]);
  });

  it('SE-BLD-02: unit by unit: two tracks come level before either is emptied', () => {
    expect(paid(6, 4, 4)).toEqual([3, 4]);
    expect(paid(4, 6, 4)).toEqual([3, 4]);
  });
});
