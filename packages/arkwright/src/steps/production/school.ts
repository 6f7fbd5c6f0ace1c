import { at, type Note } from '@cromford/kernel';
import { lastStaffedRow, outputOf } from '../../factory.ts';
import { goodAt, ROWS } from '../../goods.ts';
import { wageNow } from '../../market.ts';
import { DONE, SHUT_ROW } from '../../move-table.ts';
import { note } from '../../notes.ts';
import { payrollOf } from '../../payroll.ts';
import type { Ruleset } from '../../ruleset.ts';
import { factoryAt, type Player, playerAt, type State } from '../../state.ts';
import { type Asks, type Runs, roundTable, seatOf } from '../../step.ts';
import { tileWith } from '../../tiles/hooks.ts';

/** FE-SAL-17, AMB-16: before the calling, owners of the school may shut the last row with a worker (AE-DEV14-3). */
export function schools(rs: Ruleset): Runs<'schools'> {
  return roundTable(
    'schools',
    (s, seat) => {
      const p = playerAt(s, seat);
      if (p.tiles.length === 0) return false;
      const f = at(p.factories, s.cycle);
      const shuts = tileWith(rs.hooks.shutsRow, p)?.shutsRow;
      // AE-DEV14-3
      if (shuts === undefined || (shuts === 'once' && p.shutdowns > 0)) return false;
      return f !== null && lastStaffedRow(f) > 0;
    },
    (seat) => ({ step: 'shut-row', seat }),
  );
}

/** What shutting the last row saves, and what it costs. */
function shutNotes(rs: Ruleset, s: State, p: Player): Note[] {
  const f = p.factories[s.cycle];
  if (!f) return [];
  const row = lastStaffedRow(f);
  const cost = (shut: number) => payrollOf(rs, p, f, s.cycle, wageNow(rs, s), shut).total;
  const saved = cost(0) - cost(row);
  const fewer = outputOf(rs, f, s.cycle) - outputOf(rs, f, s.cycle, ROWS, row);
  return [note('saves', { pounds: saved }), note('fewer', { goods: fewer, row })];
}

export function shutRow(rs: Ruleset): Asks<'shut-row'> {
  return {
    rule: 'FE-SAL-17',
    seat: seatOf,
    options(s, { seat }, offer) {
      offer.option(SHUT_ROW)?.notes(...shutNotes(rs, s, playerAt(s, seat)));
      offer.option(DONE);
    },
    play(s, { seat }, move, emit) {
      if (move.do !== 'shut-row') return;
      const f = factoryAt(playerAt(s, seat), s.cycle);
      const row = lastStaffedRow(f);
      s.sale.shut[seat] = row;
      playerAt(s, seat).shutdowns++;
      emit?.({ kind: 'shut', rule: 'FE-SAL-17', seat, good: goodAt(s.cycle), row });
    },
  };
}
