import { below, type Random, shuffle } from '@cromford/kernel';
import { CARDS, type CardIndex, cardIndex } from '../cards/names.ts';
import { at, fill } from '../list.ts';
import type { Ruleset } from '../ruleset.ts';

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
  const cap = rs.board - 1;
  const named = (card: CardIndex, most: number) => fill(Math.min(most, fronts(rs, card)), card);
  const fixed = [
    ...named(cardIndex.entrepreneur, 1),
    ...named(cardIndex.engineer, cap),
    ...named(cardIndex.patent, cap),
  ];
  const pile = shuffle(random, mixture(rs, random));
  const table = pile.splice(0, rs.sheet.supply.perPlayer * rs.board);
  return [...fixed, ...capped(table, pile, fixed, cap).map(({ up }) => up)];
}

function fronts(rs: Ruleset, card: CardIndex): number {
  return rs.sheet.cards.filter(({ front }) => cardIndex[front] === card).length;
}

/** CG-EXP-02: all other cards, whatever their player count, some of them turned over. */
function mixture(rs: Ruleset, random: Random): Piece[] {
  const set = [cardIndex.entrepreneur, cardIndex.engineer, cardIndex.patent];
  return rs.sheet.cards
    .map(({ front, back }) => ({ up: cardIndex[front], down: cardIndex[back] }))
    .filter(({ up }) => !set.includes(up))
    .map(({ up, down }) => (below(random, 2) === 0 ? { up, down } : { up: down, down: up }));
}

/** A hundred corrections are far more than any layout of the standard cards takes. */
const MOST_CORRECTIONS = 100;

/** CG-EXP-03, CG-EXP-04: a card too many is turned over, and replaced when its other side is too many as well. */
function capped(table: Piece[], pile: Piece[], fixed: readonly CardIndex[], cap: number): Piece[] {
  for (let i = 0; i < MOST_CORRECTIONS; i++) {
    const counts = fill(CARDS.length, 0);
    for (const card of [...fixed, ...table.map(({ up }) => up)]) counts[card] = at(counts, card) + 1;
    const place = table.findLastIndex(({ up }) => at(counts, up) > cap);
    const surplus = table[place];
    if (!surplus) return table;
    if (surplus.down !== surplus.up && at(counts, surplus.down) < cap)
      table[place] = { up: surplus.down, down: surplus.up };
    else {
      pile.push(surplus);
      table[place] = pile.shift() as Piece;
    }
  }
  throw new Error('these cards cannot be laid out within the limit of each type');
}
