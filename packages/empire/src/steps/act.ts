import type { Note, Offer, Refusal } from '@cromford/kernel';
import { type Components, MOST_WORKERS } from '../components.ts';
import { hasPlace } from '../map.ts';
import { ACTIONS, type Action, type Move } from '../moves.ts';
import { telling, warningOf } from '../notes.ts';
import { actionPrice, affordable, canSell } from '../prices.ts';
import { because } from '../refusals.ts';
import { CAPITAL, KINDS, nameOf } from '../resources.ts';
import type { Builder, EmpireState, Frame, Site } from '../state.ts';
import { capital, pay, roomOn, staffed } from '../stock.ts';
import { labourCost, overstaffed } from './labour.ts';
import { wouldProduce } from './produce.ts';
import { endPhase } from './turn.ts';
import { type Asks, neverOffered, seat } from './types.ts';

/** Phase 2: the next action, a manager, or the end of the phase (SE-ACT-01 to SE-ACT-08, SE-MGR-01). */
export const act = (c: Components): Asks<'act'> => ({
  rule: 'SE-ACT-01',
  mustSee: true,
  seat,
  options(s, _frame, offer) {
    const price = actionPrice(c, s);
    const purse = capital(s);
    for (let i = 0; i < TAKE.length; i++) {
      const open = i >= s.last && purse >= price && hasEffect(c, s, i, price);
      offer
        .option(TAKE[i] as Move, open)
        ?.otherwise(whyNot(c, s, i, price, purse))
        .notes(telling('for', { what: ACTIONS[i] as Action }), telling('price', { price, nth: s.taken + 1 }));
    }
    const hindrance = noManager(c, s, purse);
    offer
      .option(MANAGER, !hindrance)
      ?.otherwise(hindrance && because(hindrance, MANAGER_RULE[hindrance], { price: s.die, capital: purse }))
      .notes(telling('for', { what: 'manager' }), telling('manager-price', { price: s.die, left: s.managers }));
    offer.option(END)?.notes(...fallingDue(c, s, purse));
  },
  never: neverHere,
  play(s, _frame, move, emit) {
    switch (move.do) {
      case 'end':
        endPhase(c, s, emit);
        return;
      case 'manager':
        s.managerUsed = 1;
        s.managers--; // SE-MGR-06
        emit?.({ kind: 'manager', price: s.die, left: s.managers, rule: 'SE-MGR-02' });
        s.agenda.push({ step: 'act' }, { step: 'manage' });
        pay(c, s, CAPITAL, s.die, 'manager', emit);
        return;
      case 'action': {
        const price = actionPrice(c, s);
        s.taken++;
        s.last = ACTIONS.indexOf(move.action) + 1;
        emit?.({ kind: 'action', action: move.action, nth: s.taken, price, rule: 'SE-ACT-03' });
        s.agenda.push({ step: 'act' });
        begin(move.action, s);
        pay(c, s, CAPITAL, price, 'action', emit); // SE-ACT-04: before the action is carried out
        return;
      }
      default:
        throw neverOffered(move);
    }
  },
});

/** What the end of the turn will ask for. Labour that cannot be paid in full is worth a warning. */
function fallingDue(c: Components, s: EmpireState, purse: number): Note[] {
  const year = s.year + 2;
  const notes: Note[] = [];
  const buildings = overstaffed(c, s).length;
  if (c.labourYears.includes(year) && buildings > 0) {
    const cost = labourCost(s) * buildings;
    const params = { year, buildings, cost, capital: purse };
    notes.push(cost > purse ? warningOf('labour-short', params) : telling('labour-due', params));
  }
  if (c.upkeepYears.includes(year) && s.sites.length > 1)
    notes.push(telling('upkeep-due', { year, buildings: s.sites.length - 1 }));
  return notes;
}

/** Part of a production, and a marker put back: asked for now and then, never open. */
function neverHere(s: EmpireState, _frame: Frame, offer: Offer<Move>): void {
  const central = s.sites[0] as Site;
  for (const kind of KINDS) {
    const resource = nameOf(kind);
    offer.never({ do: 'produce-only', resource }, because('produces-all', 'SE-PRO-06'));
    if ((central.stock[kind] as number) < 0)
      offer.never({ do: 'restore', resource }, because('marker-never-returns', 'SE-BLD-10', { resource }));
  }
}

const END: Move = { do: 'end' };
const MANAGER: Move = { do: 'manager' };
const TAKE: readonly Move[] = ACTIONS.map((action) => ({ do: 'action', action }));

function begin(action: Action, s: EmpireState): void {
  switch (action) {
    case 'sell':
      s.agenda.push({ step: 'sell', sold: 0 });
      return;
    case 'staff':
      s.agenda.push({ step: 'staff', hired: 0, moved: 0 });
      return;
    case 'build':
      s.agenda.push({ step: 'build', by: 'action' });
      return;
    case 'produce':
      s.agenda.push({ step: 'produce' });
      return;
    default:
      action satisfies never;
  }
}

function whyNot(c: Components, s: EmpireState, i: number, price: number, purse: number): Refusal {
  if (i + 1 === s.last) return because('action-taken', 'SE-ACT-01', { action: ACTIONS[i] as Action });
  if (i + 1 < s.last)
    return because('action-passed', 'SE-ACT-02', { action: ACTIONS[i] as Action, last: ACTIONS[s.last - 1] as Action });
  if (purse < price) return because('action-price', 'SE-ACT-04', { nth: s.taken + 1, price, capital: purse });
  if (ACTIONS[i] === 'build' && s.row.length === 0) return because('row-empty', 'SE-BLD-01');
  if (ACTIONS[i] === 'produce' && !s.sites.some((site) => staffed(c, site)))
    return because('nothing-staffed', 'SE-PRO-01');
  return because(`no-effect-${ACTIONS[i] as Action}`, 'SE-ACT-08', { price });
}

/** SE-ACT-08: something must come of it once the price is paid. */
function hasEffect(c: Components, s: EmpireState, i: number, price: number): boolean {
  switch (i) {
    case 0:
      return canSell(c, s, price);
    case 1:
      return s.sites.some((site) => site.workers < MOST_WORKERS);
    case 2:
      return canBuild(c, s, price, 'action');
    default:
      return wouldProduce(c, s, price);
  }
}

function canBuild(c: Components, s: EmpireState, spent: number, by: Builder): boolean {
  for (const plate of s.row) if (affordable(c, s, plate, spent) && hasPlace(c, s, plate, by)) return true;
  return false;
}

const MANAGER_RULE = {
  'manager-used': 'SE-MGR-01',
  'managers-gone': 'SE-MGR-06',
  'manager-price': 'SE-MGR-02',
  'manager-no-effect': 'SE-ACT-08',
} as const;

function noManager(c: Components, s: EmpireState, purse: number): keyof typeof MANAGER_RULE | undefined {
  if (s.managerUsed) return 'manager-used';
  if (s.managers === 0) return 'managers-gone';
  if (purse < s.die) return 'manager-price';
  return managerHasEffect(c, s) ? undefined : 'manager-no-effect';
}

function managerHasEffect(c: Components, s: EmpireState): boolean {
  for (const site of s.sites) {
    if (site.workers < MOST_WORKERS) return true;
    for (const kind of KINDS) if (kind !== CAPITAL && roomOn(c, site, kind) > 0) return true;
  }
  return canBuild(c, s, s.die, 'manager');
}
