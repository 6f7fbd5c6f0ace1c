import type { RuleId } from '@cromford/kernel';
import { offerPrices, setPrice } from '../prices.ts';
import type { Ruleset } from '../ruleset.ts';
import { factoryAt, playerAt } from '../state.ts';
import { type Asks, neverOffered, seatOf } from '../step.ts';

/** The price of a new factory's goods, in the preparation (FE-PREP-03) and when it is built later (FE-FAC-07). */
export function firstPrice(rs: Ruleset, rule: RuleId): Asks<'found-price' | 'build-price'> {
  return {
    rule,
    seat: seatOf,
    options(s, { seat, good }, offer) {
      const p = playerAt(s, seat);
      offerPrices(rs, p, factoryAt(p, good), good, offer, false);
    },
    play(s, { seat, good }, move, emit) {
      if (move.do !== 'price') throw neverOffered(move);
      setPrice(rs, s, seat, good, move.amount, emit);
    },
  };
}
