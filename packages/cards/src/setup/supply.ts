import { below, fill, type Random, shuffle } from '@cromford/kernel';
import { type Card, type CardIndex, cardIndex } from '../cards/names.ts';
import type { Ruleset } from '../ruleset.ts';
import type { Sheet } from '../sheet/schema.ts';
import { capped, type Piece, roomBeside, turned, within } from './corrections.ts';

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
