import { at, type Note, put, type RuleId } from '@cromford/kernel';
import { GOODS, type GoodIndex, goodAt } from './goods.ts';
import type { Emit, MarketWhy, Who } from './news.ts';
import { note } from './notes.ts';
import type { Ruleset } from './ruleset.ts';
import type { State } from './state.ts';

export function wageOf(rs: Ruleset, s: State): number {
  return at(rs.wages, s.wage);
}

/** Moves one demand marker; steps beyond the end of its track are lost. */
export function moveDemand(
  rs: Ruleset,
  s: State,
  good: GoodIndex,
  by: number,
  why: MarketWhy,
  rule: RuleId,
  emit: Emit,
): void {
  const { demandFrom, demandTo } = rs.sheet.market;
  const from = at(s.demand, good);
  const now = Math.min(demandTo, Math.max(demandFrom, from + by));
  if (now === from) return;
  s.demand = put(s.demand, good, now);
  emit?.({ kind: 'demand', rule, good: goodAt(good), by: now - from, now, why });
}

/** CG-BLD-06, CG-BLD-07, CG-EMP-08, CG-EMP-09: more people earn wages; all four goods find more buyers, and wages rise. */
export function moreWorkers(rs: Ruleset, s: State, why: MarketWhy, demandRule: RuleId, wageRule: RuleId, emit: Emit) {
  for (let good = 0; good < GOODS.length; good++) moveDemand(rs, s, good, -1, why, demandRule, emit);
  if (s.wage >= rs.wages.length - 1) return;
  s.wage++;
  emit?.({ kind: 'wages', rule: wageRule, wage: wageOf(rs, s), why });
}

/** What that will do, before anybody builds or employs. */
export function moreWorkersNote(rs: Ruleset, s: State): Note {
  return note('moves-market', { wage: wageOf(rs, s), next: at(rs.wages, Math.min(s.wage + 1, rs.wages.length - 1)) });
}

/** CG-PRC-10 to CG-PRC-13: a marker moves, and the arrows it passes move the demand of its own good with it. */
export function moveMarker(
  rs: Ruleset,
  s: State,
  who: Who,
  whose: { appeal: readonly number[] },
  good: GoodIndex,
  to: number,
  rule: RuleId,
  emit: Emit,
): void {
  const from = at(whose.appeal, good);
  const end = Math.min(rs.sheet.market.appealEnds, to);
  if (end === from) return;
  whose.appeal = put(whose.appeal, good, end);
  emit?.({ kind: 'marker', rule, who, good: goodAt(good), from, to: end });
  const steps = demandSteps(rs, good, from, end);
  if (steps !== 0) moveDemand(rs, s, good, steps, 'arrows', steps > 0 ? 'CG-PRC-11' : 'CG-PRC-12', emit);
}

/** What the arrows between two spaces do to demand. */
export function demandSteps(rs: Ruleset, good: GoodIndex, from: number, to: number): number {
  const arrows = at(to > from ? rs.up : rs.down, good);
  return at(arrows, to) - at(arrows, from);
}

/** CG-PRD-04 to CG-PRD-06: how much may be sold at home; `bonus` is what Patrons add. */
export function homeMaximum(s: State, appeal: number, good: GoodIndex, bonus = 0): number {
  return Math.min(Math.max(0, appeal), Math.max(0, appeal - at(s.demand, good)) + bonus);
}

/** Goods to be sold at home for a rise of the share value (CG-SV-01). */
export const ENOUGH = 2;
