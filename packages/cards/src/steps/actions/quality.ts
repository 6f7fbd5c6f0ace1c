import { at, type Offer, put, type Refusal, type Seat } from '@cromford/kernel';
import { qualityAt } from '../../factory.ts';
import { GOODS, type GoodIndex, goodAt } from '../../goods.ts';
import { PUT, REMOVE_QUALITY } from '../../move-table.ts';
import type { Move } from '../../moves.ts';
import type { Emit } from '../../news.ts';
import { note } from '../../notes.ts';
import { NOT_OWNED, QUALITY, RESERVE, type Shows } from '../../pieces.ts';
import { because, type RefusalCode } from '../../refusals.ts';
import type { Ruleset } from '../../ruleset.ts';
import { type Player, playerAt, type State } from '../../state.ts';

const CARDS = QUALITY.length;

/** CG-QD-07 */
export function qualityLimit(rs: Ruleset, p: Player): number {
  return p.engineer === 1 ? rs.sheet.limits.engineerQuality : rs.sheet.limits.quality;
}

/** CG-QD-02, and whether it can be used at all. */
export const qualityAllowance = {
  of: (rs: Ruleset, p: Player): number => at(at(rs.tracks, 0), at(p.levels, 0)),
  possible(rs: Ruleset, p: Player): boolean {
    const sums = reachable(rs, p, 0);
    for (let good = 0; good < GOODS.length; good++)
      if (p.factories[good] && (sums & gain(rs, p, qualityAt(p, good))) !== 0) return true;
    return false;
  },
};

/** The sums that cards not placed yet can show together, one bit each. */
function reachable(rs: Ruleset, p: Player, placed: number): number {
  let sums = 1;
  for (let card = 0; card < CARDS; card++) {
    if ((placed & (1 << card)) !== 0 || p.quality[card] === NOT_OWNED) continue;
    let more = sums;
    for (const value of at(rs.qualityFaces, card)) more |= sums << value;
    sums = more;
  }
  return sums;
}

/** The values above `before` that the allowance and the limit let a factory reach, one bit each. */
function gain(rs: Ruleset, p: Player, before: number): number {
  const top = Math.min(qualityLimit(rs, p), before + qualityAllowance.of(rs, p));
  return top <= before ? 0 : ((1 << (top + 1)) - 1) & ~((1 << (before + 1)) - 1);
}

/**
 * Whether some factory can still gain, once this card lies there: no way into a dead end (CG-ACT-05). Taking back a card that was not
 * placed now is none, since it can be placed again as it lay.
 */
function leadsOn(rs: Ruleset, s: State, p: Player, card: number, to: GoodIndex, value: number): boolean {
  const sums = reachable(rs, p, s.placed | (1 << card));
  for (let good = 0; good < GOODS.length; good++) {
    if (!p.factories[good]) continue;
    let fixed = good === to ? value : 0;
    for (let other = 0; other < CARDS; other++)
      if (other !== card && (s.placed & (1 << other)) !== 0 && p.quality[other] === good)
        fixed += at(p.qualityValue, other);
    if (((sums << fixed) & gain(rs, p, at(s.before, good))) !== 0) return true;
  }
  return false;
}

/** Two cards with the same faces in the reserve: the first stands for both. */
export function isTwin(rs: Ruleset, p: Player, card: number): boolean {
  return card === 1 && rs.twins && p.quality[0] === RESERVE && p.quality[1] === RESERVE;
}

export function offerQuality(rs: Ruleset, s: State, p: Player, offer: Offer<Move>): void {
  for (let card = 0; card < CARDS; card++) {
    if (shut(rs, s, p, card)) continue;
    offer
      .option(at(REMOVE_QUALITY, card), at(p.quality, card) >= 0)
      ?.otherwise(because('in-reserve'))
      .unlisted();
    for (let good = 0; good < GOODS.length; good++) {
      if (!p.factories[good]) continue;
      for (const value of at(rs.qualityFaces, card)) offerPlace(rs, s, p, card, good, value, offer);
    }
  }
}

export function neverQuality(rs: Ruleset, s: State, p: Player, offer: Offer<Move>): void {
  for (let card = 0; card < CARDS; card++) {
    const reason = shut(rs, s, p, card);
    if (reason) shutCard(rs, p, card, because(reason), offer);
    else for (let good = 0; good < GOODS.length; good++) if (p.factories[good]) otherValues(rs, p, card, good, offer);
  }
}

/** Why a card cannot be touched in this action. */
function shut(rs: Ruleset, s: State, p: Player, card: number): RefusalCode | undefined {
  if (p.quality[card] === NOT_OWNED) return 'not-owned';
  if (s.placed & (1 << card)) return 'placed-now';
  return isTwin(rs, p, card) ? 'twin-card' : undefined;
}

