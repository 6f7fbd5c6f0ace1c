import { at, change, type Offer, put, type Refusal, type Seat } from '@cromford/kernel';
import { lastStaffedRow, roomIn } from '../../factory.ts';
import { GOODS, type GoodIndex, goodAt, goodIndex, ROWS } from '../../goods.ts';
import { fireWorkers, takeWorkers, workersToHire } from '../../market.ts';
import { DONE, edgeBit, FIRE, HIRE, SHIFT, STAFF, SWAP } from '../../move-table.ts';
import type { Move, MoveOf } from '../../moves.ts';
import type { Emit } from '../../news.ts';
import { because, type RefusalCode } from '../../refusals.ts';
import type { Ruleset } from '../../ruleset.ts';
import { type Factory, factoryAt, type Player, playerAt, type State } from '../../state.ts';
import { type Asks, seatOf } from '../../step.ts';
import { overflowing } from '../../storage.ts';
import { neverInWorkers } from './never-in-workers.ts';

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
): RefusalCode | undefined {
  if (isFinished(rs, s, good, next)) return 'finished-for-the-game';
  if (isFiredFrom(s, good, row)) return 'fired-now';
  if (roomIn(rs, f, good, row) === 0) return 'no-free-space';
  return isBeforehand(rs, f, good, row) ? 'first-space-first' : undefined;
}

/** FE-WRK-06 */
function isFinished(rs: Ruleset, s: State, good: GoodIndex, next: GoodIndex): boolean {
  return isLate(rs, s, good, next) && rs.lateHiring === 'refused';
}

/** FE-WRK-13 */
function isFiredFrom(s: State, good: GoodIndex, row: number): boolean {
  return (s.turn.firedRows & (1 << (good * ROWS + row))) !== 0;
}

/** AE-WRK-06: a row before this one has room. */
function isBeforehand(rs: Ruleset, f: Factory, good: GoodIndex, row: number): boolean {
  if (rs.hiresInOrder) for (let before = 0; before < row; before++) if (roomIn(rs, f, good, before) > 0) return true;
  return false;
}

/** AE-AMB-70: how often machines and workers of a factory may change places before somebody is fired: enough for any arrangement. */
const ARRANGEMENTS = 5;

/** The moves of a row, one for each amount. */
function movesFor<M>(table: readonly (readonly (readonly M[])[])[], good: GoodIndex, row: number): readonly M[] {
  const rows = table[good] as readonly (readonly M[])[];
  return rows[row] as readonly M[];
}

/** FE-WRK-02 to FE-WRK-06: into a row with room, as many as there are. */
function offerHiring(
  rs: Ruleset,
  s: State,
  f: Factory,
  good: GoodIndex,
  row: number,
  room: number,
  free: number,
  offer: Offer<Move>,
): void {
  // Most rows are full, which is seen at once.
  const open =
    room > 0 &&
    s.turn.arranging < 0 &&
    !isFinished(rs, s, good, s.cycle) &&
    !isFiredFrom(s, good, row) &&
    !isBeforehand(rs, f, good, row);
  offer
    .amounts(movesFor(HIRE, good, row), 1, open ? Math.min(room, free) : 0)
    ?.otherwise(whyNotHire(rs, s, f, good, row, room <= free));
}

function whyNotHire(rs: Ruleset, s: State, f: Factory, good: GoodIndex, row: number, enough: boolean): Refusal {
  // AE-WRK-17: who has rearranged a factory fires there first.
  if (s.turn.arranging >= 0) return because('arranged-to-fire');
  return because(hiringHindrance(rs, s, f, good, row) ?? (enough ? 'no-free-space' : 'no-workers-left'));
}

/** FE-WRK-10, FE-WRK-11, FE-WRK-14: from the last row, not from the first, and nobody who was just hired. */
function offerFiring(s: State, here: number, good: GoodIndex, row: number, last: number, offer: Offer<Move>): void {
  if (here === 0) return;
  const hired = s.turn.hired[good * ROWS + row] as number;
  const elsewhere = s.turn.arranging >= 0 && s.turn.arranging !== good;
  offer
    .amounts(movesFor(FIRE, good, row), 1, row > 0 && row === last && !elsewhere ? here - hired : 0)
    ?.otherwise(whyNotFire(row, last, hired, elsewhere));
}

/** Why nobody is fired from a row, or no more. */
function whyNotFire(row: number, last: number, hired: number, elsewhere: boolean): Refusal {
  if (elsewhere) return because('arranged-to-fire');
  if (row === 0) return because('row-one-stays');
  if (row < last) return because('last-row-first');
  return hired > 0 ? because('hired-now') : because('not-that-many', {}, 'FE-WRK-09');
}

/** AE-WRK-17: a machine and a worker on a machine space of another row change places, just before a worker is fired. */
function offerArranging(rs: Ruleset, s: State, f: Factory, good: GoodIndex, offer: Offer<Move>): void {
  const { arranging, arranged, hired } = s.turn;
  const last = lastStaffedRow(f) - 1;
  if (last < 1 || (arranging >= 0 && arranging !== good) || arranged >= ARRANGEMENTS) return;
  const old = at(f.workers, last) - at(hired, good * ROWS + last);
  if (old <= 0) return;
  for (let from = 0; from < ROWS; from++) {
    if (at(f.machines, from) === 0) continue;
    for (let to = 0; to < ROWS; to++) {
      const onMachineSpace = at(f.workers, to) > at(at(rs.workersBeside, good), to);
      // Somebody must be left to be fired beyond row 1.
      const fireable = to !== last || old > 1;
      if (from !== to && onMachineSpace && fireable) offer.option(at(at(at(SWAP, good), from), to));
    }
  }
}

