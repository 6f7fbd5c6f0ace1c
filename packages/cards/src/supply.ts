import { at, change, put, type RuleId, type Seat, without } from '@cromford/kernel';
import { type CardIndex, cardAt } from './cards/names.ts';
import { hooksOf } from './cards/owned.ts';
import type { Emit } from './news.ts';
import type { Ruleset } from './ruleset.ts';
import { playerAt, type State } from './state.ts';

/** CG-SOL-06: a card with a disc on it is taken. */
export function underDisc(s: State, place: number): boolean {
  return s.discs.includes(place);
}

/** Whether one of this type lies open; with a display, whether one lies there without a disc. */
export function available(s: State, card: CardIndex): boolean {
  if (at(s.supply, card) === 0) return false;
  if (s.display.length === 0) return true;
  for (let place = 0; place < s.display.length; place++)
    if (s.display[place] === card && !underDisc(s, place)) return true;
  return false;
}

/** A card goes from the supply to a player; from a display it leaves an empty place (CG-SOL-30). */
export function takeCard(
  rs: Ruleset,
  s: State,
  seat: Seat,
  card: CardIndex,
  place: number,
  why: 'step-c' | 'set-up',
  rule: RuleId,
  emit: Emit,
): void {
  s.supply = change(s.supply, card, -1);
  if (place >= 0) s.display = put(s.display, place, -1);
  const p = playerAt(s, seat);
  p.cards = [...p.cards, card];
  emit?.({ kind: 'took', rule, seat, card: cardAt(card), why });
  hooksOf(card).taken?.(rs, s, seat, emit);
}

/** CG-DEV-13: back to the supply, open to everybody; in a display to the first empty place (CG-SOL-29). */
export function returnCard(
  rs: Ruleset,
  s: State,
  seat: Seat,
  card: CardIndex,
  why: 'limit' | 'used' | 'bankrupt',
  rule: RuleId,
  emit: Emit,
): void {
  const p = playerAt(s, seat);
  p.cards = without(p.cards, card);
  p.spent &= ~(1 << card);
  s.supply = change(s.supply, card, 1);
  const empty = s.display.indexOf(-1);
  if (empty >= 0) s.display = put(s.display, empty, card);
  emit?.({ kind: 'discarded', rule, seat, card: cardAt(card), why });
  hooksOf(card).left?.(rs, s, seat, emit);
}

/** CG-DEV-14: a card that an action discards cannot be taken back at the end of the same turn. */
export function useUp(rs: Ruleset, s: State, seat: Seat, card: CardIndex, rule: RuleId, emit: Emit): void {
  returnCard(rs, s, seat, card, 'used', rule, emit);
  const waiting = s.agenda.findLastIndex(({ step }) => step === 'develop');
  const frame = s.agenda[waiting];
  if (frame?.step === 'develop') s.agenda[waiting] = { ...frame, used: card };
}

/** CG-CRD-01: turned by 90°, and spent. */
export function spend(s: State, seat: Seat, card: CardIndex, rule: RuleId, emit: Emit): void {
  playerAt(s, seat).spent |= 1 << card;
  emit?.({ kind: 'used', rule, seat, card: cardAt(card) });
}
