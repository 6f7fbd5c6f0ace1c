import type { Note, RuleId, Seat } from '@cromford/kernel';
import type { Emit, Why } from './news.ts';
import { note, warning } from './notes.ts';
import type { Ruleset } from './ruleset.ts';
import { type Player, type Pounds, playerAt, type ShareSpace, type State } from './state.ts';

/** FE-CMP-16: what a share is worth on the player's space. */
export function shareValue(rs: Pick<Ruleset, 'value'>, p: Player): Pounds {
  return rs.value[p.space] as Pounds;
}

/** FE-STX-03: what a share costs; at least £10. */
export function sharePrice(rs: Ruleset, p: Player): Pounds {
  return Math.max(rs.lowestPurchase, shareValue(rs, p));
}

/** Shares in the bank: neither in the portfolio nor lying on the track as loans (FE-CMP-04). */
export function bankShares(rs: Ruleset, p: Player): number {
  return Math.max(0, rs.shares - p.shares - p.loans);
}

/** What n shares cost; the first one at half price, rounded up, with the light grey marker (FE-STX-09). */
export function purchase(rs: Ruleset, p: Player, n: number, half: boolean): Pounds {
  const price = sharePrice(rs, p);
  return half ? Math.ceil(price / 2) + (n - 1) * price : n * price;
}

/** How many shares this much cash pays for. */
export function affordable(rs: Ruleset, p: Player, cash: Pounds, half: boolean): number {
  const price = sharePrice(rs, p);
  if (!half) return Math.max(0, Math.floor(cash / price));
  const first = Math.ceil(price / 2);
  return cash < first ? 0 : 1 + Math.floor((cash - first) / price);
}

export function worth(rs: Ruleset, p: Player): Pounds {
  return p.shares * shareValue(rs, p);
}

/** FE-EMS-12: the indicator stops at both ends. */
export function moveIndicator(
  rs: Pick<Ruleset, 'lastSpace'>,
  s: State,
  seat: Seat,
  by: number,
  why: Why,
  rule: RuleId,
  emit: Emit,
): void {
  const p = playerAt(s, seat);
  const from = p.space;
  p.space = Math.min(rs.lastSpace, Math.max(1, from + by));
  if (p.space !== from) emit?.({ kind: 'indicator', rule, seat, from, to: p.space, why });
}

export function receive(s: State, seat: Seat, amount: Pounds, why: Why, rule: RuleId, emit: Emit): void {
  if (amount === 0) return;
  playerAt(s, seat).cash += amount;
  emit?.({ kind: 'cash', rule, seat, by: amount, why });
}

/** What must be raised before a payment: shares by emergency sale, then loans (FE-EMS-01, FE-EMS-07). */
export interface Raising {
  readonly shares: number;
  readonly value: Pounds;
  readonly space: ShareSpace;
  readonly loans: number;
  readonly endSpace: ShareSpace;
}

export function raising(rs: Ruleset, p: Player, due: Pounds): Raising | undefined {
  const missing = due - p.cash;
  if (missing <= 0) return undefined;
  const value = shareValue(rs, p);
  // FE-EMS-02, FE-EMS-03
  const shares = Math.min(p.shares, Math.ceil(missing / value));
  // FE-EMS-04, FE-EMS-05: the tens digit, read once.
  const space = Math.max(1, p.space - shares * Math.floor(p.space / 10));
  const still = missing - shares * value;
  const loans = still > 0 ? Math.ceil(still / rs.loan.amount) : 0;
  return { shares, value, space, loans, endSpace: Math.max(1, space - loans * rs.loanSpaces(space)) };
}

/** Any payment; what is missing is raised first, as the rules force it. */
export function pay(rs: Ruleset, s: State, seat: Seat, amount: Pounds, why: Why, rule: RuleId, emit: Emit): void {
  if (amount === 0) return;
  const p = playerAt(s, seat);
  if (p.cash < amount) raise(rs, s, seat, amount, emit);
  p.cash -= amount;
  emit?.({ kind: 'cash', rule, seat, by: -amount, why });
}

function raise(rs: Ruleset, s: State, seat: Seat, due: Pounds, emit: Emit): void {
  const p = playerAt(s, seat);
  const forced = raising(rs, p, due);
  if (!forced) throw new Error(`£${p.cash} cover £${due}`);
  const { shares, value, loans } = forced;
  if (shares > 0) {
    p.shares -= shares;
    emit?.({ kind: 'shares', rule: 'FE-EMS-01', seat, by: -shares, each: value, why: 'emergency' });
    receive(s, seat, shares * value, 'emergency', 'FE-EMS-03', emit);
    moveIndicator(rs, s, seat, forced.space - p.space, 'emergency', 'FE-EMS-04', emit);
  }
  if (loans > 0) {
    p.loans += loans;
    emit?.({ kind: 'loans', rule: 'FE-EMS-07', seat, by: loans, why: 'loan' });
    receive(s, seat, loans * rs.loan.amount, 'loan', 'FE-EMS-07', emit);
    moveIndicator(rs, s, seat, forced.endSpace - p.space, 'loan', 'FE-EMS-07', emit);
  }
}

/** What a choice costs and what it forces, for the list of choices: shown before anybody commits (FE-EMS-11). */
export function costNotes(rs: Ruleset, p: Player, cost: Pounds, owed: Pounds = 0): Note[] {
  return [note('cost', { pounds: cost }), ...forcedNotes(rs, p, owed + cost)];
}

/** What a payment forces, if anything. */
export function forcedNotes(rs: Ruleset, p: Player, due: Pounds): Note[] {
  const forced = raising(rs, p, due);
  if (!forced) return [];
  const { shares, value, loans, endSpace } = forced;
  return [warning(loans > 0 ? 'loans' : 'emergency', { shares, value, loans, spaces: p.space - endSpace })];
}
