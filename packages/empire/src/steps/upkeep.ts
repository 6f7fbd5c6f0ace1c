import { type Components, plateAt } from '../components.ts';
import { because } from '../refusals.ts';
import { KINDS, type Kind, kindOf, nameOf } from '../resources.ts';
import type { EmpireState, Frame, Site } from '../state.ts';
import { earn, pay, total } from '../stock.ts';
import { type Asks, type Auto, neverOffered, seat } from './types.ts';

const UNITS = 2;

type Owed = Extract<Frame, { step: 'upkeep-owed' | 'upkeep-unit' }>;

/** Upkeep in its years: each building in turn, staffed or not (SE-UPK-01, SE-UPK-02). */
export const upkeep = (): Auto<'upkeep'> => ({
  run(s, frame) {
    if (frame.site >= s.sites.length) return;
    s.agenda.push({ step: 'upkeep', site: frame.site + 1 });
    s.agenda.push({ step: 'upkeep-owed', site: frame.site, owed: UNITS, used: -1 });
  },
});

/** Each unit that cannot be paid costs one profit, as far as there is any (SE-UPK-05). */
export const upkeepOwed = (c: Components): Auto<'upkeep-owed'> => ({
  run(s, frame, emit) {
    if (frame.owed === 0) return;
    if (KINDS.some((kind) => payable(c, s, frame, kind))) s.agenda.push({ ...frame, step: 'upkeep-unit' });
    else {
      const { id } = plateAt(c, (s.sites[frame.site] as Site).plate);
      emit?.({ kind: 'unpaid', card: id, units: frame.owed, rule: 'SE-UPK-05' });
      earn(s, -Math.min(s.profit, frame.owed), 'upkeep', 'SE-UPK-05', emit, id);
    }
  },
});

/** One unit out of the building's own cost; compulsory while one of them can be paid (SE-UPK-03, SE-UPK-06). */
export const upkeepUnit = (c: Components): Asks<'upkeep-unit'> => ({
  rule: 'SE-UPK-03',
  seat,
  options(s, frame, offer) {
    for (const kind of KINDS) {
      const resource = nameOf(kind);
      const due = unused(c, s, frame, kind) > 0;
      offer
        .option({ do: 'upkeep', resource }, due && total(s, kind) > 0)
        ?.otherwise(
          due
            ? because('none-left', 'SE-UPK-03', { resource })
            : because('not-in-cost', 'SE-UPK-03', { resource, printed: printedCost(c, s, frame, kind) }),
        )
        .unlisted(!due);
    }
  },
  never(_s, _frame, offer) {
    offer.never({ do: 'refuse-payment' }, because('compulsory', 'SE-UPK-06'));
    offer.never({ do: 'manager' }, because('actions-over', 'SE-MGR-01'));
  },
  play(s, frame, move, emit) {
    if (move.do !== 'upkeep') throw neverOffered(move);
    const used = kindOf(move.resource);
    s.agenda.push({ step: 'upkeep-owed', site: frame.site, owed: frame.owed - 1, used });
    pay(c, s, used, 1, 'upkeep', emit);
  },
});

/** Units of the cost that have not been used: two are due, so at most one has been. */
function unused(c: Components, s: EmpireState, frame: Owed, kind: Kind): number {
  return printedCost(c, s, frame, kind) - (frame.used === kind ? 1 : 0);
}

function printedCost(c: Components, s: EmpireState, frame: Owed, kind: Kind): number {
  return plateAt(c, (s.sites[frame.site] as Site).plate).cost[kind] as number;
}

function payable(c: Components, s: EmpireState, frame: Owed, kind: Kind): boolean {
  return unused(c, s, frame, kind) > 0 && total(s, kind) > 0;
}
