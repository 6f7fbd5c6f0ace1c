import { at, change, type Offer, type Refusal, type RuleId, type Seat } from '@cromford/kernel';
import { CARDS, type CardIndex, cardAt, cardIndex } from '../../cards/names.ts';
import { cardWith, hooksOf, owns } from '../../cards/owned.ts';
import { halfValue } from '../../money.ts';
import { ACTION, DEVELOP, DISCARD, REFRESH, SKIP, TAKE, TAKE_FROM, USE } from '../../move-table.ts';
import { ACTIONS, type Move } from '../../moves.ts';
import type { Emit } from '../../news.ts';
import { note } from '../../notes.ts';
import { because, type RefusalCode } from '../../refusals.ts';
import type { Ruleset } from '../../ruleset.ts';
import { type Player, playerAt, type State } from '../../state.ts';
import { type Asks, neverOffered, seatOf } from '../../step.ts';
import { available, returnCard, takeCard, underDisc } from '../../supply.ts';
import { TOP_LEVEL, TRACKS, trackIndex } from '../../tracks.ts';
import { needsAction } from './needs-action.ts';
import { offerRefresh, refresh } from './refresh.ts';

/** Step c: one upgrade of the player board, or one development card, or nothing (CG-DEV-01). */
export const develop = (rs: Ruleset): Asks<'develop'> => ({
  rule: 'CG-DEV-01',
  mustSee: true,
  seat: seatOf,
  options(s, { seat, discarded, used }, offer) {
    const p = playerAt(s, seat);
    const free = discarded < 0;
    const gone = bit(discarded) | bit(used);
    if (free) {
      offerTracks(rs, s, p, offer);
      offer.option(SKIP);
      offerSpecial(rs, p, offer);
      offerRefresh(s, seat, offer);
    }
    offerCards(rs, s, p, gone, offer);
    if (free) offerDiscards(rs, s, p, gone, offer);
  },
  never(s, { seat, discarded }, offer) {
    const p = playerAt(s, seat);
    if (discarded >= 0)
      for (const move of [...DEVELOP, SKIP, ...withOwnCards(p)]) offer.never(move, because('take-now'));
    for (const action of ACTIONS) offer.never(ACTION[action], because('action-taken'));
    needsAction(rs, p, offer);
  },
  play(s, frame, move, emit) {
    const { seat } = frame;
    switch (move.do) {
      case 'refresh':
        refresh(s, seat, move.card, emit);
        s.agenda.push(frame);
        return;
      case 'discard':
        s.agenda.push({ ...frame, discarded: cardIndex[move.card] });
        returnCard(rs, s, seat, cardIndex[move.card], 'limit', 'CG-DEV-11', emit);
        return;
      case 'use':
        if (cardIndex[move.card] === cardWith(playerAt(s, seat), 'halfPriceShares'))
          s.agenda.push({ step: 'broker', seat });
        else {
          const left = hooksOf(cardIndex[move.card]).developments?.(rs.sheet.effects) ?? 0;
          s.agenda.push({ step: 'inventor', seat, left });
        }
        returnCard(rs, s, seat, cardIndex[move.card], 'used', 'CG-CRD-03', emit);
        return;
      case 'skip':
        emit?.({ kind: 'skipped', rule: 'CG-DEV-01', seat });
        return;
      default:
        develops(rs, s, seat, move, 'step-c', 'CG-DEV-01', emit);
    }
  },
});

/** An upgrade or a card, as chosen in step c or before the game. */
export function develops(
  rs: Ruleset,
  s: State,
  seat: Seat,
  move: Move,
  why: 'step-c' | 'set-up',
  rule: RuleId,
  emit: Emit,
): void {
  if (move.do === 'develop') raise(s, seat, trackIndex[move.track], why, emit);
  else if (move.do === 'take') takeCard(rs, s, seat, cardIndex[move.card], -1, why, rule, emit);
  else if (move.do === 'take-from') takeCard(rs, s, seat, cardIndex[move.card], move.place - 1, why, rule, emit);
  else throw neverOffered(move);
}

/** CG-DEV-02 */
export function raise(s: State, seat: Seat, track: number, why: 'step-c' | 'set-up' | 'inventor', emit: Emit): void {
  const p = playerAt(s, seat);
  p.levels = change(p.levels, track, 1);
  const named = TRACKS[track] as (typeof TRACKS)[number];
  emit?.({ kind: 'developed', rule: 'CG-DEV-02', seat, track: named, level: at(p.levels, track), why });
}

/** CG-EXP-07, CG-EXP-08: whether the decade, or a card, allows the next level. */
function allowed(rs: Ruleset, s: State, p: Player, track: number): boolean {
  if (s.decade >= at(at(rs.decades, track), at(p.levels, track))) return true;
  for (const card of p.cards) if (hooksOf(card).lifts === TRACKS[track]) return true;
  return false;
}

