import { type Offer, offerAmounts } from '@cromford/kernel';
import { lastStaffedRow, roomIn } from '../../factory.ts';
import { GOODS, type GoodIndex, goodAt, goodIndex, ROWS } from '../../goods.ts';
import { at, change, put } from '../../list.ts';
import { fireWorkers, takeWorkers, workersToHire } from '../../market.ts';
import { DONE, EDGES, FIRE, HIRE, SHIFT, STAFF, SWAP } from '../../move-table.ts';
import type { Move } from '../../moves.ts';
import type { Emit } from '../../news.ts';
import { because, type Reason } from '../../refusals.ts';
import type { Ruleset } from '../../ruleset.ts';
import { type Factory, factoryAt, type Player, playerAt, type State } from '../../state.ts';
import { type Choice, seatOf } from '../../step.ts';
import { overflowing } from '../../storage.ts';

/** FE-WRK-06, FE-WRK-07: the last decade, and the good has had its production phase, like all before `next`. */
function isLate(rs: Ruleset, s: State, good: GoodIndex, next = s.cycle): boolean {
  return s.decade === rs.lastDecade && good < next;
}

/** Why nobody can be put into this row, whoever there is to be hired; `next` is the good whose production phase comes next. */
export function hiringHindrance(
  rs: Ruleset,
  s: State,
  f: Factory,
  good: GoodIndex,
  row: number,
  next = s.cycle,
): Reason | undefined {
  if (rs.lateHiring === 'refused' && isLate(rs, s, good, next)) return 'finished-for-the-game';
  if (s.turn.firedRows & (1 << (good * ROWS + row))) return 'fired-now';
  if (roomIn(rs, f, good, row) === 0) return 'no-free-space';
  // AE-WRK-06
  if (rs.hiresInOrder)
    for (let before = 0; before < row; before++) if (roomIn(rs, f, good, before) > 0) return 'first-space-first';
  return undefined;
}

/** AE-AMB-70: how often machines and workers of a factory may change places before somebody is fired: enough for any arrangement. */
const ARRANGEMENTS = 5;