/** What a factory would show if this card lay at `to`. */
function shownWith(p: Player, good: GoodIndex, card: number, to: GoodIndex, value: number): number {
  const others = qualityAt(p, good) - (p.quality[card] === good ? at(p.qualityValue, card) : 0);
  return good === to ? others + value : others;
}

/** What the factories would have gained in all with this card there. */
function gained(s: State, p: Player, card: number, to: GoodIndex, value: number): number {
  let sum = 0;
  for (let good = 0; good < GOODS.length; good++)
    sum += Math.max(0, shownWith(p, good, card, to, value) - at(s.before, good));
  return sum;
}

function offerPlace(
  rs: Ruleset,
  s: State,
  p: Player,
  card: number,
  good: GoodIndex,
  value: number,
  offer: Offer<Move>,
): void {
  const why = whyNot(rs, s, p, card, good, value);
  for (const move of at(at(at(PUT, card), good), value))
    offer
      .option(move, !why)
      ?.otherwise(why && explain(rs, s, p, why, card, good, value))
      .notes(note('allowance', { used: gained(s, p, card, good, value), most: qualityAllowance.of(rs, p) }));
}

/** Nothing when the card may lie there with that value. */
function whyNot(
  rs: Ruleset,
  s: State,
  p: Player,
  card: number,
  good: GoodIndex,
  value: number,
): 'unchanged-card' | 'quality-limit' | 'allowance' | 'leads-nowhere' | undefined {
  if (p.quality[card] === good && p.qualityValue[card] === value) return 'unchanged-card';
  if (shownWith(p, good, card, good, value) > qualityLimit(rs, p)) return 'quality-limit';
  const added = gained(s, p, card, good, value);
  if (added > qualityAllowance.of(rs, p)) return 'allowance';
  if (added === 0 && !leadsOn(rs, s, p, card, good, value)) return 'leads-nowhere';
  return undefined;
}

function explain(
  rs: Ruleset,
  s: State,
  p: Player,
  reason: NonNullable<ReturnType<typeof whyNot>>,
  card: number,
  to: GoodIndex,
  value: number,
): Refusal {
  if (reason === 'quality-limit') return because(reason, { limit: qualityLimit(rs, p) });
  if (reason !== 'allowance') return because(reason);
  // CG-QD-14: when value was taken away elsewhere, people think they may move it. What is too much even then is too much for the allowance.
  let lost = 0;
  for (let good = 0; good < GOODS.length; good++)
    lost += Math.max(0, at(s.before, good) - shownWith(p, good, card, to, value));
  const added = gained(s, p, card, to, value);
  const most = qualityAllowance.of(rs, p);
  return because(added - lost <= most ? 'value-lost' : reason, { most, added });
}

function shutCard(rs: Ruleset, p: Player, card: number, reason: Refusal, offer: Offer<Move>): void {
  for (let good = 0; good < GOODS.length; good++)
    if (p.factories[good])
      for (const value of at(rs.qualityFaces, card))
        for (const move of at(at(at(PUT, card), good), value)) offer.never(move, reason);
  offer.never(at(REMOVE_QUALITY, card), reason);
}

/** CG-QD-15: values that this card cannot show. */
function otherValues(rs: Ruleset, p: Player, card: number, good: GoodIndex, offer: Offer<Move>): void {
  for (let value = 1; value <= qualityLimit(rs, p); value++)
    if (!at(rs.qualityFaces, card).includes(value))
      for (const move of at(at(at(PUT, card), good), value))
        offer.never(move, because('card-faces', { faces: at(rs.qualityFaces, card).join(', ') }));
}

/** CG-QD-09, CG-QD-11: a card lies at a factory with one of its values, as price or as appeal. The marker stays (CG-QD-16). */
export function placeQuality(
  s: State,
  seat: Seat,
  card: number,
  good: GoodIndex,
  value: number,
  shows: Shows,
  emit: Emit,
): void {
  const p = playerAt(s, seat);
  p.quality = put(p.quality, card, good);
  p.qualityValue = put(p.qualityValue, card, value);
  p.qualityShows = put(p.qualityShows, card, shows === 'appeal' ? 1 : 0);
  s.placed |= 1 << card;
  const total = qualityAt(p, good);
  const named = QUALITY[card] as (typeof QUALITY)[number];
  emit?.({ kind: 'improved', rule: 'CG-QD-09', seat, card: named, good: goodAt(good), value, shows, total });
}

/** CG-QD-13 */
export function takeBackQuality(s: State, seat: Seat, card: number, emit: Emit): void {
  const p = playerAt(s, seat);
  const good = goodAt(at(p.quality, card));
  p.quality = put(p.quality, card, RESERVE);
  p.qualityValue = put(p.qualityValue, card, 0);
  p.qualityShows = put(p.qualityShows, card, 0);
  emit?.({ kind: 'removed', rule: 'CG-QD-13', seat, card: QUALITY[card] as (typeof QUALITY)[number], good });
}
