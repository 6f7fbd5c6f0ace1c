import { at } from '@cromford/kernel';
import { CARDS, type CardIndex } from '../cards/names.ts';

export interface Piece {
  /** The type that lies up, and the one on the other side. */
  up: CardIndex;
  down: CardIndex;
}

export const turned = ({ up, down }: Piece): Piece => ({ up: down, down: up });

/** How many more of each type may lie out. */
export function roomBeside(cards: readonly CardIndex[], cap: number): number[] {
  return CARDS.map((_, index) => cap - cards.filter((card) => card === index).length);
}

/** A hundred corrections are far more than any layout of the standard cards takes. */
const MOST_CORRECTIONS = 100;

/** CG-EXP-03, CG-EXP-04: a card too many is turned over, and replaced when its other side is too many as well. */
export function capped(table: Piece[], pile: Piece[], fixed: readonly CardIndex[], cap: number): Piece[] {
  const needed = table.length;
  for (let i = 0; i < MOST_CORRECTIONS; i++) {
    const room = roomBeside([...fixed, ...table.map(({ up }) => up)], cap);
    const place = table.findLastIndex(({ up }) => at(room, up) < 0);
    const surplus = table[place];
    if (!surplus) return table;
    if (at(room, surplus.down) > 0) table[place] = turned(surplus);
    else {
      pile.push(surplus);
      table[place] = pile.shift() as Piece;
    }
  }
  // Corrections that go round in circles: a sheet without fault has a layout, and this finds one.
  return within([...table, ...pile], roomBeside(fixed, cap)).slice(0, needed);
}

/** As many pieces as possible with a side up for which there is room: whoever lies where another could only lie makes way for it. */
export function within(pieces: readonly Piece[], room: readonly number[]): Piece[] {
  const lying: Piece[][] = room.map(() => []);
  const lay = (piece: Piece, tried: Set<CardIndex>): boolean => {
    for (const side of [piece, turned(piece)]) {
      if (tried.has(side.up)) continue;
      tried.add(side.up);
      const there = at(lying, side.up);
      if (there.length < at(room, side.up)) {
        there.push(side);
        return true;
      }
      const moves = there.findIndex((other) => lay(other, tried));
      if (moves < 0) continue;
      there[moves] = side;
      return true;
    }
    return false;
  };
  for (const piece of pieces) lay(piece, new Set());
  return lying.flat();
}
