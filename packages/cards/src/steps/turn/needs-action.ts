import { at, type Offer } from '@cromford/kernel';
import { GOODS } from '../../goods.ts';
import { DISTRIBUTE, PUT } from '../../move-table.ts';
import type { Move } from '../../moves.ts';
import { ENGINEER, PATENT, RESERVE } from '../../pieces.ts';
import { because } from '../../refusals.ts';
import type { Ruleset } from '../../ruleset.ts';
import type { Player } from '../../state.ts';

/** CG-DEV-16: Engineer and Patent lie in the reserve until their action is taken. */
export function needsAction(rs: Ruleset, p: Player, offer: Offer<Move>): void {
  for (let good = 0; good < GOODS.length; good++) {
    if (!p.factories[good]) continue;
    if (p.quality[ENGINEER] === RESERVE)
      for (const value of at(rs.qualityFaces, ENGINEER))
        for (const move of at(at(at(PUT, ENGINEER), good), value)) offer.never(move, because('needs-action'));
    if (p.distribution[PATENT] === RESERVE)
      for (const value of rs.distributionFaces)
        offer.never(at(at(at(DISTRIBUTE, PATENT), good), value), because('needs-action'));
  }
}
