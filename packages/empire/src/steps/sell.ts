import { note, type Offer, type Refusal, refusal } from '@cromford/kernel';
import type { Components } from '../components.ts';
import type { Move } from '../moves.ts';
import { rate } from '../prices.ts';
import { CAPITAL, KINDS, type Kind, kindOf, nameOf } from '../resources.ts';
import type { EmpireState } from '../state.ts';
import { earn, pay, room, store, total } from '../stock.ts';
import { type Choice, neverOffered, seat } from './types.ts';

/** Action A: lots of one kind after another, each for profit or for capital (SE-SEL-01 to SE-SEL-08). */
export const sell = (c: Components): Choice<'sell'> => ({
  rule: 'SE-SEL-01',
  seat,
  options(s, frame, offer) {
    for (const kind of KINDS) {
      offerLots(c, s, kind, 'profit', offer);
      offerLots(c, s, kind, 'capital', offer);
    }
    if (frame.sold > 0) offer.open(DONE);
    else if (offer.explains) offer.refuse(DONE, refusal('sell-something', 'SE-ACT-08'));
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
  const most = Math.min(lots, space);
  const resource = nameOf(kind);
  if (most > 0 && !(kind === CAPITAL && into === 'capital')) {
    if (!offer.explains) offer.range({ do: 'sell', amount: 1, resource, into }, most);
    else {
      const limit = most < lots ? full(space) : refusal('sell-stock', 'SE-SEL-01', { resource, units, stock });
      offer.range({ do: 'sell', amount: 1, resource, into }, most, limit, note('rate', { units, resource }));
    }
  } else if (offer.explains) {
    const move: Move = { do: 'sell', amount: 1, resource, into };
    if (kind === CAPITAL && into === 'capital')
      offer.never(
        move,
        c.capitalSells ? refusal('capital-for-capital', 'SE-SEL-06') : refusal('capital-not-sold', 'SE-SEL-05'),
      );
    else offer.refuse(move, whyNot(c, kind, units, stock, space));
  }
}

function whyNot(c: Components, kind: Kind, units: number, stock: number, space: number): Refusal {
  const resource = nameOf(kind);
  if (kind === CAPITAL && !c.capitalSells) return refusal('capital-not-sold', 'SE-SEL-05');
  if (units === 0) return refusal('nobody-buys', 'SE-MKT-03', { resource });
  if (stock < units) return refusal('sell-stock', 'SE-SEL-01', { resource, units, stock });
  return full(space);
}

function full(space: number): Refusal {
  return refusal('capital-full', 'SE-SEL-04', { room: space });
}
