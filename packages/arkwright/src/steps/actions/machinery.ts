import { at, change, type Offer, type Refusal, type RuleId, type Seat } from '@cromford/kernel';
import { GOODS, type GoodIndex, goodAt, goodIndex, ROWS } from '../../goods.ts';
import { fireWorkers } from '../../market.ts';
import { receive } from '../../money.ts';
import { DONE, MACHINE } from '../../move-table.ts';
import type { Move } from '../../moves.ts';
import type { Emit } from '../../news.ts';
import { because } from '../../refusals.ts';
import type { Ruleset } from '../../ruleset.ts';
import { type Factory, factoryAt, playerAt, type State } from '../../state.ts';
import { type Asks, seatOf } from '../../step.ts';
import { tileWith } from '../../tiles/hooks.ts';
import { neverWithoutFactory } from '../no-factory.ts';

/** FE-MAC-06: why no machine can take a worker's place in this row. */
export function noneReplaced(rs: Ruleset, f: Factory, good: GoodIndex, row: number, rule?: RuleId): Refusal {
  const [workers, machines] = [at(f.workers, row), at(f.machines, row)];
  const spaces = at(at(rs.machineSpaces, good), row);
  const isFull = machines > 0 && (workers === 0 || machines >= spaces);
  const holds = isFull ? 'machines' : spaces === 0 ? 'no-space' : workers === 0 ? 'nobody' : 'workers';
  return because('needs-worker-on-machine-space', { good: goodAt(good), row: row + 1, holds }, rule);
}

/** FE-MAC: each machine replaces a worker on a space that admits machines. */
export function machinery(rs: Ruleset): Asks<'machinery'> {
  /** Workers stand where the owner would have them stand (AMB-21). */
  function hasMachineSpace(f: Factory, good: GoodIndex, row: number): boolean {
    return at(f.machines, row) < at(at(rs.machineSpaces, good), row);
  }

  /** Everybody in the row has just been retrained. */
  function isRetrained(s: State, workers: number, good: GoodIndex, row: number): boolean {
    return workers === at(s.turn.hired, good * ROWS + row);
  }

  /** Why no machine can be put into this row, where none can. */
  function whyNot(s: State, f: Factory, good: GoodIndex, row: number): Refusal {
    const workers = at(f.workers, row);
    if (s.turn.left === 0) return because('fewer-machines');
    if (workers === 0 || !hasMachineSpace(f, good, row)) return noneReplaced(rs, f, good, row);
    if (isRetrained(s, workers, good, row)) return because('retrained-now');
    return rs.emptyRowsLoseMachines ? because('row-needs-a-worker') : noneReplaced(rs, f, good, row);
  }

  function offerRows(s: State, f: Factory, good: GoodIndex, offer: Offer<Move>): void {
    const moves = at(MACHINE, good);
    const beside = at(rs.workersBeside, good);
    for (let row = 0; row < ROWS; row++) {
      const workers = f.workers[row] as number;
      const replaceable = workers > (beside[row] as number) && hasMachineSpace(f, good, row);
      offer
        .option(moves[row] as Move, s.turn.left > 0 && replaceable && !isRetrained(s, workers, good, row))
        ?.otherwise(whyNot(s, f, good, row));
    }
  }

  return {
    rule: 'FE-MAC-06',
    seat: seatOf,
    options(s, { seat }, offer) {
      const p = playerAt(s, seat);
      for (let good = 0; good < GOODS.length; good++) {
        const f = p.factories[good];
        if (f) offerRows(s, f, good, offer);
      }
      offer.option(DONE);
    },
    never(s, { seat }, offer) {
      neverWithoutFactory(playerAt(s, seat), offer, 'FE-MAC-06', (good) => at(MACHINE, good));
    },
    play(s, frame, move, emit) {
      const { seat } = frame;
      const p = playerAt(s, seat);
      const retrains = tileWith(rs.hooks.retrains, p)?.retrains;
      if (move.do !== 'machine') {
        if (retrains === 'all' && s.turn.used > 0)
          s.agenda.push({ step: 'school', seat, left: s.turn.used, afterProduction: 0 });
        return;
      }
      const good = goodIndex[move.good];
      const row = move.row - 1;
      s.turn.left--;
      s.turn.used++;
      putMachine(rs, s, seat, good, row, emit);
      s.agenda.push(frame);
      if (retrains === 'each') s.agenda.push({ step: 'school', seat, left: 1, afterProduction: 0 });
    },
  };
}

/** A machine takes the place of a worker, who is fired (FE-MAC-07). */
export function putMachine(rs: Ruleset, s: State, seat: Seat, good: GoodIndex, row: number, emit: Emit): void {
  const f = factoryAt(playerAt(s, seat), good);
  f.workers = change(f.workers, row, -1);
  f.machines = change(f.machines, row, 1);
  emit?.({ kind: 'machine', rule: 'FE-MAC-06', seat, good: goodAt(good), row: row + 1, by: 1, why: 'bought' });
  fireWorkers(s, 1, 'factory', emit, seat, goodAt(good), row + 1);
  payWorks(rs, s, seat, emit);
}

/** FE-MAC-12: to every other player who owns the engineering works. */
function payWorks(rs: Ruleset, s: State, buyer: Seat, emit: Emit): void {
  for (let seat = 0; seat < s.players.length; seat++) {
    if (seat === buyer) continue;
    const p = playerAt(s, seat);
    const pounds = tileWith(rs.hooks.perMachine, p)?.perMachine;
    if (pounds) receive(s, seat, pounds, 'engineering-works', 'FE-MAC-12', emit);
    // AE-DEV11: the only opponent sits on both sides.
    const each = tileWith(rs.hooks.perNeighbour, p)?.perNeighbour;
    const { length } = s.players;
    const sides = Number((buyer + 1) % length === seat) + Number((seat + 1) % length === buyer);
    if (each) receive(s, seat, each * sides, 'machine-works', 'AE-DEV11-1', emit);
  }
}
