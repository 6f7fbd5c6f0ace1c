import { at } from '@cromford/kernel';
import { popcount } from '../../bits.ts';
import { GOODS, goodIndex } from '../../goods.ts';
import { forMarkers, kindOf } from '../../markers.ts';
import { DONE, PRICE } from '../../move-table.ts';
import { note } from '../../notes.ts';
import { offerPrices, setPrice } from '../../prices.ts';
import { because } from '../../refusals.ts';
import type { Ruleset } from '../../ruleset.ts';
import { type Pounds, playerAt, type State, type Turn } from '../../state.ts';
import { type Asks, seatOf } from '../../step.ts';
import { neverWithoutFactory } from '../no-factory.ts';
import { mainActionOver } from './main-action-over.ts';

/** FE-PRI: a new price for each factory that the main action touched, and for £1 of the cost each for others. */
export function prices(rs: Ruleset): Asks<'prices'> {
  const neverAfterwards = mainActionOver(rs);

  const spares = forMarkers((marker) => ({ any: rs.sparePounds[kindOf[marker]], thresholds: rs.quality[marker] }));

  /** FE-PRI-04, AMB-10: what the main action has left of the cost paid, less the price changes bought so far. */
  function sparePounds({ marker, paid, used, priced, affected }: Turn): Pounds {
    if (marker === '') return 0;
    const { any, thresholds } = spares[marker];
    if (!any) return 0;
    const main = thresholds ? (used === 0 ? 0 : at(thresholds, used - 1)) : used;
    return paid - main - popcount(priced & ~affected);
  }

  // AE-PRI-01
  const everywhere = rs.repricing === 'all';

  function isOpen({ priced, affected }: Turn, good: number, pounds: Pounds): boolean {
    const bit = 1 << good;
    return (priced & bit) === 0 && (everywhere || (affected & bit) !== 0 || pounds > 0);
  }

  function whyNot(s: State, good: number): 'priced-now' | 'no-spare-pounds' | 'only-where-produced' | 'not-affected' {
    if (s.turn.priced & (1 << good)) return 'priced-now';
    const kind = s.turn.marker === '' ? 'factory' : kindOf[s.turn.marker];
    return rs.sparePounds[kind] ? 'no-spare-pounds' : kind === 'production' ? 'only-where-produced' : 'not-affected';
  }

  return {
    rule: 'FE-PRI-01',
    seat: seatOf,
    options(s, { seat }, offer) {
      const p = playerAt(s, seat);
      const pounds = sparePounds(s.turn);
      for (let good = 0; good < GOODS.length; good++) {
        const f = p.factories[good];
        if (!f) continue;
        // What has just been set lies on the board; in a list it would look as if it had been refused.
        if (isOpen(s.turn, good, pounds)) offerPrices(rs, p, f, good, offer, true);
        else
          offer
            .option(at(at(PRICE, good), f.price), false)
            ?.otherwise(because(whyNot(s, good)))
            .unlisted((s.turn.priced & (1 << good)) !== 0);
      }
      offer.option(DONE)?.notes(...(pounds > 0 ? [note('spare', { pounds })] : []));
    },
    never(s, { seat }, offer) {
      neverWithoutFactory(playerAt(s, seat), offer, 'FE-PRI-01', (good) => [
        at(at(PRICE, good), at(rs.lowestPrice, good)),
      ]);
      neverAfterwards(s, seat, offer);
    },
    play(s, frame, move, emit) {
      if (move.do !== 'price') return;
      const good = goodIndex[move.good];
      setPrice(rs, s, frame.seat, good, move.amount, emit);
      s.turn.priced |= 1 << good;
      s.agenda.push(frame);
    },
  };
}
