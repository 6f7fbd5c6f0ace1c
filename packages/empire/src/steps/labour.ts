import type { Emit } from '@cromford/kernel';
import { type Components, plateAt } from '../components.ts';
import type { EmpireEvent } from '../events.ts';
import { because } from '../refusals.ts';
import { CAPITAL } from '../resources.ts';
import type { EmpireState, Site } from '../state.ts';
import { capital, pay } from '../stock.ts';
import { type Asks, type Auto, neverOffered, seat } from './types.ts';

/** SE-LAB-03: half the market die, rounded down, for each overstaffed building. */
export function labourCost(s: EmpireState): number {
  return Math.floor(s.die / 2);
}

/** SE-LAB-02: buildings with more workers than their requirement, as numbers of cards in play. */
export function overstaffed(c: Components, s: EmpireState): number[] {
  const found: number[] = [];
  for (let i = 1; i < s.sites.length; i++) {
    const site = s.sites[i] as Site;
    if (site.workers > plateAt(c, site.plate).requirement) found.push(i);
  }
  return found;
}

/** Which of them are still to be settled; `settled` has one bit per card in play. */
function unsettled(c: Components, s: EmpireState, settled: number): number[] {
  return overstaffed(c, s).filter((i) => !(settled & (1 << i)));
}

/** Labour in its years (SE-LAB-01 to SE-LAB-05). The order matters only when the capital does not suffice for all. */
export const labour = (c: Components): Auto<'labour'> => ({
  run(s, frame, emit) {
    const left = unsettled(c, s, frame.settled);
    const first = left[0];
    if (first === undefined) return;
    if (left.length > 1 && labourCost(s) * left.length > capital(s))
      s.agenda.push({ step: 'labour-order', settled: frame.settled });
    else settle(c, s, first, frame.settled, emit);
  },
});

export const labourOrder = (c: Components): Asks<'labour-order'> => ({
  rule: 'SE-LAB-05',
  seat,
  options(s, frame, offer) {
    for (const i of unsettled(c, s, frame.settled))
      offer.option({ do: 'labour', card: plateAt(c, (s.sites[i] as Site).plate).id });
  },
  never(_s, _frame, offer) {
    offer.never({ do: 'refuse-payment' }, because('compulsory', 'SE-LAB-05'));
    offer.never({ do: 'manager' }, because('actions-over', 'SE-MGR-01'));
  },
  play(s, frame, move, emit) {
    if (move.do !== 'labour') throw neverOffered(move);
    const plate = c.plateOf[move.card];
    settle(
      c,
      s,
      s.sites.findIndex((site) => site.plate === plate),
      frame.settled,
      emit,
    );
  },
});

function settle(c: Components, s: EmpireState, i: number, settled: number, emit: Emit<EmpireEvent>): void {
  const site = s.sites[i] as Site;
  const card = plateAt(c, site.plate).id;
  const cost = labourCost(s);
  const paid = capital(s) >= cost;
  s.agenda.push({ step: 'labour', settled: settled | (1 << i) });
  emit?.({ kind: 'labour', card, cost, paid, rule: paid ? 'SE-LAB-03' : 'SE-LAB-04' });
  if (paid) pay(c, s, CAPITAL, cost, 'labour', emit);
  else {
    emit?.({ kind: 'workers', card, by: 1 - site.workers, now: 1, why: 'labour', rule: 'SE-LAB-04' });
    site.workers = 1;
  }
}