/** FE-WRK: hire and fire, in any order, until done. */
export function workers(rs: Ruleset): Choice<'workers'> {
  function offerFactory(s: State, f: Factory, good: GoodIndex, free: number, offer: Offer<Move>): void {
    const { hired } = s.turn;
    const last = lastStaffedRow(f);
    // AE-WRK-17: who has rearranged a factory fires there.
    const arranging = s.turn.arranging >= 0;
    // They stand beside the marker, on no row.
    if (offer.explains && f.additional > 0)
      offer.never({ do: 'fire', good: goodAt(good), row: 0, amount: 1 }, because('additional-stay'));
    for (let row = 0; row < ROWS; row++) {
      const place = good * ROWS + row;
      const room = roomIn(rs, f, good, row);
      const hires = at(at(HIRE, good), row);
      const why = arranging ? 'arranged-to-fire' : hiringHindrance(rs, s, f, good, row);
      if (!why && free > 0)
        offerAmounts(
          offer,
          hires,
          1,
          Math.min(room, free),
          offer.explains ? because(room <= free ? 'no-free-space' : 'no-workers-left') : undefined,
        );
      else if (offer.explains) offer.refuse(at(hires, 1), because(why ?? 'no-workers-left'));
      // FE-WRK-10, FE-WRK-11, FE-WRK-14
      const old = at(f.workers, row) - at(hired, place);
      const fires = at(at(FIRE, good), row);
      const elsewhere = arranging && s.turn.arranging !== good;
      if (row > 0 && row === last - 1 && old > 0 && !elsewhere)
        offerAmounts(
          offer,
          fires,
          1,
          old,
          !offer.explains
            ? undefined
            : at(hired, place) > 0
              ? because('hired-now')
              : because('not-that-many', {}, 'FE-WRK-09'),
        );
      else if (offer.explains && at(f.workers, row) > 0) {
        const kept = row === 0 ? 'row-one-stays' : row < last - 1 ? 'last-row-first' : 'hired-now';
        offer.refuse(at(fires, 1), because(elsewhere ? 'arranged-to-fire' : kept));
      }
    }
    if (rs.rearranges) offerArranging(s, f, good, last - 1, offer);
  }

  /** AE-WRK-17: a machine and a worker on a machine space of another row change places, just before a worker is fired. */
  function offerArranging(s: State, f: Factory, good: GoodIndex, last: number, offer: Offer<Move>): void {
    const { arranging, arranged, hired } = s.turn;
    if (last < 1 || (arranging >= 0 && arranging !== good) || arranged >= ARRANGEMENTS) return;
    if (at(f.workers, last) - at(hired, good * ROWS + last) <= 0) return;
    for (let from = 0; from < ROWS; from++) {
      if (at(f.machines, from) === 0) continue;
      for (let to = 0; to < ROWS; to++) {
        const onMachineSpace = at(f.workers, to) > at(at(rs.workersBeside, good), to);
        // Somebody must be left to be fired beyond row 1.
        const fireable = to !== last || at(f.workers, last) - at(hired, good * ROWS + last) > 1;
        if (from !== to && onMachineSpace && fireable) offer.open(at(at(at(SWAP, good), from), to));
      }
    }
  }

  /** FE-WRK-16, FE-WRK-17: hire to a free edge; each warehouse worker is moved at most once. */
  function offerWarehouse(s: State, p: Player, free: number, offer: Offer<Move>): void {
    for (let edge = 0; edge < rs.warehouseEdges; edge++) {
      const staffed = (p.edges & (1 << edge)) !== 0;
      if (!staffed) {
        if (free > 0) offer.open(at(STAFF, edge));
        else if (offer.explains) offer.refuse(at(STAFF, edge), because('no-workers-left'));
        continue;
      }
      const moved = (s.turn.movedTo & (1 << edge)) !== 0;
      for (let to = 0; to < rs.warehouseEdges; to++) {
        if (p.edges & (1 << to)) continue;
        if (!moved) offer.open(at(at(SHIFT, edge), to));
        else if (offer.explains) offer.refuse(at(at(SHIFT, edge), to), because('moved-now'));
      }
      if (offer.explains) offer.never({ do: 'dismiss-worker', edge: at(EDGES, edge) }, because('only-in-event-phase'));
    }
  }

  return {
    rule: 'FE-WRK-01',
    seat: seatOf,
    options(s, { seat }, offer) {
      const p = playerAt(s, seat);
      const free = workersToHire(s);
      for (let good = 0; good < GOODS.length; good++) {
        const f = at(p.factories, good);
        if (f) offerFactory(s, f, good, free, offer);
        else if (offer.explains)
          for (let row = 0; row < ROWS; row++) {
            offer.never(at(at(at(HIRE, good), row), 1), because('no-factory', {}, 'FE-CMP-26'));
            offer.never(at(at(at(FIRE, good), row), 1), because('no-factory', {}, 'FE-CMP-26'));
          }
      }
      if (s.turn.arranging >= 0) {
        if (offer.explains) offer.never(DONE, because('arranged-to-fire'));
        return;
      }
      if (rs.warehouseEdges > 0) offerWarehouse(s, p, free, offer);
      offer.open(DONE);
    },
    play(s, frame, move, emit) {
      const { seat } = frame;
      const p = playerAt(s, seat);
      const { turn } = s;
      switch (move.do) {
        case 'hire': {
          const good = goodIndex[move.good];
          const f = factoryAt(p, good);
          const row = move.row - 1;
          takeWorkers(s, move.amount, 'factory', emit, seat, move.good, move.row);
          f.workers = change(f.workers, row, move.amount);
          turn.hired = change(turn.hired, good * ROWS + row, move.amount);
          // FE-WRK-07
          if (rs.lateHiring === 'marks' && !f.marked && isLate(rs, s, good)) {
            f.marked = 1;
            emit?.({ kind: 'marked', rule: 'FE-WRK-07', seat, good: move.good, on: true });
          }
          break;
        }
        case 'fire': {
          const good = goodIndex[move.good];
          const f = factoryAt(p, good);
          const row = move.row - 1;
          turn.firedRows |= 1 << (good * ROWS + row);
          turn.arranging = -1;
          turn.arranged = 0;
          f.workers = change(f.workers, row, -move.amount);
          fireWorkers(s, move.amount, 'factory', emit, seat, move.good, move.row);
          if (rs.emptyRowsLoseMachines) loseMachines(f, seat, good, row, emit);
          break;
        }
        case 'swap': {
          const good = goodIndex[move.good];
          const f = factoryAt(p, good);
          exchangeRows(f, move.from - 1, move.to - 1);
          turn.arranging = good;
          turn.arranged++;
          emit?.({ kind: 'swapped', rule: 'AE-WRK-17', seat, good: move.good, from: move.from, to: move.to });
          break;
        }
        case 'staff': {
          takeWorkers(s, 1, 'warehouse', emit, seat, null);
          p.edges |= 1 << EDGES.indexOf(move.edge);
          emit?.({ kind: 'staffed', rule: 'FE-WRK-16', seat, edge: move.edge });
          break;
        }
        case 'shift': {
          const to = 1 << EDGES.indexOf(move.to);
          p.edges = (p.edges & ~(1 << EDGES.indexOf(move.from))) | to;
          turn.movedTo |= to;
          emit?.({ kind: 'shifted', rule: 'FE-WRK-17', seat, from: move.from, to: move.to });
          break;
        }
        default:
          // Goods may lie in the way while workers change places; what has no space in the end is lost.
          if (overflowing(rs, p)) s.agenda.push({ step: 'overflow', seat, why: 'moved' });
          return;
      }
      s.agenda.push(frame);
    },
  };
}

/** A machine goes to another row, and a worker comes from there. */
function exchangeRows(f: Factory, from: number, to: number): void {
  f.machines = change(change(f.machines, from, -1), to, 1);
  f.workers = change(change(f.workers, from, 1), to, -1);
}

/** FE-WRK-12: a row left without workers loses its machines. */
export function loseMachines(f: Factory, seat: number, good: GoodIndex, row: number, emit: Emit): void {
  const machines = at(f.machines, row);
  if (machines === 0 || at(f.workers, row) > 0) return;
  f.machines = put(f.machines, row, 0);
  emit?.({
    kind: 'machine',
    rule: 'FE-WRK-12',
    seat,
    good: goodAt(good),
    row: row + 1,
    by: -machines,
    why: 'row-empty',
  });
}
