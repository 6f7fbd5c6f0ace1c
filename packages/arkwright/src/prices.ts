import { type Note, note, type Offer, offerAmounts, type Seat } from '@cromford/kernel';
import { actualQuality, appealOf } from './factory.ts';
import { type GoodIndex, goodAt } from './goods.ts';
import { at } from './list.ts';
import { PRICE } from './move-table.ts';
import type { Move } from './moves.ts';
import type { Emit } from './news.ts';
import { because } from './refusals.ts';
import type { Ruleset } from './ruleset.ts';
import { type Factory, factoryAt, type Player, type Pounds, playerAt, type State } from './state.ts';
import { highestFreePrice } from './storage.ts';

/** FE-CMP-11, FE-CMP-13, FE-PRI-05: within the scale, beside stored goods, and appeal not below 0. */
function highestPriceFor(rs: Ruleset, p: Player, f: Factory, good: GoodIndex): Pounds {
  return Math.min(highestFreePrice(rs, p, good), actualQuality(rs, f, good) + f.distribution);
}

/** `now` is the price that it has, where it has one. */
export function offerPrices(rs: Ruleset, p: Player, f: Factory, good: GoodIndex, offer: Offer<Move>, now?: Note): void {
  const most = highestPriceFor(rs, p, f, good);
  const least = at(rs.lowestPrice, good);
  const moves = at(PRICE, good);
  if (!offer.explains) {
    offerAmounts(offer, moves, least, most);
    return;
  }
  const quality = actualQuality(rs, f, good) + f.distribution;
  const free = highestFreePrice(rs, p, good);
  const limit =
    quality <= free
      ? quality < rs.highestPrice
        ? because('negative-appeal', { quality })
        : because('highest-price', { pounds: rs.highestPrice })
      : free < rs.highestPrice
        ? because('stored-goods-block', { pounds: free })
        : because('highest-price', { pounds: rs.highestPrice });
  const below = because('lowest-price', { pounds: least });
  const appeal = note('appeal-range', { from: quality - least, to: quality - most });
  const limits = { above: limit, below, ...(now && { present: f.price }) };
  offerAmounts(offer, moves, least, most, limits, ...(now ? [now] : []), appeal);
}

export function setPrice(rs: Ruleset, s: State, seat: Seat, good: GoodIndex, price: Pounds, emit: Emit): void {
  const f = factoryAt(playerAt(s, seat), good);
  const from = f.price;
  f.price = price;
  emit?.({
    kind: 'priced',
    rule: 'FE-PRI-06',
    seat,
    good: goodAt(good),
    from,
    to: price,
    appeal: appealOf(rs, f, good),
    why: 'set',
  });
}
