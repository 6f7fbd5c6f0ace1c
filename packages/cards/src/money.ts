import type { RuleId, Seat } from '@cromford/kernel';
import type { CashWhy, Emit, ShareWhy, ValueWhy } from './news.ts';
import type { Ruleset } from './ruleset.ts';
import { type Player, type Pounds, playerAt, type State } from './state.ts';

export function cash(s: State, seat: Seat, by: Pounds, why: CashWhy, rule: RuleId, emit: Emit): void {
  if (by === 0) return;
  playerAt(s, seat).cash += by;
  emit?.({ kind: 'cash', rule, seat, by, why });
}

/** CG-CMP-11: the track of shares ends at 30, and at 0 (CG-END-08). */
export function changeShares(
  rs: Ruleset,
  s: State,
  seat: Seat,
  by: number,
  why: ShareWhy,
  rule: RuleId,
  emit: Emit,
): void {
  const p = playerAt(s, seat);
  const now = Math.min(rs.sheet.limits.shares, Math.max(0, p.shares + by));
  const change = now - p.shares;
  if (change === 0) return;
  p.shares = now;
  emit?.({ kind: 'shares', rule, who: seat, by: change, now, why });
}

/** CG-SV-07: the track of the share value ends at 30, and at 0 (CG-END-08). */
export function changeValue(
  rs: Ruleset,
  s: State,
  seat: Seat,
  by: number,
  why: ValueWhy,
  rule: RuleId,
  emit: Emit,
): void {
  const p = playerAt(s, seat);
  const now = Math.min(rs.sheet.limits.shareValue, Math.max(0, p.value + by));
  const change = now - p.value;
  if (change === 0) return;
  p.value = now;
  emit?.({ kind: 'value', rule, who: seat, by: change, now, why });
}

/** CG-STK-04: half the share value, rounded up. */
export function halfValue(p: Player): Pounds {
  return Math.ceil(p.value / 2);
}

/** CG-STK-02, CG-STK-04 to CG-STK-06: what so many shares cost, the first ones at the discount of the development. */
export function sharesPrice(rs: Ruleset, p: Player, amount: number): Pounds {
  const cheap = Math.min(amount, discounted(rs, p));
  return cheap * halfValue(p) + (amount - cheap) * p.value;
}

/** What the next shares cost, and how many of them half as much. */
export function sharePrice(rs: Ruleset, p: Player): { value: Pounds; half: Pounds; cheap: number } {
  return { value: p.value, half: halfValue(p), cheap: discounted(rs, p) };
}

/** CG-DEV-09 */
export function discounted(rs: Ruleset, p: Player): number {
  return rs.tracks[5]?.[p.levels[5] as number] ?? 0;
}

/** How many shares cash and track allow. */
export function mostShares(rs: Ruleset, p: Player): number {
  const cheap = discounted(rs, p);
  const half = halfValue(p);
  const room = rs.sheet.limits.shares - p.shares;
  const atHalf = half === 0 ? room : Math.min(cheap, Math.floor(p.cash / half));
  if (atHalf < cheap || p.value === 0) return Math.min(room, atHalf);
  return Math.min(room, cheap + Math.floor((p.cash - cheap * half) / p.value));
}

/** CG-EMG-02, CG-EMG-03: as few tokens as cover what is missing. */
export function emergencyTokens(p: Player, due: Pounds): number {
  return p.cash >= due ? 0 : Math.ceil((due - p.cash) / halfValue(p));
}

/** Whether cash and the rest of the emergency fund cover a payment. */
export function canPay(rs: Ruleset, p: Player, due: Pounds): boolean {
  return emergencyTokens(p, due) <= rs.sheet.limits.loans - p.loans;
}

export function takeLoans(s: State, seat: Seat, amount: number, why: 'bank' | 'emergency', emit: Emit): void {
  if (amount === 0) return;
  const p = playerAt(s, seat);
  const bank = why === 'bank';
  p.loans += amount;
  emit?.({ kind: 'loans', rule: bank ? 'CG-STK-07' : 'CG-EMG-02', seat, by: amount, now: p.loans, why });
  const each = bank ? p.value : halfValue(p);
  cash(s, seat, amount * each, bank ? 'loan' : 'emergency', bank ? 'CG-STK-07' : 'CG-EMG-02', emit);
}
