import { at, change, type Pieces, put, times } from '@cromford/kernel';
import { CARDS, type CardIndex, cardAt, cardIndex } from './cards/names.ts';
import type { Ruleset } from './ruleset.ts';
import type { State } from './state.ts';
import { available, underDisc } from './supply.ts';

/** Development cards are neither lost nor made: in the supply, in the display, with players. All else that a colour owns has its own place in the state. */
export function piecesOf(rs: Ruleset): Pieces<State>[] {
  const kinds = times(CARDS.length, (card) => cardsOf(rs, card));
  return [...kinds, allCards(rs, kinds)];
}

/** How many cards lie out at the start (CG-SET-21 to CG-SET-23, CG-EXP-01, CG-EXP-02, CG-SOL-04). */
function laidOutCount(rs: Ruleset): number {
  const { solo, supply } = rs.sheet;
  if (rs.variant.solo) return solo.rows * solo.columns;
  if (!rs.variant.supply) return basic(rs).length;
  return (
    times(CARDS.length, (card) => fixedCount(rs, card)).reduce((sum, count) => sum + count) +
    supply.perPlayer * rs.board
  );
}

function basic(rs: Ruleset) {
  return rs.sheet.cards.filter(({ players }) => players > 0 && players <= rs.board);
}

/** CG-EXP-01: those that always lie out with the expert supply. */
function fixedCount(rs: Ruleset, card: CardIndex): number {
  const { entrepreneur, engineer, patent } = cardIndex;
  const most = card === entrepreneur ? 1 : card === engineer || card === patent ? rs.board - 1 : 0;
  return Math.min(most, rs.sheet.cards.filter(({ front }) => cardIndex[front] === card).length);
}

function cardsOf(rs: Ruleset, card: CardIndex): Pieces<State> {
  const isFixed = rs.variant.supply && fixedCount(rs, card) > 0;
  const all = !rs.variant.supply
    ? basic(rs).filter(({ front }) => cardIndex[front] === card).length
    : isFixed
      ? fixedCount(rs, card)
      : rs.board - 1; // CG-EXP-03
  return {
    what: `cards ${cardAt(card)}`,
    rule: rs.variant.supply ? (isFixed ? 'CG-EXP-01' : 'CG-EXP-03') : 'CG-SET-21',
    all,
    isDrawn: rs.variant.solo || (rs.variant.supply && !isFixed),
    count: (s) => s.players.reduce((sum, p) => sum + p.cards.filter((own) => own === card).length, at(s.supply, card)),
    ...open(rs),
    lay: (s, by) => lay(s, card, by),
  };
}

/** Where only some are in the game, another kind makes room for one that was not among them. */
function allCards(rs: Ruleset, kinds: readonly Pieces<State>[]): Pieces<State> {
  return {
    what: 'development cards',
    rule: rs.variant.solo ? 'CG-SOL-04' : rs.variant.supply ? 'CG-EXP-02' : 'CG-SET-21',
    all: laidOutCount(rs),
    count: (s) =>
      s.players.reduce(
        (sum, p) => sum + p.cards.length,
        s.supply.reduce((sum, count) => sum + count, 0),
      ),
    ...open(rs),
    lay: (s, by) => {
      for (let left = Math.abs(by); left > 0; left--) {
        const card = kinds.findIndex((kind, i) =>
          by > 0 ? kind.count(s) < kind.all : kind.isDrawn === true && available(s, i),
        );
        if (card < 0) return;
        lay(s, card, Math.sign(by));
      }
    },
  };
}

/** Alone, cards lie in the display, and the supply counts them. */
function open(rs: Ruleset): Pick<Pieces<State>, 'rest'> {
  return { rest: [rs.variant.solo ? 'display' : 'supply'] };
}

function lay(s: State, card: CardIndex, by: number): void {
  if (s.display.length === 0) {
    s.supply = put(s.supply, card, Math.max(0, at(s.supply, card) + by));
    return;
  }
  for (let left = Math.abs(by); left > 0; left--) {
    // CG-SOL-29; a card under a disc stays.
    const place =
      by > 0 ? s.display.indexOf(-1) : s.display.findLastIndex((shown, i) => shown === card && !underDisc(s, i));
    if (place < 0) return;
    s.display = put(s.display, place, by > 0 ? card : -1);
    s.supply = change(s.supply, card, Math.sign(by));
  }
}
