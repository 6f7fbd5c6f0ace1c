import { at, fill, type Setup, times } from '@cromford/kernel';
import { type CardIndex, cardIndex } from './cards/names.ts';
import { GOODS, goodIndex } from './goods.ts';
import { type Variant, variant } from './options.ts';
import type { Sheet } from './sheet/sheet.ts';
import { TRACKS, trackIndex } from './tracks.ts';

export interface FactorySide {
  readonly prices: readonly number[];
  readonly appeals: readonly number[];
  readonly goods: number;
  readonly workers: number;
  readonly fixedCost: number;
  readonly shipPrice: number;
}

export interface WorkerCard {
  readonly workers: number;
  readonly machines: number;
  /** Goods of the earlier and of the later side. */
  readonly goods: readonly number[];
}

export interface Start {
  readonly factories: readonly number[];
  readonly track: number;
  readonly card: CardIndex | -1;
  readonly at: number;
}

/** The sheet and the options as the rules use them: numbers instead of names. Lists by good stand in the order of the rounds. */
export interface Ruleset {
  readonly sheet: Sheet;
  readonly variant: Variant;
  readonly players: number;
  /** The side of the board in use (CG-CMP-02, CG-SOL-03). */
  readonly board: 2 | 3 | 4;
  readonly sides: readonly (readonly FactorySide[])[];
  readonly offices: readonly { readonly price: number; readonly appeal: number }[];
  readonly workerCards: readonly (readonly WorkerCard[])[];
  /** What each development gives by level, and the decade that a level asks for (0 where none). */
  readonly tracks: readonly (readonly number[])[];
  readonly decades: readonly (readonly number[])[];
  readonly qualityFaces: readonly (readonly number[])[];
  /** The first two quality cards show the same values. */
  readonly twins: boolean;
  readonly distributionFaces: readonly number[];
  readonly holds: readonly number[];
  /** Arrows at or below each space of each track. */
  readonly up: readonly (readonly number[])[];
  readonly down: readonly (readonly number[])[];
  readonly demand: readonly number[];
  readonly wages: readonly number[];
  readonly starts: readonly Start[];
}

export function ruleset({ players, options, sheet }: Setup<Sheet>): Ruleset {
  const board = players === 1 ? 3 : (players as 2 | 3 | 4);
  const { market } = sheet;
  const v = variant(players, options);
  return {
    sheet,
    variant: v,
    players,
    board,
    sides: GOODS.map((good) =>
      sheet.factories[good].map(({ spots, goods, workers, fixedCost, shipPrice }) => ({
        prices: spots.map(({ price }) => price),
        appeals: spots.map(({ appeal }) => appeal),
        goods,
        workers,
        fixedCost,
        shipPrice,
      })),
    ),
    offices: GOODS.map((good) => sheet.offices[good]),
    workerCards: GOODS.map((good) => sheet.workerCards[good]),
    tracks: TRACKS.map((track) => sheet.developments[track]),
    // CG-EXP-06: two developments carry no restriction.
    decades: TRACKS.map((track) =>
      v.restrictions && track !== 'cards' && track !== 'exchange' ? sheet.restrictions[track] : [0, 0],
    ),
    qualityFaces: [...sheet.qualityCards.faces, sheet.qualityCards.engineer],
    twins: sheet.qualityCards.faces[0]?.join() === sheet.qualityCards.faces[1]?.join(),
    distributionFaces: sheet.distributionCards.faces,
    holds: [sheet.warehouses.smallHolds, sheet.warehouses.smallHolds, sheet.warehouses.largeHolds],
    up: GOODS.map((good) => arrows(market.up[good], market.appealEnds)),
    down: GOODS.map((good) => arrows(market.down[good], market.appealEnds)),
    demand: market.demand[board],
    wages: market.wages[board],
    starts: sheet.starts[board].map(({ factories, track, card, at: where }) => ({
      factories: factories.map((good) => goodIndex[good]),
      track: track === undefined ? -1 : trackIndex[track],
      card: card === undefined ? -1 : cardIndex[card],
      at: where === undefined ? -1 : goodIndex[where],
    })),
  };
}

/** How many arrows lie at or below each space. */
function arrows(spaces: readonly number[], end: number): number[] {
  const counts = fill(end + 1, 0);
  for (const space of spaces) counts[space] = at(counts, space) + 1;
  let sum = 0;
  return times(end + 1, (space) => {
    sum += at(counts, space);
    return sum;
  });
}
