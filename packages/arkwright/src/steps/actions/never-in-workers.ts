import { at, type Offer } from '@cromford/kernel';
import { goodAt, ROWS } from '../../goods.ts';
import { shipOf } from '../../markers.ts';
import { DISMISS_SHIP, DISMISS_WORKER, DONE, FIRE, HIRE, SHIFT, STAFF } from '../../move-table.ts';
import type { Move } from '../../moves.ts';
import { because } from '../../refusals.ts';
import type { Ruleset } from '../../ruleset.ts';
import type { Player, State } from '../../state.ts';
import { neverWithoutFactory } from '../no-factory.ts';

/** What people try in a workers action although it is never open. */
export function neverInWorkers(rs: Ruleset, s: State, p: Player, offer: Offer<Move>): void {
  neverWithoutFactory(p, offer, 'FE-CMP-26', (good) =>
    [...at(HIRE, good), ...at(FIRE, good)].map(([, one]) => one as Move),
  );
  p.factories.forEach((f, good) => {
    for (let row = 0; row < ROWS; row++)
      if (f && at(f.workers, row) === 0)
        offer.never(at(at(at(FIRE, good), row), 1), because('not-that-many', {}, 'FE-WRK-09'));
    // Additional workers stand beside the marker, on no row.
    if (f && f.additional > 0)
      offer.never({ do: 'fire', good: goodAt(good), row: 0, amount: 1 }, because('additional-stay'));
  });
  for (const capacity of p.ships) offer.never(DISMISS_SHIP[shipOf(capacity)], because('only-in-event-phase'));
  if (s.turn.arranging >= 0) offer.never(DONE, because('arranged-to-fire'));
  else if (rs.warehouseEdges > 0) neverInWarehouse(rs, p, offer);
  else for (const move of STAFF) offer.never(move, because('not-in-this-game'));
}

/** Nobody stands where somebody stands, and nobody leaves from where nobody stands. */
function neverInWarehouse(rs: Ruleset, p: Player, offer: Offer<Move>): void {
  for (let edge = 0; edge < rs.warehouseEdges; edge++) {
    const staffed = p.edges & (1 << edge);
    if (staffed) {
      offer.never(at(DISMISS_WORKER, edge), because('only-in-event-phase'));
      offer.never(at(STAFF, edge), because('no-free-space', {}, 'FE-WRK-16'));
    }
    for (let to = 0; to < rs.warehouseEdges; to++)
      if (!staffed) offer.never(at(at(SHIFT, edge), to), because('not-that-many', {}, 'FE-WRK-17'));
      else if (p.edges & (1 << to)) offer.never(at(at(SHIFT, edge), to), because('no-free-space', {}, 'FE-WRK-17'));
  }
}
