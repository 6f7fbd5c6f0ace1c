import { at, type Offer, type Refusal, type Seat } from '@cromford/kernel';
import { actualQuality, appealOf } from './factory.ts';
import { type GoodIndex, goodAt } from './goods.ts';
import { PRICE } from './move-table.ts';
import type { Move } from './moves.ts';
import type { Emit } from './news.ts';
import { note } from './notes.ts';
import { because } from './refusals.ts';
import type { Ruleset } from './ruleset.ts';
import { type Factory, factoryAt, type Player, type Pounds, playerAt, type State } from './state.ts';
import { highestFreePrice } from './storage.ts';

/** FE-CMP-11, FE-CMP-13, FE-PRI-05: within the scale, beside stored goods, and appeal not below 0. */
function highestPriceFor(rs: Ruleset, p: Player, f: Factory, good: GoodIndex): Pounds {
  return Math.min(highestFreePrice(rs, p, good), actualQuality(rs, f, good) + f.distribution);
}

/** Any price that is possible; where there has been one, people begin from it. */
export function offerPrices(
  rs: Ruleset,
  p: Player,
  f: Factory,
  good: GoodIndex,
  offer: Offer<Move>,
  again: boolean,
): void {
  const most = highestPriceFor(rs, p, f, good);
  const least = at(rs.lowestPrice, good);
  offer
    .amounts(at(PRICE, good), least, most)
    ?.otherwise({
      above: whyNotHigher(rs, p, f, good),
      below: because('lowest-price', { pounds: least }),
      ...(again && { present: f.price }),
    })
    .notes(
      ...(again ? [note('price-now', { pounds: f.price, appeal: appealOf(rs, f, good) })] : []),
      note('appeal-range', { from: appealAtPrice(rs, f, good, least), to: appealAtPrice(rs, f, good, most) }),
    );
}

function appealAtPrice(rs: Ruleset, f: Factory, good: GoodIndex, price: Pounds): number {
  return actualQuality(rs, f, good) + f.distribution - price;
}

/** The lowest of three bounds: the quality, the stored goods beside the scale, and the end of the scale. */
function whyNotHigher(rs: Ruleset, p: Player, f: Factory, good: GoodIndex): Refusal {
  const quality = actualQuality(rs, f, good) + f.distribution;
  const free = highestFreePrice(rs, p, good);
  if (Math.min(quality, free) >= rs.highestPrice) return because('highest-price', { pounds: rs.highestPrice });
  return quality <= free ? because('negative-appeal', { quality }) : because('stored-goods-block', { pounds: free });
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
