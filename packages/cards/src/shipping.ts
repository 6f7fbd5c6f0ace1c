import { at, type Refusal, type Seat } from '@cromford/kernel';
import { cardWith, hooksOf, readyCard } from './cards/owned.ts';
import { cash } from './money.ts';
import type { Emit } from './news.ts';
import { because } from './refusals.ts';
import type { Ruleset } from './ruleset.ts';
import { type Player, type Pounds, playerAt, type State } from './state.ts';

/** CG-SHP-03 */
export function shipCapacity(rs: Ruleset, p: Player): number {
  return at(at(rs.tracks, 4), at(p.levels, 4));
}

/** CG-SHP-10, A-24: ships that may sail: those available, as far as tokens are left; a Trade office may save one. */
function shipsReady(rs: Ruleset, p: Player): number {
  const card = readyCard(p, 'savesTokens');
  const saved = card < 0 ? 0 : (hooksOf(card).savesTokens?.(rs.sheet.effects) ?? 0);
  return Math.min(p.ships, rs.sheet.limits.shippingTokens - p.tokens + saved);
}

/** Goods that can be shipped at once. */
export function room(rs: Ruleset, p: Player): number {
  return shipsReady(rs, p) * shipCapacity(rs, p);
}

/** Why no more goods can be shipped. */
export function whyNoRoom(rs: Ruleset, p: Player): Refusal {
  if (p.ships === 0) return because('no-ships');
  if (shipsReady(rs, p) < p.ships) return because('nine-tokens', { most: rs.sheet.limits.shippingTokens });
  return because('ship-room', { ships: p.ships, each: shipCapacity(rs, p) });
}

/** What the Contract adds (CG-C10-01). */
export function shippingBonus(rs: Ruleset, p: Player, goods: number): Pounds {
  const card = cardWith(p, 'shippingBonus');
  return card < 0 ? 0 : (hooksOf(card).shippingBonus?.(rs.sheet.effects, goods) ?? 0);
}

/** CG-SHP-05 to CG-SHP-07, CG-XSH-02 to CG-XSH-06: ships sail; each leaves a token unless the Trade office is used (CG-C02-01). */
export function sail(rs: Ruleset, s: State, seat: Seat, goods: number, income: Pounds, emit: Emit): void {
  const p = playerAt(s, seat);
  const ships = Math.ceil(goods / shipCapacity(rs, p));
  p.ships -= ships;
  p.voyages++;
  emit?.({ kind: 'shipped', rule: 'CG-SHP-07', seat, amount: goods, ships, left: p.ships });
  cash(s, seat, income, 'shipping', 'CG-SHP-05', emit);
  cash(s, seat, shippingBonus(rs, p, goods), 'contract', 'CG-C10-01', emit);
  if (readyCard(p, 'savesTokens') >= 0) s.agenda.push({ step: 'trade-office', seat, ships });
  else addTokens(s, seat, ships, emit);
}

/** CG-SHP-06 */
export function addTokens(s: State, seat: Seat, tokens: number, emit: Emit): void {
  if (tokens === 0) return;
  const p = playerAt(s, seat);
  p.tokens += tokens;
  emit?.({ kind: 'tokens', rule: 'CG-SHP-06', seat, by: tokens, now: p.tokens });
}
