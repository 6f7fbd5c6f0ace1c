import { at, change } from '@cromford/kernel';
import { GOODS, goodIndex, ROWS } from '../../goods.ts';
import { DONE, edgeBit, RETRAIN, STAFF } from '../../move-table.ts';
import { because } from '../../refusals.ts';
import type { Ruleset } from '../../ruleset.ts';
import { factoryAt, type Player, playerAt } from '../../state.ts';
import { type Asks, seatOf } from '../../step.ts';
import { tileWith } from '../../tiles/hooks.ts';
import { neverWithoutFactory } from '../no-factory.ts';
import { hiringHindrance } from './workers.ts';

/** FE-MAC-11, AE-DEV14-1: a replaced worker may be put where he could be hired for. */
export function school(rs: Ruleset): Asks<'school'> {
  /** AE-DP-29 */
  function trainsForWarehouse(p: Player): boolean {
    return tileWith(rs.hooks.retrains, p)?.retrains === 'all';
  }

  return {
    rule: 'FE-MAC-11',
    seat: seatOf,
    options(s, { seat, afterProduction }, offer) {
      const p = playerAt(s, seat);
      for (let good = 0; good < GOODS.length; good++) {
        const f = p.factories[good];
        if (!f) continue;
        for (let row = 0; row < ROWS; row++) {
          const why = hiringHindrance(rs, s, f, good, row, s.cycle + afterProduction);
          offer.option(at(at(RETRAIN, good), row), !why)?.otherwise(why && because(why));
        }
      }
      if (trainsForWarehouse(p))
        for (let edge = 0; edge < rs.warehouseEdges; edge++)
          if (!(p.edges & (1 << edge))) offer.option(at(STAFF, edge));
      offer.option(DONE);
    },
    never(s, { seat }, offer) {
      const p = playerAt(s, seat);
      neverWithoutFactory(p, offer, 'FE-MAC-11', (good) => at(RETRAIN, good));
      if (!trainsForWarehouse(p)) return;
      for (let edge = 0; edge < rs.warehouseEdges; edge++)
        if (p.edges & (1 << edge)) offer.never(at(STAFF, edge), because('no-free-space', {}, 'FE-MAC-11'));
    },
    play(s, frame, move, emit) {
      const { seat, left } = frame;
      const p = playerAt(s, seat);
      const told = { kind: 'workers', rule: 'FE-MAC-11', amount: 1, from: 'fired', seat } as const;
      if (move.do === 'retrain') {
        const good = goodIndex[move.good];
        const row = move.row - 1;
        const f = factoryAt(p, good);
        f.workers = change(f.workers, row, 1);
        s.turn.hired = change(s.turn.hired, good * ROWS + row, 1);
        emit?.({ ...told, to: 'factory', good: move.good, row: move.row });
      } else if (move.do === 'staff') {
        p.edges |= edgeBit(move.edge);
        emit?.({ ...told, to: 'warehouse', good: null, row: 0 });
        emit?.({ kind: 'staffed', rule: 'FE-WRK-16', seat, edge: move.edge });
      } else return;
      s.fired--;
      if (left > 1) s.agenda.push({ ...frame, left: left - 1 });
    },
  };
}
