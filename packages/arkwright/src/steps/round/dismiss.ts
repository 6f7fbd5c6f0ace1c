import { at } from '@cromford/kernel';
import { capacityOf, SHIPS, shipOf } from '../../markers.ts';
import { fireWorkers } from '../../market.ts';
import { DISMISS_SHIP, DISMISS_WORKER, DONE, edgeBit } from '../../move-table.ts';
import { because } from '../../refusals.ts';
import type { Ruleset } from '../../ruleset.ts';
import { crewOf, crewsOf, returnShip } from '../../ships.ts';
import { playerAt, type State } from '../../state.ts';
import { type Asks, type Runs, roundTable, seatOf } from '../../step.ts';
import { overflowing } from '../../storage.ts';
import { tileWith } from '../../tiles/hooks.ts';

/** FE-DP-72: whoever has workers in his harbor, in turn order; AE-DP-91: or a ship. */
export function dismissals(rs: Ruleset): Runs<'dismissals'> {
  return roundTable(
    'dismissals',
    (s, seat) => {
      const p = playerAt(s, seat);
      return p.edges !== 0 || (rs.returnsCrewless ? p.ships.length > 0 : crewsOf(rs, p) > 0);
    },
    (seat) => ({ step: 'dismiss', seat }),
  );
}

/** FE-EOR-04: warehouse workers singly, crews only with their ship. */
export function dismiss(rs: Ruleset): Asks<'dismiss'> {
  return {
    rule: 'FE-EOR-04',
    seat: seatOf,
    options(s, { seat }, offer) {
      const p = playerAt(s, seat);
      for (let edge = 0; edge < rs.warehouseEdges; edge++)
        if (p.edges & (1 << edge)) offer.option(at(DISMISS_WORKER, edge));
      for (let i = 0; i < p.ships.length; i++) {
        if (i > 0 && p.ships[i] === p.ships[0]) continue;
        const move = DISMISS_SHIP[shipOf(at(p.ships, i))];
        offer
          .option(move, rs.returnsCrewless || crewOf(rs, at(p.ships, i)) > 0)
          ?.otherwise(because('no-crew-to-dismiss'))
          .unlisted();
      }
      offer.option(DONE);
    },
    never(s, { seat }, offer) {
      const p = playerAt(s, seat);
      for (let edge = 0; edge < rs.warehouseEdges; edge++)
        if (!(p.edges & (1 << edge))) offer.never(at(DISMISS_WORKER, edge), because('not-that-many', {}, 'FE-EOR-04'));
      for (const ship of SHIPS)
        if (!p.ships.includes(capacityOf(ship)))
          offer.never(DISMISS_SHIP[ship], because('not-your-marker', {}, 'FE-EOR-04'));
    },
    play(s, frame, move, emit) {
      const { seat } = frame;
      const p = playerAt(s, seat);
      if (move.do === 'dismiss-worker') {
        p.edges &= ~edgeBit(move.edge);
        emit?.({ kind: 'dismissed', rule: 'FE-EOR-04', seat, edge: move.edge });
        fireWorkers(s, 1, 'warehouse', emit, seat, null);
        s.agenda.push(frame);
      } else if (move.do === 'dismiss-ship') {
        returnShip(rs, s, seat, capacityOf(move.ship), 'FE-EOR-04', emit);
        s.agenda.push(frame);
      } else if (overflowing(rs, p)) s.agenda.push({ step: 'overflow', seat, why: 'dismissed' });
    },
  };
}

/** Outside a turn nothing has been traded yet. */
function openExchange(s: State): void {
  s.turn.trade = 0;
  s.turn.part = 0;
}

/** FE-EOR-09: owners of a broker trade in every event phase. */
export function brokers(rs: Ruleset): Runs<'brokers'> {
  return roundTable(
    'brokers',
    (s, seat) => tileWith(rs.hooks.tradesInEvents, playerAt(s, seat)) !== undefined,
    (seat, s) => {
      openExchange(s);
      return { step: 'exchange', seat, why: 'broker' };
    },
  );
}

/** FE-END-02: a last exchange for everybody. */
export const finalExchanges: Runs<'final-exchanges'> = roundTable(
  'final-exchanges',
  () => true,
  (seat, s) => {
    openExchange(s);
    return { step: 'exchange', seat, why: 'final' };
  },
);
