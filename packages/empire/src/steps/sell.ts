import type { Offer, Refusal } from '@cromford/kernel';
import type { Components } from '../components.ts';
import type { Move } from '../moves.ts';
import { telling } from '../notes.ts';
import { rate } from '../prices.ts';
import { because } from '../refusals.ts';
import { CAPITAL, KINDS, type Kind, kindOf, nameOf } from '../resources.ts';
import type { EmpireState } from '../state.ts';
import { earn, pay, room, store, total } from '../stock.ts';
import { type Asks, neverOffered, seat } from './types.ts';

/** Action A: lots of one kind after another, each for profit or for capital (SE-SEL-01 to SE-SEL-08). */
export const sell = (c: Components): Asks<'sell'> => ({
  rule: 'SE-SEL-01',
  seat,
  options(s, frame, offer) {
    for (const kind of KINDS) {
      offerLots(c, s, kind, 'profit', offer);
      offerLots(c, s, kind, 'capital', offer);
    }
    offer.option(DONE, frame.sold > 0)?.otherwise(because('sell-something', 'SE-ACT-08'));
  },
  play(s, _frame, move, emit) {
    if (move.do === 'done') return;
    if (move.do !== 'sell') throw neverOffered(move);
    const kind = kindOf(move.resource);
    const units = move.amount * rate(c, s, kind);
    const rule = kind === CAPITAL ? 'SE-SEL-06' : 'SE-SEL-03';
    emit?.({ kind: 'sold', resource: move.resource, lots: move.amount, units, into: move.into, rule });
    s.agenda.push({ step: 'sell', sold: 1 });
    if (move.into === 'profit') earn(s, move.amount, 'sale', rule, emit);
    else store(c, s, CAPITAL, move.amount, 'sale', emit);
    pay(c, s, kind, units, 'sale', emit);
  },
});

const DONE: Move = { do: 'done' };

function offerLots(c: Components, s: EmpireState, kind: Kind, into: 'profit' | 'capital', offer: Offer<Move>): void {
  const units = rate(c, s, kind);
  const stock = total(s, kind);
  const lots = units === 0 ? 0 : Math.floor(stock / units);
  const space = into === 'profit' ? lots : room(c, s, CAPITAL);
  const forItself = kind === CAPITAL && into === 'capital';
  const resource = nameOf(kind);
  offer
    .range({ do: 'sell', amount: 1, resource, into }, forItself ? 0 : Math.min(lots, space))
    ?.otherwise(
      forItself && c.capitalSells
        ? because('capital-for-capital', 'SE-SEL-06')
        : whyNotMore(c, kind, units, stock, lots, space),
    )
    .unlisted(forItself)
    .notes(telling('rate', { units, resource }));
}

function whyNotMore(c: Components, kind: Kind, units: number, stock: number, lots: number, space: number): Refusal {
  const resource = nameOf(kind);
  if (kind === CAPITAL && !c.capitalSells) return because('capital-not-sold', 'SE-SEL-05');
  if (units === 0) return because('nobody-buys', 'SE-MKT-03', { resource });
  if (lots <= space) return because('sell-stock', 'SE-SEL-01', { resource, units, stock });
  return because('capital-full', 'SE-SEL-04', { room: space });
}
