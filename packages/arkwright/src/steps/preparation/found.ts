import { note, type Seat } from '@cromford/kernel';
import { openFactory } from '../../founding.ts';
import type { FrameOf } from '../../frames.ts';
import { GOODS, goodAt, goodIndex } from '../../goods.ts';
import { at } from '../../list.ts';
import { FOUND } from '../../move-table.ts';
import { offerPrices, setPrice } from '../../prices.ts';
import { because } from '../../refusals.ts';
import type { Ruleset } from '../../ruleset.ts';
import { inTurn, playerAt, type State } from '../../state.ts';
import { type Choice, schedule, seatOf } from '../../step.ts';

/** FE-PREP-01 clockwise, FE-PREP-05 in reverse order. */
function founder(s: State, { k, round }: FrameOf<'found'>): Seat {
  return inTurn(s, round === 1 ? k : s.players.length - 1 - k);
}

/** Which good: any of which he has no factory (FE-PREP-06). */
export function found(rs: Ruleset): Choice<'found'> {
  return {
    rule: 'FE-PREP-01',
    seat: founder,
    options(s, frame, offer) {
      const seat = founder(s, frame);
      const p = playerAt(s, seat);
      for (let good = 0; good < GOODS.length; good++) {
        const move = at(FOUND, good);
        if (at(p.factories, good) === null)
          if (offer.explains) offer.open(move, note('owed', { pounds: at(at(rs.cost, good), 0) }));
          else offer.open(move);
        else if (offer.explains) offer.refuse(move, because('has-factory', { good: goodAt(good) }));
      }
    },
    play(s, frame, move, emit) {
      if (move.do !== 'found') return;
      const seat = founder(s, frame);
      const good = goodIndex[move.good];
      emit?.({ kind: 'founded', rule: 'FE-PREP-01', seat, good: move.good });
      // FE-PREP-02
      openFactory(rs, s, seat, good, 1, 2, emit);
      const { k, round } = frame;
      // FE-PREP-04: one player finishes before the next one starts.
      if (k + 1 < s.players.length) s.agenda.push({ step: 'found', k: k + 1, round });
      schedule(s, { step: 'found-price', seat, good });
    },
  };
}

/** FE-PREP-03. */
export function foundPrice(rs: Ruleset): Choice<'found-price'> {
  return {
    rule: 'FE-PREP-03',
    seat: seatOf,
    options(s, { seat, good }, offer) {
      const p = playerAt(s, seat);
      const f = at(p.factories, good);
      if (f) offerPrices(rs, p, f, good, offer);
    },
    play(s, { seat, good }, move, emit) {
      if (move.do === 'price') setPrice(rs, s, seat, good, move.amount, emit);
    },
  };
}
