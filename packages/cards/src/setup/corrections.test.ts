import { describe, expect, it } from 'vitest';
import { type Card, cardAt, cardIndex } from '../cards/names.ts';
import { capped, type Piece, roomBeside, within } from './corrections.ts';

const piece = (up: Card, down: Card = up): Piece => ({ up: cardIndex[up], down: cardIndex[down] });
const shown = (pieces: readonly Piece[]) => pieces.map(({ up }) => cardAt(up));
/** The table after its corrections, with one of each type allowed. */
const corrected = (table: Piece[], pile: Piece[] = [], fixed: readonly Card[] = [], cap = 1) =>
  shown(
    capped(
      table,
      pile,
      fixed.map((card) => cardIndex[card]),
      cap,
    ),
  );

describe('a layout is corrected', () => {
  it('CG-EXP-03: one within the limit stays as it lies', () => {
    expect(corrected([piece('broker', 'contract'), piece('workshop')], [piece('foreman')])).toEqual([
      'broker',
      'workshop',
    ]);
    expect(corrected([piece('broker', 'contract'), piece('broker', 'contract')], [], [], 2)).toEqual([
      'broker',
      'broker',
    ]);
  });

  it('CG-EXP-04: a card too many is turned over', () => {
    const pile = [piece('foreman')];
    expect(corrected([piece('broker'), piece('broker', 'contract')], pile)).toEqual(['broker', 'contract']);
    expect(shown(pile)).toEqual(['foreman']);
    expect(corrected([piece('patent', 'contract')], pile, ['patent'])).toEqual(['contract']);
  });

  it('CG-EXP-04: if its other face lies out too often as well, or is the same, a new card replaces it', () => {
    const pile = [piece('foreman'), piece('workshop')];
    const table = [piece('contract'), piece('broker'), piece('broker', 'contract')];
    expect(corrected(table, pile)).toEqual(['contract', 'broker', 'foreman']);
    expect(shown(pile)).toEqual(['workshop', 'broker']);
    expect(corrected([piece('broker'), piece('broker')], [piece('foreman')])).toEqual(['broker', 'foreman']);
  });

  it('CG-EXP-04: repeated until no type lies out too often', () => {
    const pile = [piece('broker'), piece('foreman')];
    const table = [piece('broker'), piece('broker'), piece('workshop', 'patent'), piece('workshop', 'patent')];
    expect(corrected(table, pile)).toEqual(['broker', 'foreman', 'workshop', 'patent']);
  });

  it('CG-EXP-04: where corrections go round in circles, another side of other cards is found', () => {
    const table = [piece('broker'), piece('broker', 'workshop'), piece('workshop', 'foreman')];
    expect(corrected(table).sort()).toEqual(['broker', 'foreman', 'workshop']);
    // As many as before, and no more, even if more cards would find a place.
    const more = [piece('broker', 'workshop'), piece('broker', 'workshop'), piece('workshop', 'broker')];
    expect(corrected(more).length).toBe(2);
  });
});

describe('as many cards as possible within the limits', () => {
  const sides = (pieces: readonly Piece[]) => pieces.map(({ up, down }) => `${cardAt(up)}/${cardAt(down)}`).sort();
  const laid = (...pieces: Piece[]) => sides(within(pieces, roomBeside([], 1)));

  it('CG-EXP-03: each once, on the side for which there is room', () => {
    expect(laid(piece('broker', 'contract'))).toEqual(['broker/contract']);
    expect(laid(piece('broker'), piece('broker', 'contract'))).toEqual(['broker/broker', 'contract/broker']);
    expect(laid(piece('broker'), piece('broker'))).toEqual(['broker/broker']);
  });

  it('CG-EXP-03: one that could lie otherwise makes way, and others for it', () => {
    expect(laid(piece('broker', 'contract'), piece('broker'))).toEqual(['broker/broker', 'contract/broker']);
    expect(laid(piece('contract', 'foreman'), piece('broker', 'contract'), piece('broker'))).toEqual([
      'broker/broker',
      'contract/broker',
      'foreman/contract',
    ]);
    const two = [piece('broker'), piece('broker', 'contract'), piece('broker')];
    expect(sides(within(two, roomBeside([], 2)))).toEqual(['broker/broker', 'broker/broker', 'contract/broker']);
  });
});
