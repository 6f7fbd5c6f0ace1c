import { at, type Seat } from '@cromford/kernel';
import type { EventName } from './events/names.ts';
import type { Good, GoodIndex } from './goods.ts';
import type { Emit, Place } from './news.ts';
import type { Ruleset } from './ruleset.ts';
import type { Pounds, State } from './state.ts';

/** Empty spaces at the top of the labour market, in one run from the top left (FE-CMP-24). Gaps at its end do not count (AMB-49). */
export function emptySpaces(rs: Ruleset, s: State): number {
  return rs.marketSpaces - s.gap - s.market;
}

/** FE-SAL-05: the number on the lowest empty space of the good's column. */
export function demandFor(rs: Ruleset, s: State, good: GoodIndex): number {
  return at(at(rs.demand, good), emptySpaces(rs, s));
}

/** FE-WAG-02: the figure beside the row of the lowest empty space, now. */
export function wageNow(rs: Ruleset, s: State): Pounds {
  let wage = at(rs.wage, emptySpaces(rs, s));
  for (let i = 0; i < s.lasting.length; i++) wage += rs.events[s.lasting[i] as EventName].wageRise ?? 0;
  return wage;
}

export function workersToHire(s: State): number {
  return s.market + s.fired;
}

/** FE-WRK-02: from the market; only when it is empty from the fired workers. There must be enough. */
export function takeWorkers(
  s: State,
  amount: number,
  to: Place,
  emit: Emit,
  seat: Seat,
  good: Good | null,
  row = 0,
): void {
  const fromMarket = Math.min(amount, s.market);
  if (fromMarket > 0) {
    leaveMarket(s, fromMarket);
    emit?.({ kind: 'workers', rule: 'FE-CMP-24', amount: fromMarket, from: 'market', to, seat, good, row });
  }
  const rest = amount - fromMarket;
  if (rest > 0) {
    s.fired -= rest;
    emit?.({ kind: 'workers', rule: 'FE-WRK-02', amount: rest, from: 'fired', to, seat, good, row });
  }
}

export function leaveMarket(s: State, amount: number): void {
  s.market -= amount;
  // FE-EVT-07: the gap closes once the whole market is empty.
  if (s.market === 0) s.gap = 0;
}

export function fireWorkers(
  s: State,
  amount: number,
  from: Place,
  emit: Emit,
  seat: Seat,
  good: Good | null,
  row = 0,
): void {
  if (amount === 0) return;
  s.fired += amount;
  emit?.({ kind: 'workers', rule: 'FE-WRK-09', amount, from, to: 'fired', seat, good, row });
}

/** FE-ECO-04, FE-ECO-05: as many as there are; the rest of the order lapses. */
export function returnToMarket(rs: Ruleset, s: State, amount: number, emit: Emit): number {
  const moved = Math.min(amount, s.fired, emptySpaces(rs, s));
  if (moved === 0) return 0;
  s.fired -= moved;
  s.market += moved;
  emit?.({
    kind: 'workers',
    rule: 'FE-ECO-05',
    amount: moved,
    from: 'fired',
    to: 'market',
    seat: null,
    good: null,
    row: 0,
  });
  return moved;
}
