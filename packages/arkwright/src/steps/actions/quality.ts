import { at, type Refusal, type RuleId } from '@cromford/kernel';
import { appealOf } from '../../factory.ts';
import { GOODS, type GoodIndex, goodAt, goodIndex } from '../../goods.ts';
import { DONE, IMPROVE } from '../../move-table.ts';
import { note } from '../../notes.ts';
import { because } from '../../refusals.ts';
import type { Ruleset } from '../../ruleset.ts';
import { factoryAt, playerAt } from '../../state.ts';
import { type Asks, seatOf } from '../../step.ts';
import { tileWith } from '../../tiles/hooks.ts';
import { neverWithoutFactory } from '../no-factory.ts';

/** FE-QUA-06: where it ends for this factory, and what raises the end. */
export function qualityEnds(rs: Ruleset, good: GoodIndex, limit: number, rule?: RuleId): Refusal {
  const higher = rs.mostTiles > 0 ? rs.hooks.qualityLimit.find((one) => (one.qualityLimit ?? 0) > limit) : undefined;
  const raised = higher && { tile: higher.tile, raised: higher.qualityLimit ?? limit };
  return because('quality-ends', { limit, good: goodAt(good), ...raised }, rule);
}

/** FE-QUA: increases spread over the factories or stacked in one. */
export function quality(rs: Ruleset): Asks<'quality'> {
  return {
    rule: 'FE-QUA-05',
    seat: seatOf,
    options(s, { seat }, offer) {
      const p = playerAt(s, seat);
      const limit = tileWith(rs.hooks.qualityLimit, p)?.qualityLimit ?? rs.qualityLimit;
      const { left } = s.turn;
      for (let good = 0; good < GOODS.length; good++) {
        const f = p.factories[good];
        if (f)
          offer
            .option(at(IMPROVE, good), left > 0 && f.quality < limit)
            ?.otherwise(f.quality >= limit ? qualityEnds(rs, good, limit) : because('fewer-increases'))
            .notes(note('left', { steps: left }), note('appeal', { appeal: appealOf(rs, f, good) + 1 }));
      }
      offer.option(DONE);
    },
    never(s, { seat }, offer) {
      neverWithoutFactory(playerAt(s, seat), offer, 'FE-QUA-10', (good) => [at(IMPROVE, good)]);
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
