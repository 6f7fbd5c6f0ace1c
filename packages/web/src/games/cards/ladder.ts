import type { ColourResult } from './outlook.ts';
import type { Colour } from './view.svelte.ts';

/** One level of a column: a crate sold, one nobody buys, a buyer for whom nothing is left, or below what is asked for. */
export interface Cell {
  readonly level: number;
  readonly kind: 'sold' | 'unsold' | 'wanted' | 'empty';
  /** The lit choice makes it so. */
  readonly isNew: boolean;
}

export interface Column {
  readonly colour: Colour;
  readonly appeal: number;
  readonly appealNow: number;
  readonly sold: number;
  readonly made: number;
  readonly price: number;
  /** Steps of the share value. */
  readonly value: number;
  /** A company with goods; the others sell out of nothing. */
  readonly hasGoods: boolean;
  readonly isChanged: boolean;
  readonly cells: readonly Cell[];
}

interface Moment {
  readonly appeal: number;
  readonly result: ColourResult | undefined;
}

/** A seller as a column: as high as the appeal, sold from the top down to the demand. With `then`, as the lit choice would leave it. */
export function columnOf(colour: Colour, now: Moment, then: Moment | undefined): Column {
  const shown = then ?? now;
  const before = kinds(now);
  const cells = kinds(shown).map((kind, level): Cell => ({ level: level + 1, kind, isNew: kind !== before[level] }));
  const sold = shown.result?.sold ?? 0;
  return {
    colour,
    appeal: Math.max(0, shown.appeal),
    appealNow: Math.max(0, now.appeal),
    sold,
    made: goodsOf(shown.result),
    price: shown.result?.price ?? 0,
    value: shown.result?.value ?? 0,
    hasGoods: typeof colour.who === 'number',
    isChanged: sold !== (now.result?.sold ?? 0),
    cells: cells.reverse(),
  };
}

/** Everything a seller has in hand in this phase: what is made, and what comes from stock to be sold. */
function goodsOf(result: ColourResult | undefined): number {
  return result ? Math.max(result.made, result.sold + result.stored + result.shipped + result.wasted) : 0;
}

/** What each level shows, from the lowest. */
function kinds({ appeal, result }: Moment): Cell['kind'][] {
  const sold = result?.sold ?? 0;
  const maximum = result?.maximum ?? 0;
  const left = goodsOf(result) - sold;
  return Array.from({ length: Math.max(0, appeal) }, (_, i) => {
    const fromTop = appeal - 1 - i;
    if (fromTop < sold) return 'sold';
    if (fromTop < maximum) return 'wanted';
    return fromTop - maximum < left ? 'unsold' : 'empty';
  });
}
