import type { Seat } from '@cromford/kernel';
import { upTo } from '../list.ts';
import type { Stretch } from './window.ts';

/** Where an indicator stands, where the lit choice itself puts it, and where production will. */
export interface Indicator {
  readonly here: number;
  readonly moved: number;
  readonly target: number;
}

/** A space of the track with everything that stands on it or will. */
export interface TrackSpace {
  readonly space: number;
  readonly here: readonly { readonly seat: Seat; readonly leaves: boolean }[];
  readonly comes: readonly Seat[];
  readonly soon: readonly Seat[];
}

export function spacesOf(indicators: readonly Indicator[], { from, to }: Stretch): TrackSpace[] {
  return upTo(to - from + 1).map((i) => {
    const space = from + i;
    const seats = (fits: (indicator: Indicator) => boolean): Seat[] =>
      indicators.flatMap((indicator, seat) => (fits(indicator) ? [seat] : []));
    return {
      space,
      here: seats(({ here }) => here === space).map((seat) => ({ seat, leaves: indicators[seat]?.moved !== space })),
      comes: seats(({ here, moved }) => here !== space && moved === space),
      soon: seats(({ moved, target }) => moved !== space && target === space),
    };
  });
}

/** Runs of spaces with the same value. */
export function bandsOf({ from, to }: Stretch, value: (space: number) => number): { value: number; n: number }[] {
  const bands: { value: number; n: number }[] = [];
  for (let space = from; space <= to; space++) {
    const last = bands.at(-1);
    if (last?.value === value(space)) last.n++;
    else bands.push({ value: value(space), n: 1 });
  }
  return bands;
}
