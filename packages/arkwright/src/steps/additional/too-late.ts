import type { Offer } from '@cromford/kernel';
import { GOODS, ROWS } from '../../goods.ts';
import { at } from '../../list.ts';
import { kindOf } from '../../markers.ts';
import { DISTRIBUTE, IMPROVE, MACHINE } from '../../move-table.ts';
import type { Move } from '../../moves.ts';
import { because } from '../../refusals.ts';
import type { Turn } from '../../state.ts';

/** The main action is over because what was paid has been used: who tries one more hears why. */
export function explainMainAction(turn: Turn, offer: Offer<Move>): void {
  const kind = turn.marker === '' ? undefined : kindOf[turn.marker];
  for (let good = 0; good < GOODS.length; good++) {
    if (kind === 'quality') offer.never(at(IMPROVE, good), because('fewer-increases'));
    if (kind === 'distribution') offer.never(at(DISTRIBUTE, good), because('not-enough-paid', { left: turn.left }));
    if (kind === 'machinery')
      for (let row = 0; row < ROWS; row++) offer.never(at(at(MACHINE, good), row), because('fewer-machines'));
  }
}
