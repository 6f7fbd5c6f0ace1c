import { below, type Random, shuffle } from '@cromford/kernel';
import { CARDS, type Card, type CardIndex, cardIndex } from '../cards/names.ts';
import { add, at, fill } from '../list.ts';
import type { Ruleset } from '../ruleset.ts';
import type { Sheet } from '../sheet/schema.ts';

interface Piece {
  /** The type that lies up, and the one on the other side. */
  up: CardIndex;
  down: CardIndex;
}

/** The cards that are laid out, by type: by the player count (CG-SET-21 to CG-SET-23) or partly at random (CG-EXP-01). */
export function laidOut(rs: Ruleset, random: Random): CardIndex[] {
  return rs.variant.supply ? expertSupply(rs, random) : basicSupply(rs);
}

function basicSupply(rs: Ruleset): CardIndex[] {
  return rs.sheet.cards
    .filter(({ players }) => players > 0 && players <= rs.board)
    .map(({ front }) => cardIndex[front]);
}

/** CG-EXP-01 to CG-EXP-05 */
function expertSupply(rs: Ruleset, random: Random): CardIndex[] {
  const { sheet, board } = rs;
  const fixed = fixedCards(sheet, board);
  const mixture = mixedPieces(sheet).map(({ up, down }) =>
    below(random, 2) === 0 ? { up, down } : turned({ up, down }),
  );
  const pile = shuffle(random, mixture);
  const table = pile.splice(0, sheet.supply.perPlayer * board);
  return [...fixed, ...capped(table, pile, fixed, board - 1).map(({ up }) => up)];
}

/** CG-EXP-03: whether the cards of a sheet can be laid out for so many players within the limit of each type. */
export function canBeLaidOut(sheet: Sheet, board: number): boolean {
  return (
    within(mixedPieces(sheet), roomBeside(fixedCards(sheet, board), board - 1)).length >= sheet.supply.perPlayer * board
  );
}

/** CG-EXP-01 */
function fixedCards(sheet: Sheet, board: number): CardIndex[] {
  const named = (card: Card, most: number) =>
    fill(Math.min(most, sheet.cards.filter(({ front }) => front === card).length), cardIndex[card]);
  return [...named('entrepreneur', 1), ...named('engineer', board - 1), ...named('patent', board - 1)];
}

/** CG-EXP-02: all other cards, whatever their player count. */
function mixedPieces(sheet: Sheet): Piece[] {
  const set: readonly Card[] = ['entrepreneur', 'engineer', 'patent'];
  return sheet.cards
    .filter(({ front }) => !set.includes(front))
    .map(({ front, back }) => ({ up: cardIndex[front], down: cardIndex[back] }));
}

const turned = ({ up, down }: Piece): Piece => ({ up: down, down: up });

/** How many more of each type may lie out. */
function roomBeside(cards: readonly CardIndex[], cap: number): number[] {
  const room = fill(CARDS.length, cap);
  for (const card of cards) add(room, card, -1);
  return room;
}

/** A hundred corrections are far more than any layout of the standard cards takes. */
const MOST_CORRECTIONS = 100;

/** CG-EXP-03, CG-EXP-04: a card too many is turned over, and replaced when its other side is too many as well. */
function capped(table: Piece[], pile: Piece[], fixed: readonly CardIndex[], cap: number): Piece[] {
  const needed = table.length;
  for (let i = 0; i < MOST_CORRECTIONS; i++) {
    const room = roomBeside([...fixed, ...table.map(({ up }) => up)], cap);
    const place = table.findLastIndex(({ up }) => at(room, up) < 0);
    const surplus = table[place];
    if (!surplus) return table;
    if (surplus.down !== surplus.up && at(room, surplus.down) > 0) table[place] = turned(surplus);
    else {
      pile.push(surplus);
      table[place] = pile.shift() as Piece;
    }
  }
  // Corrections that go round in circles: a sheet without fault has a layout, and this finds one.
  return within([...table, ...pile], roomBeside(fixed, cap)).slice(0, needed);
}

/** As many pieces as possible with a side up for which there is room: whoever lies where another could only lie makes way for it. */
function within(pieces: readonly Piece[], room: readonly number[]): Piece[] {
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
