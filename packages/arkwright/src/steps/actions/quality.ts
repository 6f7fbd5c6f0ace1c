import { note } from '@cromford/kernel';
import { appealOf } from '../../factory.ts';
import { GOODS, goodIndex } from '../../goods.ts';
import { at } from '../../list.ts';
import { DONE, IMPROVE } from '../../move-table.ts';
import { because } from '../../refusals.ts';
import type { Ruleset } from '../../ruleset.ts';
import { factoryAt, playerAt } from '../../state.ts';
import { type Choice, seatOf } from '../../step.ts';
import { tileWith } from '../../tiles/hooks.ts';

/** FE-QUA: increases spread over the factories or stacked in one. */
export function quality(rs: Ruleset): Choice<'quality'> {
  return {
    rule: 'FE-QUA-05',
    seat: seatOf,
    options(s, { seat }, offer) {
      const p = playerAt(s, seat);
      const limit = tileWith(rs.hooks.qualityLimit, p)?.qualityLimit ?? rs.qualityLimit;
      if (s.turn.left > 0 || offer.explains)
        for (let good = 0; good < GOODS.length; good++) {
          const f = at(p.factories, good);
          const move = at(IMPROVE, good);
          if (!f) {
            if (offer.explains) offer.never(move, because('no-factory', {}, 'FE-QUA-10'));
          } else if (s.turn.left > 0 && f.quality < limit)
            if (offer.explains)
              offer.open(
                move,
                note('left', { steps: s.turn.left }),
                note('appeal', { appeal: appealOf(rs, f, good) + 1 }),
              );
            else offer.open(move);
          else if (offer.explains)
            offer.refuse(move, f.quality >= limit ? because('quality-ends', { limit }) : because('fewer-increases'));
        }
      offer.open(DONE);
    },
    play(s, frame, move, emit) {
      if (move.do !== 'improve') return;
      const good = goodIndex[move.good];
      const f = factoryAt(playerAt(s, frame.seat), good);
      f.quality++;
      s.turn.left--;
      s.turn.used++;
      s.turn.affected |= 1 << good;
      const appeal = appealOf(rs, f, good);
      emit?.({ kind: 'quality', rule: 'FE-QUA-05', seat: frame.seat, good: move.good, to: f.quality, appeal });
      s.agenda.push(frame);
    },
  };
}
