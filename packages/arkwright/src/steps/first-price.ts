import type { RuleId } from '@cromford/kernel';
import { at } from '../list.ts';
import { offerPrices, setPrice } from '../prices.ts';
import type { Ruleset } from '../ruleset.ts';
import { playerAt } from '../state.ts';
import { type Choice, neverOffered, seatOf } from '../step.ts';

/** The price of a new factory's goods, in the preparation (FE-PREP-03) and when it is built later (FE-FAC-07). */
export function firstPrice(rs: Ruleset, rule: RuleId): Choice<'found-price' | 'build-price'> {
  return {
    rule,
    seat: seatOf,
    options(s, { seat, good }, offer) {
      const p = playerAt(s, seat);
      const f = at(p.factories, good);
      if (f) offerPrices(rs, p, f, good, offer, false);
    },
    play(s, { seat, good }, move, emit) {
      if (move.do !== 'price') throw neverOffered(move);
      setPrice(rs, s, seat, good, move.amount, emit);
    },
  };
}
