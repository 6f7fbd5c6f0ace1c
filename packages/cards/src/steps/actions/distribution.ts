import { at, type Offer, put, type Refusal, type Seat } from '@cromford/kernel';
import { distributionAt } from '../../factory.ts';
import { GOODS, type GoodIndex, goodAt } from '../../goods.ts';
import { DISTRIBUTE, REMOVE_DISTRIBUTION } from '../../move-table.ts';
import type { Move } from '../../moves.ts';
import type { Emit } from '../../news.ts';
import { note } from '../../notes.ts';
import { DISTRIBUTION, NOT_OWNED, RESERVE } from '../../pieces.ts';
import { because, type RefusalCode } from '../../refusals.ts';
import type { Ruleset } from '../../ruleset.ts';
import { type Player, playerAt, type State } from '../../state.ts';

const CARDS = DISTRIBUTION.length;

/** CG-QD-03, and whether it can be used at all. */
export const distributionAllowance = {
  of: (rs: Ruleset, p: Player): number => at(at(rs.tracks, 1), at(p.levels, 1)),
  possible(rs: Ruleset, p: Player): boolean {
    for (let good = 0; good < GOODS.length; good++)
      if (p.factories[good] && canGain(rs, p, distributionAt(p, good))) return true;
    return false;
  },
};

/** Whether some card can show more than `before` within limit and allowance. */
function canGain(rs: Ruleset, p: Player, before: number): boolean {
  const top = Math.min(rs.sheet.limits.distribution, before + distributionAllowance.of(rs, p));
  for (const value of rs.distributionFaces) if (value > before && value <= top) return true;
  return false;
}

/**
 * Whether some factory can still gain, once this card lies there: no way into a dead end (CG-ACT-05). Taking back a card that was not
 * placed now is none, since it can be placed again as it lay.
 */
function leadsOn(rs: Ruleset, s: State, p: Player, card: number, to: GoodIndex): boolean {
  let free = false;
  for (let other = 0; other < CARDS; other++)
    if (other !== card && (s.placed & (1 << other)) === 0 && p.distribution[other] !== NOT_OWNED) free = true;
  if (!free) return false;
  for (let good = 0; good < GOODS.length; good++)
    if (p.factories[good] && good !== to && !placedAt(s, p, good, card) && canGain(rs, p, at(s.before, good)))
      return true;
  return false;
}

function placedAt(s: State, p: Player, good: GoodIndex, except: number): boolean {
  for (let card = 0; card < CARDS; card++)
    if (card !== except && (s.placed & (1 << card)) !== 0 && p.distribution[card] === good) return true;
  return false;
}

/** The card at a factory, or −1. */
function cardAtFactory(p: Player, good: GoodIndex): number {
  for (let card = 0; card < CARDS; card++) if (p.distribution[card] === good) return card;
  return -1;
}

export function offerDistribution(rs: Ruleset, s: State, p: Player, added: number, offer: Offer<Move>): void {
  for (let card = 0; card < CARDS; card++) {
    if (shut(s, p, card)) continue;
    offer
      .option(at(REMOVE_DISTRIBUTION, card), at(p.distribution, card) >= 0)
      ?.otherwise(because('in-reserve'))
      .unlisted();
    for (let good = 0; good < GOODS.length; good++) {
      if (!p.factories[good]) continue;
      for (const value of rs.distributionFaces) offerPlace(rs, s, p, card, good, value, added, offer);
    }
  }
}

function offerPlace(
  rs: Ruleset,
  s: State,
  p: Player,
  card: number,
  good: GoodIndex,
  value: number,
  added: number,
  offer: Offer<Move>,
): void {
  const why = whyNot(rs, s, p, card, good, value, added);
  const line = offer.option(at(at(at(DISTRIBUTE, card), good), value), !why);
  if (!line) return;
  const used = added + Math.max(0, value - at(s.before, good));
  line
    .otherwise(why && explain(rs, s, p, why, used, card, good))
    .notes(note('allowance', { used, most: distributionAllowance.of(rs, p) }));
}