export function offerTracks(rs: Ruleset, s: State, p: Player, offer: Offer<Move>): void {
  for (let track = 0; track < TRACKS.length; track++) {
    const level = at(p.levels, track);
    const values = at(rs.tracks, track);
    offer
      .option(at(DEVELOP, track), level < TOP_LEVEL && allowed(rs, s, p, track))
      ?.otherwise(
        level < TOP_LEVEL
          ? because('restricted', { decade: at(at(rs.decades, track), level) })
          : because('track-complete'),
      )
      .notes(note('level', { track: at(TRACKS, track), from: at(values, level), to: at(values, level + 1) }));
  }
}

/** CG-DEV-06, CG-DEV-10 */
function cardLimit(rs: Ruleset, p: Player): number {
  return at(at(rs.tracks, 2), at(p.levels, 2));
}

const bit = (card: CardIndex | -1): number => (card < 0 ? 0 : 1 << card);

/** Why a type cannot be taken, apart from where it lies and the limit. `gone` are the cards that this turn has seen go, one bit each. */
function refusedType(s: State, p: Player, card: CardIndex, gone: number): RefusalCode | undefined {
  if (owns(p, card)) return 'own-card';
  if (gone & bit(card)) return 'discarded-now';
  return at(s.supply, card) === 0 ? 'not-in-supply' : undefined;
}

/** CG-DEV-12, CG-DEV-14: cards of the supply; in a display each place on its own, and none under a disc. */
export function offerCards(rs: Ruleset, s: State, p: Player, gone: number, offer: Offer<Move>): void {
  const limit = cardLimit(rs, p);
  const room = p.cards.length < limit;
  for (let place = 0; place < s.display.length; place++) {
    const card = at(s.display, place);
    if (card < 0) continue;
    offer
      .option(at(at(TAKE_FROM, card), place), room && !underDisc(s, place) && !refusedType(s, p, card, gone))
      ?.otherwise(
        underDisc(s, place)
          ? because('under-disc', { limit, card: cardAt(card) })
          : whyNotTaken(s, p, card, gone, limit),
      );
  }
  if (s.display.length > 0) return;
  for (let card = 0; card < CARDS.length; card++)
    offer
      .option(at(TAKE, card), room && !refusedType(s, p, card, gone))
      ?.otherwise(whyNotTaken(s, p, card, gone, limit))
      .unlisted(refusedType(s, p, card, gone) === 'not-in-supply');
}

/** Taking any card that lies open. */
export function takes(s: State): readonly Move[] {
  if (s.display.length === 0) return TAKE;
  return s.display.flatMap((card, place) => (card < 0 ? [] : [at(at(TAKE_FROM, card), place)]));
}

/** What step c does with cards that a player has. */
function withOwnCards(p: Player): Move[] {
  return p.cards.flatMap((card) => [at(DISCARD, card), at(USE, card), at(REFRESH, card)]);
}

function whyNotTaken(s: State, p: Player, card: CardIndex, gone: number, limit: number): Refusal {
  return because(refusedType(s, p, card, gone) ?? 'card-limit', { limit, card: cardAt(card) });
}

/** CG-DEV-11: at the limit a card may go to make room for another; something must be there to be taken then. */
function offerDiscards(rs: Ruleset, s: State, p: Player, gone: number, offer: Offer<Move>): void {
  const full = p.cards.length >= cardLimit(rs, p);
  const open = full && somethingElse(s, p, gone);
  for (let i = 0; i < p.cards.length; i++)
    offer.option(at(DISCARD, at(p.cards, i)), open)?.otherwise(because(full ? 'nothing-to-take' : 'within-limit'));
}

function somethingElse(s: State, p: Player, gone: number): boolean {
  for (let card = 0; card < CARDS.length; card++)
    if (!owns(p, card) && !(gone & bit(card)) && available(s, card)) return true;
  return false;
}

/** CG-C06-01, CG-C08-02: Broker and, in the expert game, Inventor instead of a development. */
function offerSpecial(rs: Ruleset, p: Player, offer: Offer<Move>): void {
  const broker = cardWith(p, 'halfPriceShares');
  if (broker >= 0) {
    const each = halfValue(p);
    const most = rs.sheet.limits.shares;
    offer
      .option(at(USE, broker), p.shares < most && p.cash >= each)
      ?.otherwise(
        p.shares < most
          ? because('broker-cash', { missing: each - p.cash, shares: 1 })
          : because('thirty-shares', { most }),
      )
      .notes(note('broker-price', { each }));
  }
  const inventor = cardWith(p, 'developments');
  if (inventor < 0) return;
  const steps = p.levels.reduce((sum, level) => sum + TOP_LEVEL - level, 0);
  const wanted = hooksOf(inventor).developments?.(rs.sheet.effects) ?? 0;
  const { expertInventor } = rs.variant;
  offer
    .option(at(USE, inventor), expertInventor && steps >= wanted)
    ?.otherwise(because(expertInventor ? 'two-developments' : 'expert-line'));
}
