import { at, type Offer, type Seat } from '@cromford/kernel';
import { outputOf, runningCost } from '../../factory.ts';
import { GOODS, type GoodIndex, goodAt, goodIndex, ROWS } from '../../goods.ts';
import { wageNow } from '../../market.ts';
import { costNotes } from '../../money.ts';
import { DONE, EXTRA_SHIFTS, RUN } from '../../move-table.ts';
import type { Move } from '../../moves.ts';
import { note } from '../../notes.ts';
import { because } from '../../refusals.ts';
import type { Ruleset } from '../../ruleset.ts';
import { type Factory, factoryAt, type Player, type Pounds, playerAt, type State } from '../../state.ts';
import { type Asks, neverOffered, seatOf } from '../../step.ts';
import { giveBackTile } from '../../tiles/giving-back.ts';
import { tileWith } from '../../tiles/hooks.ts';
import { neverWithoutFactory } from '../no-factory.ts';
import { payDue } from '../turn/act.ts';

/** FE-PRD-02: rows from row 1 upwards without gaps that hold somebody. */
function rowsToRun(f: Factory): number {
  let rows = 0;
  while (rows < ROWS && at(f.workers, rows) + at(f.machines, rows) > 0) rows++;
  return rows;
}

/** FE-PRD-04: only the rows used. */
function costOfRows(rs: Ruleset, s: State, p: Player, f: Factory, good: GoodIndex, rows: number): Pounds {
  let workers = 0;
  let machines = 0;
  for (let row = 0; row < rows; row++) {
    workers += at(f.workers, row);
    machines += at(f.machines, row);
  }
  return runningCost(rs, p, good, workers, machines, wageNow(rs, s));
}

function offerRows(
  rs: Ruleset,
  s: State,
  p: Player,
  f: Factory,
  good: GoodIndex,
  limit: number,
  offer: Offer<Move>,
): void {
  const most = Math.min(limit, rowsToRun(f));
  for (let rows = 1; rows <= ROWS; rows++)
    offer
      .option(at(at(RUN, good), rows), rows <= most)
      ?.otherwise(because('rows-from-one', { rows: limit }))
      .notes(
        note('makes', { goods: outputOf(rs, f, good, rows) }),
        ...costNotes(rs, p, costOfRows(rs, s, p, f, good, rows), s.turn.due),
      );
}

/** FE-PRD: one factory produces into the warehouses, outside the production phase. */
export function productionAction(rs: Ruleset): Asks<'production-action'> {
  return {
    rule: 'FE-PRD-01',
    seat: seatOf,
    options(s, { seat }, offer) {
      const p = playerAt(s, seat);
      const limit = s.turn.marker === '' ? 0 : (rs.productionRows[s.turn.marker] ?? 0);
      for (let good = 0; good < GOODS.length; good++) {
        const f = p.factories[good];
        if (f) offerRows(rs, s, p, f, good, limit, offer);
      }
      offer.option(DONE);
    },
    never(s, { seat }, offer) {
      neverWithoutFactory(playerAt(s, seat), offer, 'FE-PRD-01', (good) => [at(at(RUN, good), 1)]);
    },
    play(s, { seat }, move, emit) {
      s.agenda.push({ step: 'settle', seat });
      if (move.do !== 'run') return;
      const p = playerAt(s, seat);
      const good = goodIndex[move.good];
      const f = factoryAt(p, good);
      s.turn.affected = 1 << good;
      s.turn.due += costOfRows(rs, s, p, f, good, move.rows);
      if (!rs.paidAfterwards.production) payDue(rs, s, seat, emit);
      // FE-WRK-08
      if (f.marked) {
        f.marked = 0;
        emit?.({ kind: 'marked', rule: 'FE-WRK-08', seat, good: move.good, on: false });
      }
      s.turn.left = outputOf(rs, f, good, move.rows);
      emit?.({ kind: 'produced', rule: 'FE-PRD-01', seat, good: move.good, amount: s.turn.left, appeal: 0 });
      if (tileWith(rs.hooks.extraGood, p)) s.agenda.push({ step: 'more-shifts', seat, good });
      else stow(s, seat, good, s.turn.left);
    },
  };
}

/** FE-PRD-05. */
export function moreShifts(rs: Ruleset): Asks<'more-shifts'> {
  return {
    rule: 'FE-PRD-05',
    seat: seatOf,
    options(_, __, offer) {
      offer.option(EXTRA_SHIFTS);
      offer.option(DONE);
    },
    play(s, { seat, good }, move, emit) {
      if (move.do === 'extra-shifts') {
        const tile = tileWith(rs.hooks.extraGood, playerAt(s, seat))?.tile;
        if (!tile) throw neverOffered(move);
        giveBackTile(rs, s, seat, tile, 'FE-PRD-05', emit);
        s.turn.left++;
        emit?.({ kind: 'produced', rule: 'FE-PRD-05', seat, good: goodAt(good), amount: 1, appeal: 0 });
      }
      stow(s, seat, good, s.turn.left);
    },
  };
}

/** Goods on their way to the warehouses. */
function stow(s: State, seat: Seat, good: GoodIndex, amount: number): void {
  if (amount > 0) s.agenda.push({ step: 'storage', seat, good, amount });
}