/** Why a card cannot be touched in this action. The first of two cards in the reserve stands for both. */
function shut(s: State, p: Player, card: number): RefusalCode | undefined {
  const where = p.distribution[card];
  if (where === NOT_OWNED) return 'not-owned';
  if (s.placed & (1 << card)) return 'placed-now';
  return card === 1 && where === RESERVE && p.distribution[0] === RESERVE ? 'twin-card' : undefined;
}

export function neverDistribution(rs: Ruleset, s: State, p: Player, offer: Offer<Move>): void {
  for (let card = 0; card < CARDS; card++) {
    const reason = shut(s, p, card);
    if (!reason) continue;
    for (let good = 0; good < GOODS.length; good++)
      if (p.factories[good])
        for (const value of rs.distributionFaces)
          offer.never(at(at(at(DISTRIBUTE, card), good), value), because(reason));
    offer.never(at(REMOVE_DISTRIBUTION, card), because(reason));
  }
}

type WhyNot = 'unchanged-card' | 'one-distribution-card' | 'distribution-limit' | 'allowance' | 'leads-nowhere';

function whyNot(
  rs: Ruleset,
  s: State,
  p: Player,
  card: number,
  good: GoodIndex,
  value: number,
  added: number,
): WhyNot | undefined {
  const there = cardAtFactory(p, good);
  if (there === card && p.distributionValue[card] === value) return 'unchanged-card';
  if (there >= 0 && there !== card) return 'one-distribution-card';
  if (value > rs.sheet.limits.distribution) return 'distribution-limit';
  const more = Math.max(0, value - at(s.before, good));
  if (added + more > distributionAllowance.of(rs, p)) return 'allowance';
  if (added + more === 0 && !leadsOn(rs, s, p, card, good)) return 'leads-nowhere';
  return undefined;
}

function explain(
  rs: Ruleset,
  s: State,
  p: Player,
  reason: WhyNot,
  used: number,
  card: number,
  good: GoodIndex,
): Refusal {
  if (reason === 'distribution-limit') return because(reason, { limit: rs.sheet.limits.distribution });
  if (reason !== 'allowance') return because(reason);
  // CG-QD-14: when value was taken away elsewhere, people think they may move it. What is too much even then is too much for the allowance.
  let lost = 0;
  for (let other = 0; other < GOODS.length; other++)
    if (other !== good)
      lost += Math.max(0, at(s.before, other) - (p.distribution[card] === other ? 0 : distributionAt(p, other)));
  const most = distributionAllowance.of(rs, p);
  return because(used - lost <= most ? 'value-lost' : reason, { most, added: used });
}

/** CG-QD-09: a card lies at a factory with one of its values. It counts as appeal (CG-QD-12), but the marker stays (CG-QD-16). */
export function placeDistribution(
  s: State,
  seat: Seat,
  card: number,
  good: GoodIndex,
  value: number,
  emit: Emit,
): void {
  const p = playerAt(s, seat);
  p.distribution = put(p.distribution, card, good);
  p.distributionValue = put(p.distributionValue, card, value);
  s.placed |= 1 << card;
  const named = DISTRIBUTION[card] as (typeof DISTRIBUTION)[number];
  emit?.({ kind: 'distributed', rule: 'CG-QD-09', seat, card: named, good: goodAt(good), value });
}

/** CG-QD-13 */
export function takeBackDistribution(s: State, seat: Seat, card: number, emit: Emit): void {
  const p = playerAt(s, seat);
  const good = goodAt(at(p.distribution, card));
  p.distribution = put(p.distribution, card, RESERVE);
  p.distributionValue = put(p.distributionValue, card, 0);
  emit?.({
    kind: 'removed',
    rule: 'CG-QD-13',
    seat,
    card: DISTRIBUTION[card] as (typeof DISTRIBUTION)[number],
    good,
  });
}
