import { type Components, plateAt } from './components.ts';
import { CAPITAL, KINDS, type Kind, nameOf } from './resources.ts';
import type { EmpireState } from './state.ts';
import { total } from './stock.ts';

/** SE-ACT-03: the price of the next action, by how many were taken. An event may lower one of them for a turn (SE-EVT-07). */
export function actionPrice(c: Components, s: EmpireState): number {
  let price = c.actionPrices[s.taken] ?? 0;
  for (const plate of s.inForce) {
    const effect = plateAt(c, plate).event?.effect;
    if (effect?.kind === 'action-price' && effect.nth === s.taken + 1) price = effect.price;
  }
  return price;
}

/** SE-MKT-02: units per lot in this turn's row; 0 where nobody buys. */
export function rate(c: Components, s: EmpireState, kind: Kind): number {
  let units = c.rates[s.die]?.[kind] ?? 0;
  for (const plate of s.inForce) {
    const effect = plateAt(c, plate).event?.effect;
    if (effect?.kind === 'rate' && effect.resource === nameOf(kind)) units = effect.rate;
  }
  return units;
}

/** Whether a lot of anything can be sold once `spent` capital is gone. */
export function canSell(c: Components, s: EmpireState, spent: number): boolean {
  for (const kind of KINDS) {
    const units = rate(c, s, kind);
    if (units > 0 && total(s, kind) - (kind === CAPITAL ? spent : 0) >= units) return true;
  }
  return false;
}

/** SE-BLD-02: which units are missing for a building; nothing when it can be paid. */
export function missing(c: Components, s: EmpireState, plate: number): number[] | undefined {
  const { cost } = plateAt(c, plate);
  let lack: number[] | undefined;
  for (const kind of KINDS) {
    const short = (cost[kind] as number) - total(s, kind);
    if (short > 0) {
      lack ??= [0, 0, 0, 0];
      lack[kind] = short;
    }
  }
  return lack;
}

export function affordable(c: Components, s: EmpireState, plate: number, spent: number): boolean {
  const { cost } = plateAt(c, plate);
  for (const kind of KINDS) if ((cost[kind] as number) + (kind === CAPITAL ? spent : 0) > total(s, kind)) return false;
  return true;
}
