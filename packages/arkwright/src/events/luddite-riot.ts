import { at, change } from '@cromford/kernel';
import { machinesOf } from '../factory.ts';
import { GOODS, goodAt, ROWS } from '../goods.ts';
import { costNotes, pay } from '../money.ts';
import { APPEASE, DONE, GIVE_MACHINE, PROMOTE } from '../move-table.ts';
import type { Ruleset } from '../ruleset.ts';
import { factoryAt, playerAt } from '../state.ts';
import { type Asks, seatOf } from '../step.ts';
import { loseMachines } from '../steps/actions/workers.ts';
import type { EventRule } from './rule.ts';

const POUNDS = 5;

/** FE-EVT-11: £5 or a machine for each factory that has machines. */
export const ludditeRiot: EventRule = {
  event: 'luddite-riot',
  rule: 'FE-EVT-11',
  forSeat(_, s, seat) {
    for (let good = GOODS.length - 1; good >= 0; good--) {
      const f = playerAt(s, seat).factories[good];
      if (f && machinesOf(f) > 0) s.agenda.push({ step: 'luddite-riot', seat, good });
    }
  },
};

export function ludditeChoice(rs: Ruleset): Asks<'luddite-riot'> {
  return {
    rule: 'FE-EVT-11',
    seat: seatOf,
    options(s, { seat, good }, offer) {
      const p = playerAt(s, seat);
      offer.option(APPEASE)?.notes(...costNotes(rs, p, POUNDS));
      const { machines } = factoryAt(p, good);
      for (let row = 0; row < ROWS; row++) if (at(machines, row) > 0) offer.option(at(GIVE_MACHINE, row));
    },
    play(s, { seat, good }, move, emit) {
      if (move.do !== 'give-machine') {
        pay(rs, s, seat, POUNDS, 'luddite-riot', 'FE-EVT-11', emit);
        return;
      }
      const f = factoryAt(playerAt(s, seat), good);
      const row = move.row - 1;
      f.machines = change(f.machines, row, -1);
      emit?.({
        kind: 'machine',
        rule: 'FE-EVT-11',
        seat,
        good: goodAt(good),
        row: move.row,
        by: -1,
        why: 'luddite-riot',
      });
      s.agenda.push({ step: 'promote', seat, good, row });
    },
  };
}

/** A worker of a later row of the same factory may step into the gap. */
export function promote(rs: Ruleset): Asks<'promote'> {
  return {
    rule: 'FE-EVT-11',
    seat: seatOf,
    options(s, { seat, good, row }, offer) {
      const { workers } = factoryAt(playerAt(s, seat), good);
      for (let later = row + 1; later < ROWS; later++) if (at(workers, later) > 0) offer.option(at(PROMOTE, later));
      offer.option(DONE);
    },
    play(s, { seat, good, row }, move, emit) {
      if (move.do !== 'promote') return;
      const f = factoryAt(playerAt(s, seat), good);
      const from = move.row - 1;
      f.workers = change(f.workers, from, -1);
      f.workers = change(f.workers, row, 1);
      emit?.({ kind: 'promoted', rule: 'FE-EVT-11', seat, good: goodAt(good), from: move.row, to: row + 1 });
      if (rs.emptyRowsLoseMachines) loseMachines(f, seat, good, from, emit);
    },
  };
}
