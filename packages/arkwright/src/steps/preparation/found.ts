import { at, type Seat, schedule } from '@cromford/kernel';
import { buildingCost } from '../../factory.ts';
import { openFactory } from '../../founding.ts';
import type { FrameOf } from '../../frames.ts';
import { GOODS, goodAt, goodIndex } from '../../goods.ts';
import { FOUND, FOUND_AS } from '../../move-table.ts';
import { note } from '../../notes.ts';
import { because } from '../../refusals.ts';
import type { Ruleset } from '../../ruleset.ts';
import { FACTORY_TYPES, type FactoryType, inTurn, playerAt, type State } from '../../state.ts';
import { type Asks, neverOffered } from '../../step.ts';

/** FE-PREP-01 clockwise, FE-PREP-05 in reverse order. */
function founder(s: State, { k, round }: FrameOf<'found'>): Seat {
  return inTurn(s, round === 1 ? k : s.players.length - 1 - k);
}

/** Which good: any of which he has no factory (FE-PREP-06). */
export function found(rs: Ruleset): Asks<'found'> {
  return {
    rule: 'FE-PREP-01',
    ruleFor: (_, { round }) => (round === 1 ? 'FE-PREP-01' : 'FE-PREP-05'),
    seat: founder,
    options(s, frame, offer) {
      const seat = founder(s, frame);
      const p = playerAt(s, seat);
      for (let good = 0; good < GOODS.length; good++) {
        const open = at(p.factories, good) === null;
        // AE-ASY-02
        for (let type = 0; type < rs.types.length; type++)
          offer
            .option(type === 0 ? at(FOUND, good) : at(at(FOUND_AS, type), good), open)
            ?.otherwise(because('has-factory', { good: goodAt(good) }))
            .notes(note('owed', { pounds: buildingCost(rs, good, 1, type as FactoryType) }))
            // One line says it for all types.
            .unlisted(type > 0);
      }
    },
    play(s, frame, move, emit) {
      if (move.do !== 'found' && move.do !== 'found-as') throw neverOffered(move);
      const type = move.do === 'found' ? 0 : (FACTORY_TYPES.indexOf(move.type) as FactoryType);
      const seat = founder(s, frame);
      const good = goodIndex[move.good];
      emit?.({ kind: 'founded', rule: frame.round === 1 ? 'FE-PREP-01' : 'FE-PREP-05', seat, good: move.good, type });
      // FE-PREP-02
      openFactory(rs, s, seat, good, 1, 2, emit, type);
      const { k, round } = frame;
      // FE-PREP-04: one player finishes before the next one starts.
      if (k + 1 < s.players.length) s.agenda.push({ step: 'found', k: k + 1, round });
      schedule(s, { step: 'found-price', seat, good });
    },
  };
}
