import type { Offer, Seat } from '@cromford/kernel';
import { roomIn } from '../../factory.ts';
import { GOODS, type GoodIndex, goodIndex, ROWS } from '../../goods.ts';
import { at } from '../../list.ts';
import { fireWorkers } from '../../market.ts';
import { receive } from '../../money.ts';
import { DONE, MACHINE, RETRAIN } from '../../move-table.ts';
import type { Move } from '../../moves.ts';
import type { Emit } from '../../news.ts';
import { because, type Reason } from '../../refusals.ts';
import type { Ruleset } from '../../ruleset.ts';
import { type Factory, playerAt, type State } from '../../state.ts';
import { type Choice, seatOf } from '../../step.ts';
import { tileWith } from '../../tiles/hooks.ts';

/** FE-MAC: each machine replaces a worker on a space that admits machines. */
export function machinery(rs: Ruleset): Choice<'machinery'> {
  /** Why no machine can be put into this row. Workers stand where the owner would have them stand (AMB-21). */
  function hindrance(s: State, f: Factory, good: GoodIndex, row: number): Reason | undefined {
    const workers = at(f.workers, row);
    if (workers === 0 || at(f.machines, row) >= at(at(rs.machineSpaces, good), row))
      return 'needs-worker-on-machine-space';
    if (workers === at(s.turn.hired, good * ROWS + row)) return 'retrained-now';
    return workers === 1 ? 'row-needs-a-worker' : undefined;
  }

  function offerRows(s: State, f: Factory, good: GoodIndex, offer: Offer<Move>): void {
    for (let row = 0; row < ROWS; row++) {
      const move = at(at(MACHINE, good), row);
      const why = s.turn.left === 0 ? 'fewer-machines' : hindrance(s, f, good, row);
      if (!why) offer.open(move);
      else if (offer.explains) offer.refuse(move, because(why));
    }
  }

  return {
    rule: 'FE-MAC-06',
    seat: seatOf,
    options(s, { seat }, offer) {
      const p = playerAt(s, seat);
      if (s.turn.left > 0 || offer.explains)
        for (let good = 0; good < GOODS.length; good++) {
          const f = at(p.factories, good);
          if (f) offerRows(s, f, good, offer);
        }
      offer.open(DONE);
    },
    play(s, frame, move, emit) {
      if (move.do !== 'machine') return;
      const { seat } = frame;
      const p = playerAt(s, seat);
      const good = goodIndex[move.good];
      const row = move.row - 1;
      const f = at(p.factories, good);
      if (!f) return;
      s.turn.left--;
      f.workers[row] = at(f.workers, row) - 1;
      f.machines[row] = at(f.machines, row) + 1;
      emit?.({ kind: 'machine', rule: 'FE-MAC-06', seat, good: move.good, row: move.row, by: 1, why: 'bought' });
      // FE-MAC-07
      fireWorkers(s, 1, 'factory', emit, seat, move.good, move.row);
      payWorks(rs, s, seat, emit);
      s.agenda.push(frame);
      if (tileWith(rs.hooks.retrains, p)) s.agenda.push({ step: 'school', seat, good, row });
    },
  };
}

/** FE-MAC-12: to every other player who owns the engineering works. */
function payWorks(rs: Ruleset, s: State, buyer: Seat, emit: Emit): void {
  for (let seat = 0; seat < s.players.length; seat++) {
    if (seat === buyer) continue;
    const pounds = tileWith(rs.hooks.perMachine, playerAt(s, seat))?.perMachine;
    if (pounds) receive(s, seat, pounds, 'engineering-works', 'FE-MAC-12', emit);
  }
}

/** FE-MAC-11: the worker just replaced may be put on any free space of his factories. */
export function school(rs: Ruleset): Choice<'school'> {
  return {
    rule: 'FE-MAC-11',
    seat: seatOf,
    options(s, { seat }, offer) {
      const p = playerAt(s, seat);
      for (let good = 0; good < GOODS.length; good++) {
        const f = at(p.factories, good);
        if (!f) continue;
        for (let row = 0; row < ROWS; row++) {
          if (roomIn(rs, f, good, row) > 0) offer.open(at(at(RETRAIN, good), row));
          else if (offer.explains) offer.refuse(at(at(RETRAIN, good), row), because('no-free-space'));
        }
      }
      offer.open(DONE);
    },
    play(s, { seat }, move, emit) {
      if (move.do !== 'retrain') return;
      const good = goodIndex[move.good];
      const row = move.row - 1;
      const f = at(playerAt(s, seat).factories, good);
      if (!f) return;
      s.fired--;
      f.workers[row] = at(f.workers, row) + 1;
      s.turn.hired[good * ROWS + row] = at(s.turn.hired, good * ROWS + row) + 1;
      emit?.({
        kind: 'workers',
        rule: 'FE-MAC-11',
        amount: 1,
        from: 'fired',
        to: 'factory',
        seat,
        good: move.good,
        row: move.row,
      });
    },
  };
}
