import { at } from '@cromford/kernel';
import { workers } from '../../factory.ts';
import { GOODS, goodIndex } from '../../goods.ts';
import { ATTACH } from '../../move-table.ts';
import { note } from '../../notes.ts';
import { because } from '../../refusals.ts';
import type { Ruleset } from '../../ruleset.ts';
import { playerAt } from '../../state.ts';
import { type Asks, neverOffered, seatOf } from '../../step.ts';

/** CG-C05-01: the Foreman is attached to a factory at once. */
export const foreman = (rs: Ruleset): Asks<'foreman'> => ({
  rule: 'CG-C05-01',
  seat: seatOf,
  options(s, { seat }, offer) {
    const p = playerAt(s, seat);
    for (let good = 0; good < GOODS.length; good++) {
      const owned = p.factories[good] !== null;
      offer
        .option(at(ATTACH, good), owned)
        ?.otherwise(because('no-factory'))
        .unlisted()
        .notes(...(owned ? [note('workers', { workers: workers(rs, p, good) })] : []));
    }
  },
  play(s, { seat }, move, emit) {
    if (move.do !== 'attach') throw neverOffered(move);
    playerAt(s, seat).foreman = goodIndex[move.good];
    emit?.({ kind: 'attached', rule: 'CG-C05-01', seat, good: move.good });
  },
});
