import { describe, expect, it } from 'vitest';
import { empire } from '../rules.ts';
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

describe('tracks that take a gain', () => {
  it('SE-BLD-10: a track without its marker is not full but closed', () => {
    const game = play({
      die: 3,
      central: { goods: 2, capital: -1 },
      built: [
        { card: 'savings-bank', x: 0, y: 1, workers: 2 },
        { card: 'stock-exchange', x: 0, y: -1, workers: 4, units: 8 },
        { card: 'insurance-house', x: 0, y: -2, workers: 3 },
        { card: 'trading-post', x: 1, y: 0 },
      ],
    }).do('action sell', 'sell 2 goods for capital');
    expect(game.step).toBe('store');
    const put = (units: number, card: string) => {
      const line = `put ${units} on ${card}`;
      return [game.refused(line), game.rule(line)];
    };
    expect(put(1, 'central')).toEqual(['marker-gone', 'SE-BLD-10']);
    expect(put(1, 'stock-exchange')).toEqual(['track-room', 'SE-SEL-04']);
    expect(put(3, 'savings-bank')).toEqual(['track-room', 'SE-SEL-04']);
    expect(put(1, 'savings-bank')).toEqual([undefined, undefined]);
  });

  it('SE-BLD-07 SE-SEL-04: a track for a single unit has a marker and takes that unit', () => {
    // An own sheet, on which the Savings Bank holds 1.
    const sheet = structuredClone(empire.sheet);
    for (const building of sheet.buildings) if (building.id === 'savings-bank') building.max = 1;
    const game = play({ sheet, central: { materials: 2, commodities: 1, goods: 2 }, row: ['savings-bank'] });
    game.do('action build', 'build savings-bank', 'place 0 1');
    expect(game.units('savings-bank', 'capital')).toBe(0);
  });
});
