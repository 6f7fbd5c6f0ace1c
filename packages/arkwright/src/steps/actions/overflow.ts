import { at, change, type RuleId, type Seat } from '@cromford/kernel';
import type { Overflow } from '../../frames.ts';
import { GOODS, type GoodIndex, goodAt, goodIndex } from '../../goods.ts';
import { DISCARD } from '../../move-table.ts';
import type { Emit, GoodsWhy } from '../../news.ts';
import type { Ruleset } from '../../ruleset.ts';
import { playerAt, type State } from '../../state.ts';
import { type Asks, neverOffered, seatOf } from '../../step.ts';
import { onPriceScale, overflowing, overflows } from '../../storage.ts';

const LOST: Readonly<Record<Overflow, RuleId>> = { moved: 'FE-STO-05', dismissed: 'FE-EOR-05', tile: 'FE-TSM-11' };

/** Goods that have lost their space: how many must go is forced, the kind is free (FE-DP-28, FE-STO-05). */
export function overflow(rs: Ruleset): Asks<'overflow'> {
  return {
    rule: 'FE-STO-05',
    ruleFor: (_, { why }) => LOST[why],
    seat: seatOf,
    options(s, { seat }, offer) {
      const p = playerAt(s, seat);
      let must = -1;
      for (let good = 0; good < GOODS.length; good++) if (overflows(rs, p, good)) must = good;
      for (let good = 0; good < GOODS.length; good++)
        if (must >= 0 ? good === must : onPriceScale(rs, p, good) > 0) offer.option(at(DISCARD, good));
    },
    play(s, frame, move, emit) {
      if (move.do !== 'discard') throw neverOffered(move);
      changeStored(s, frame.seat, goodIndex[move.good], -1, 'no-room', emit, LOST[frame.why]);
      if (overflowing(rs, playerAt(s, frame.seat))) s.agenda.push(frame);
    },
  };
}

export function changeStored(
  s: State,
  seat: Seat,
  good: GoodIndex,
  by: number,
  why: GoodsWhy,
  emit: Emit,
  rule?: RuleId,
): void {
  if (by === 0) return;
  const p = playerAt(s, seat);
  p.stored = change(p.stored, good, by);
  emit?.({ kind: 'goods', rule: rule ?? rules[why], seat, good: goodAt(good), by, why });
}

const rules: Readonly<Record<GoodsWhy, RuleId>> = {
  stored: 'FE-STO-10',
  sold: 'FE-SAL-11',
  added: 'AE-PRO-12',
  'warehouse-sale': 'FE-STX-07',
  shipped: 'FE-SHP-06',
  patron: 'FE-SAL-18',
  discarded: 'FE-STO-04',
  'no-room': 'FE-STO-05',
};