/** FE-WRK-16, FE-WRK-17: hire to a free edge; each warehouse worker is moved at most once. */
function offerWarehouse(rs: Ruleset, s: State, p: Player, free: number, offer: Offer<Move>): void {
  const { edges } = p;
  for (let edge = 0; edge < rs.warehouseEdges; edge++)
    if (edges & (1 << edge)) offerShifting(rs, s, edges, edge, offer);
    else offer.option(STAFF[edge] as Move, free > 0)?.otherwise(because('no-workers-left'));
}

function offerShifting(rs: Ruleset, s: State, edges: number, edge: number, offer: Offer<Move>): void {
  const moved = (s.turn.movedTo & (1 << edge)) !== 0;
  const shifts = at(SHIFT, edge);
  const { warehouseEdges } = rs;
  for (let to = 0; to < warehouseEdges; to++)
    if (!(edges & (1 << to))) offer.option(shifts[to] as Move, !moved)?.otherwise(because('moved-now'));
}

/** FE-WRK: hire and fire, in any order, until done. */
export function workers(rs: Ruleset): Asks<'workers'> {
  return {
    rule: 'FE-WRK-01',
    seat: seatOf,
    options(s, { seat }, offer) {
      const p = playerAt(s, seat);
      const free = workersToHire(s);
      for (let good = 0; good < GOODS.length; good++) {
        const f = p.factories[good];
        if (!f) continue;
        const last = lastStaffedRow(f) - 1;
        const spaces = at(rs.spaces, good);
        const { workers, machines } = f;
        for (let row = 0; row < ROWS; row++) {
          const here = workers[row] as number;
          const room = (spaces[row] as number) - here - (machines[row] as number);
          offerHiring(rs, s, f, good, row, room, free, offer);
          offerFiring(s, here, good, row, last, offer);
        }
        if (rs.rearranges) offerArranging(rs, s, f, good, offer);
      }
      if (s.turn.arranging >= 0) return;
      offerWarehouse(rs, s, p, free, offer);
      offer.option(DONE);
    },
    never(s, { seat }, offer) {
      neverInWorkers(rs, s, playerAt(s, seat), offer);
    },
    play(s, frame, move, emit) {
      const { seat } = frame;
      switch (move.do) {
        case 'hire':
          hire(rs, s, seat, move, emit);
          break;
        case 'fire':
          fire(rs, s, seat, move, emit);
          break;
        case 'swap':
          swap(s, seat, move, emit);
          break;
        case 'staff':
          takeWorkers(s, 1, 'warehouse', emit, seat, null);
          playerAt(s, seat).edges |= edgeBit(move.edge);
          emit?.({ kind: 'staffed', rule: 'FE-WRK-16', seat, edge: move.edge });
          break;
        case 'shift':
          shift(s, seat, move, emit);
          break;
        default:
          // Goods may lie in the way while workers change places; what has no space in the end is lost.
          if (overflowing(rs, playerAt(s, seat))) s.agenda.push({ step: 'overflow', seat, why: 'moved' });
          return;
      }
      s.agenda.push(frame);
    },
  };
}

function hire(rs: Ruleset, s: State, seat: Seat, move: MoveOf<'hire'>, emit: Emit): void {
  const good = goodIndex[move.good];
  const f = factoryAt(playerAt(s, seat), good);
  const row = move.row - 1;
  takeWorkers(s, move.amount, 'factory', emit, seat, move.good, move.row);
  f.workers = change(f.workers, row, move.amount);
  s.turn.hired = change(s.turn.hired, good * ROWS + row, move.amount);
  // FE-WRK-07
  if (rs.lateHiring === 'marks' && !f.marked && isLate(rs, s, good)) {
    f.marked = 1;
    emit?.({ kind: 'marked', rule: 'FE-WRK-07', seat, good: move.good, on: true });
  }
}

function fire(rs: Ruleset, s: State, seat: Seat, move: MoveOf<'fire'>, emit: Emit): void {
  const good = goodIndex[move.good];
  const f = factoryAt(playerAt(s, seat), good);
  const row = move.row - 1;
  s.turn.firedRows |= 1 << (good * ROWS + row);
  s.turn.arranging = -1;
  s.turn.arranged = 0;
  f.workers = change(f.workers, row, -move.amount);
  fireWorkers(s, move.amount, 'factory', emit, seat, move.good, move.row);
  if (rs.emptyRowsLoseMachines) loseMachines(f, seat, good, row, emit);
}

function swap(s: State, seat: Seat, { good, from, to }: MoveOf<'swap'>, emit: Emit): void {
  exchangeRows(factoryAt(playerAt(s, seat), goodIndex[good]), from - 1, to - 1);
  s.turn.arranging = goodIndex[good];
  s.turn.arranged++;
  emit?.({ kind: 'swapped', rule: 'AE-WRK-17', seat, good, from, to });
}

function shift(s: State, seat: Seat, move: MoveOf<'shift'>, emit: Emit): void {
  const p = playerAt(s, seat);
  const to = edgeBit(move.to);
  p.edges = (p.edges & ~edgeBit(move.from)) | to;
  s.turn.movedTo |= to;
  emit?.({ kind: 'shifted', rule: 'FE-WRK-17', seat, from: move.from, to: move.to });
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
