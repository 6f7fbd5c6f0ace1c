import { at, type Seat } from '@cromford/kernel';
import type { Frame } from '../../frames.ts';
import { capacityOf, forMarkers, type Kind, kindOf, type Marker } from '../../markers.ts';
import { pay } from '../../money.ts';
import type { Emit } from '../../news.ts';
import type { Ruleset } from '../../ruleset.ts';
import { type Player, type Pounds, playerAt, type State } from '../../state.ts';
import { type Runs, roundTable } from '../../step.ts';
import { tileWith } from '../../tiles/hooks.ts';

/** FE-ADM-01: one turn each. */
export const turns: Runs<'turns'> = roundTable(
  'turns',
  () => true,
  (seat) => ({ step: 'turn', seat }),
);

/** Pays the cost, or notes it down to be settled with the action (AMB-02), and opens the main action. */
export function act(rs: Ruleset): Runs<'act'> {
  const actions = forMarkers((marker) => ({
    isPaidAfterwards: rs.paidAfterwards[kindOf[marker]],
    hasOrder: rs.additional[marker] === 'further',
  }));

  return {
    run(s, { seat }, emit) {
      const { turn } = s;
      if (turn.marker === '') throw new Error('no marker was played');
      const { isPaidAfterwards, hasOrder } = actions[turn.marker];
      turn.due += turn.paid;
      if (!isPaidAfterwards) {
        pay(rs, s, seat, turn.due, 'administration', 'FE-ADM-04', emit);
        turn.due = 0;
      }
      if (hasOrder) s.agenda.push({ step: 'order', seat });
      else s.agenda.push(beginAction(rs, s, turn.marker, seat));
    },
  };
}

/** What was paid, as strength of this marker's action, and the action itself. */
export function beginAction(rs: Ruleset, s: State, marker: Marker, seat: Seat): Frame {
  const kind = kindOf[marker];
  const p = playerAt(s, seat);
  s.turn.left = strengthAs(rs, p, kind, marker, s.turn.paid);
  s.turn.ships = kind === 'ship' ? 1 << p.ships.indexOf(capacityOf(marker)) : 0;
  return mainAction(rs, kind, marker, seat);
}

function mainAction(rs: Ruleset, kind: Kind, marker: Marker, seat: Seat): Frame {
  switch (kind) {
    case 'factory':
    case 'workers':
    case 'machinery':
    case 'quality':
    case 'distribution':
    case 'ship':
      return { step: kind, seat };
    case 'production':
      return { step: 'production-action', seat };
    case 'stock-exchange':
      return { step: 'exchange', seat, why: rs.halfPriceShares[marker] ? 'half-price' : 'action' };
    default:
      throw new Error(`no action ${kind satisfies never}`);
  }
}

/** What a payment earns: machines, increases, pounds of distribution, room in the ship; 0 where it does not matter. */
export function strengthOf(rs: Ruleset, p: Player, marker: Marker, paid: Pounds): number {
  return strengthAs(rs, p, kindOf[marker], marker, paid);
}

function strengthAs(rs: Ruleset, p: Player, kind: Kind, marker: Marker, paid: Pounds): number {
  switch (kind) {
    case 'machinery':
      // FE-MAC-10
      return earned(rs.machinery[marker] ?? [], paid + (tileWith(rs.hooks.machineryBonus, p)?.machineryBonus ?? 0));
    case 'quality':
      return earned(rs.quality[marker] ?? [], paid);
    case 'distribution':
      return Math.min(paid, rs.distribution[marker] ?? 0);
    case 'ship':
      return capacityOf(marker);
    default:
      return 0;
  }
}

/** FE-MAC-01, FE-QUA-01: the number of thresholds that the payment reaches. */
function earned(thresholds: readonly number[], paid: number): number {
  let n = 0;
  while (n < thresholds.length && paid >= at(thresholds, n)) n++;
  return n;
}

/** FE-ADM-11: after the main action, done or not. */
export function additional(rs: Ruleset): Runs<'additional'> {
  return {
    run(s, { seat }) {
      const { marker } = s.turn;
      const kind = marker === '' ? 'none' : rs.additional[marker];
      if (kind === 'prices') s.agenda.push({ step: 'prices', seat });
      else if (kind === 'special') s.agenda.push({ step: 'special', seat, occasion: 'action' });
    },
  };
}

/** AMB-02: one sum for cost, fee and the costs of the action. */
export function settle(rs: Ruleset): Runs<'settle'> {
  return {
    run(s, { seat }, emit) {
      payDue(rs, s, seat, emit);
    },
  };
}

/** What the action has made payable so far. */
export function payDue(rs: Ruleset, s: State, seat: Seat, emit: Emit): void {
  pay(rs, s, seat, s.turn.due, 'action', 'FE-ADM-13', emit);
  s.turn.due = 0;
}
