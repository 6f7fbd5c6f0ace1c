import { at, type Note, type Seat } from '@cromford/kernel';
import { cardWith, hooksOf } from './cards/owned.ts';
import { machines, workers } from './factory.ts';
import { type GoodIndex, goodAt } from './goods.ts';
import { wageOf } from './market.ts';
import { canPay, cash, emergencyTokens, halfValue, takeLoans } from './money.ts';
import type { Emit } from './news.ts';
import { note, warning } from './notes.ts';
import type { Ruleset } from './ruleset.ts';
import { factoryAt, type Player, type Pounds, playerAt, type State } from './state.ts';

/** CG-CST-01, CG-C09-01: never below £0. */
function fixedCost(rs: Ruleset, p: Player, good: GoodIndex): Pounds {
  const printed = at(at(rs.sides, good), factoryAt(p, good).side - 1).fixedCost;
  const card = cardWith(p, 'fixedCostLess');
  return card < 0 ? printed : Math.max(0, printed - (hooksOf(card).fixedCostLess?.(rs.sheet.effects) ?? 0));
}

/** CG-CST-02, CG-C05-02, CG-C05-03: some workers of the Foreman's factory are paid less, none less than £0. */
function wages(rs: Ruleset, s: State, p: Player, good: GoodIndex, cards: number): Pounds {
  const wage = wageOf(rs, s);
  const paid = workers(rs, p, good, cards);
  const card = p.foreman === good ? cardWith(p, 'wageLess') : -1;
  if (card < 0) return wage * paid;
  const { effects } = rs.sheet;
  const relieved = Math.min(paid, hooksOf(card).wageWorkers?.(effects) ?? 0);
  return wage * paid - relieved * Math.min(wage, hooksOf(card).wageLess?.(effects) ?? 0);
}

/** CG-CST-03, CG-C04-01: some machines of each factory may be free. */
function maintenance(rs: Ruleset, p: Player, good: GoodIndex, cards: number): Pounds {
  const card = cardWith(p, 'freeMachines');
  const free = card < 0 ? 0 : (hooksOf(card).freeMachines?.(rs.sheet.effects) ?? 0);
  return Math.max(0, machines(rs, p, good, cards) - free) * rs.sheet.costs.machine;
}

/** All production costs of a factory; with fewer worker cards for an extra production (CG-XPR-04). */
export function productionCosts(rs: Ruleset, s: State, p: Player, good: GoodIndex, cards = 2): Pounds {
  return fixedCost(rs, p, good) + wages(rs, s, p, good, cards) + maintenance(rs, p, good, cards);
}

/**
 * CG-CST-01 to CG-CST-03, CG-EMG-02: the costs are paid; what cash does not cover comes from the emergency fund.
 * Says how many pounds are still missing then (CG-EMG-04).
 */
export function payCosts(rs: Ruleset, s: State, seat: Seat, good: GoodIndex, cards: number, emit: Emit): Pounds {
  const p = playerAt(s, seat);
  const fixed = fixedCost(rs, p, good);
  const wage = wages(rs, s, p, good, cards);
  const kept = maintenance(rs, p, good, cards);
  const due = fixed + wage + kept;
  emit?.({ kind: 'costs', rule: 'CG-CST-01', seat, good: goodAt(good), fixed, wages: wage, maintenance: kept });
  if (!canPay(rs, p, due)) {
    takeLoans(s, seat, rs.sheet.limits.loans - p.loans, 'emergency', emit);
    const missing = due - p.cash;
    cash(s, seat, -p.cash, 'bankrupt', 'CG-EMG-04', emit);
    return missing;
  }
  takeLoans(s, seat, emergencyTokens(p, due), 'emergency', emit);
  cash(s, seat, -fixed, 'fixed-cost', 'CG-CST-01', emit);
  cash(s, seat, -wage, 'wages', 'CG-CST-02', emit);
  cash(s, seat, -kept, 'maintenance', 'CG-CST-03', emit);
  return 0;
}

/** What an extra production will cost, and what the emergency fund must give for it: shown before anybody commits. */
export function costNotes(p: Player, due: Pounds): Note[] {
  const tokens = emergencyTokens(p, due);
  return tokens > 0 ? [warning('costs-emergency', { due, cash: p.cash, tokens })] : [note('costs', { due })];
}

/** What may be shipped before the costs are due: how many goods, at how much each. */
interface Cargo {
  readonly most: number;
  readonly each: Pounds;
}

/**
 * The costs that are due after this choice, and what the emergency fund must give for them (CG-EMG-02) as things stand;
 * `coming` is income that is certain by then. They are due whatever is chosen, so nobody is warned twice.
 */
export function costsAhead(rs: Ruleset, s: State, seat: Seat, coming: Pounds = 0, cargo?: Cargo): Note[] {
  const p = playerAt(s, seat);
  const due = productionCosts(rs, s, p, s.good);
  const cash = p.cash + coming;
  const tokens = cash >= due ? 0 : Math.ceil((due - cash) / halfValue(p));
  if (tokens === 0) return [note('costs', { due })];
  const short = tokens > rs.sheet.limits.loans - p.loans;
  const least = cargo ? Math.ceil((due - cash) / cargo.each) : 0;
  return [
    short ? note('costs-bankrupt', { due, cash }) : note('costs-emergency', { due, cash, tokens }),
    ...(cargo && least <= cargo.most ? [note('costs-shipping', { least })] : []),
  ];
}
