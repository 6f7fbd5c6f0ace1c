import { describe, expect, it } from 'vitest';
import { qualityAt } from '../factory.ts';
import { play } from '../testing/position.ts';

const busy = { food: { first: 1, second: 1 } };

/** Nobody else produces, and nothing is sold at home. */
const slow = { at: 'production', demand: { food: 9 } } as const;

const idle = { factories: {} };

describe('11 Patent, 12 Engineer, 13 Large warehouse', () => {
  it('CG-C11-01: a third distribution card', () => {
    const seats = [
      { cards: ['patent'] as const, levels: { distribution: 2 }, factories: { food: {}, clothes: {}, lamps: {} } },
    ];
    const game = play({ seats }).do('action distribution', 'distribute distribution-a food 1');
    game.do('distribute distribution-b clothes 1', 'distribute patent lamps 2', 'done?');
    expect(game.p().distribution).toEqual([0, 1, 3]);
  });

  it('CG-C12-01: quality up to 6 for the rest of the game, also after the card is gone', () => {
    const seats = [{ cards: ['engineer', 'patent'] as const, quality: [['quality-c', 'food', 4]] as const }];
    const game = play({ at: 'develop', seats }).do('discard engineer', 'take workshop');
    expect([game.owns('engineer'), game.p().engineer]).toEqual([false, 1]);
    game.go([{ step: 'turns', k: 0 }]).do('action quality', 'put quality-a food 1 price', 'done?');
    expect(qualityAt(game.p(), 0)).toBe(5);
  });

  it('CG-C12-02: a fourth quality card with 5 and 6', () => {
    const seats = [
      { cards: ['engineer'] as const, levels: { quality: 1 }, quality: [['quality-c', 'food', 4]] as const },
    ];
    const game = play({ seats }).do('action quality', 'remove quality-c', 'put engineer food 6 appeal', 'done?');
    expect(qualityAt(game.p(), 0)).toBe(6);
  });

  it('CG-C12-03: where it leaves, other cards of the reserve may stand in, up to the same value', () => {
    const quality = [['engineer', 'food', 5]] as const;
    const game = play({ at: 'develop', seats: [{ cards: ['engineer', 'patent'], quality }] }).do('discard engineer');
    expect(game.step).toBe('refill');
    game.do('put quality-c food 4 price');
    expect(game.refused('put quality-a food 2 price')).toBe('refill-value');
    game.do('put quality-a food 1 price', 'done?');
    expect(qualityAt(game.p(), 0)).toBe(5);
    game.do('take workshop');
    expect(game.owns('engineer')).toBe(false);
  });

  it('CG-C13-01: a third warehouse, for four goods of one kind', () => {
    const game = play({ ...slow, seats: [{ factories: busy, cards: ['large-warehouse'] }, idle] }).do('ship 0 food');
    expect(game.option('store 1 large')?.range?.to).toBe(4);
    game.do('store 4 large', 'done');
    expect(game.p().stored).toEqual([0, 0, 4]);
  });

  it('what lies on a card that is given back is lost (A-39)', () => {
    const seats = [
      {
        cards: ['patent', 'large-warehouse'] as const,
        distribution: [['patent', 'food', 3]] as const,
        stored: { large: ['food', 3] } as const,
      },
    ];
    expect(play({ at: 'develop', seats }).do('discard large-warehouse').p().stored).toEqual([0, 0, 0]);
    expect(play({ at: 'develop', seats }).do('discard patent').p().distribution[2]).toBe(-2);
  });
});
