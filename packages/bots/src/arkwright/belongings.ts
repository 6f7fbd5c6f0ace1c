import { CAPACITIES, GREY_KINDS, greyOf, type Marker, shipOf, TILES, type Tile } from '@cromford/arkwright';
import type { BoardWeights } from './weights.ts';

/** What special markers are worth, in pounds for each decade to come. */
export interface Prices {
  readonly markers: Readonly<Record<Marker, number>>;
  readonly tiles: Readonly<Record<Tile, number>>;
}

/** Dark grey markers do more than light grey ones. */
const SECOND = 1.3;

const known = new WeakMap<BoardWeights, Prices>();

export function pricesOf(w: BoardWeights): Prices {
  let prices = known.get(w);
  if (!prices) {
    prices = { markers: markerPrices(w), tiles: tilePrices(w) };
    known.set(w, prices);
  }
  return prices;
}

function markerPrices(w: BoardWeights): Record<Marker, number> {
  const prices: Partial<Record<Marker, number>> = {};
  for (const kind of GREY_KINDS) {
    const price = kind === 'stock-exchange' ? w.exchange : w[kind];
    prices[greyOf('first', kind)] = price;
    prices[greyOf('second', kind)] = price * SECOND;
  }
  for (const capacity of CAPACITIES) prices[shipOf(capacity)] = w.ship * Math.sqrt(capacity / 2);
  return prices as Record<Marker, number>;
}

function tilePrices(w: BoardWeights): Record<Tile, number> {
  return Object.fromEntries(TILES.map((tile) => [tile, w[`tile-${tile}`] ?? w.tile])) as Record<Tile, number>;
}
