import type { Random, Seat } from '@cromford/kernel';
import type { EventName } from './events/names.ts';
import type { EventRule } from './events/rule.ts';
import type { Frame, StepName } from './frames.ts';
import type { Good, GoodIndex } from './goods.ts';
import type { Grey, GreyKind, Kind, Marker, Shade } from './markers.ts';
import type { Emit } from './news.ts';
import type { Player, Pounds, State } from './state.ts';
import type { TileHooks, TilesByHook } from './tiles/hooks.ts';
import type { Tile } from './tiles/names.ts';

/** The additional action that a marker brings (FE-PRI-01, FE-TSM-01). */
export type Additional = 'prices' | 'special' | 'none';

export interface StartingFactory {
  readonly good: Good;
  readonly price: Pounds;
}

/** What a predetermined set-up hands to a seat. */
export interface Start {
  readonly factories: readonly StartingFactory[];
  readonly shares: number;
  readonly cash: Pounds;
  readonly marker: GreyKind;
  /** The marker is one of those on the mat. */
  readonly fromMat: boolean;
}

/**
 * One way to play the board game, as a table. Shared steps read it and never ask which edition it is; where editions truly
 * differ, it holds a small function with the name of the rule.
 */
export interface Ruleset {
  readonly id: string;
  readonly players: number;
  /** What everybody begins with, and the workers of the board. */
  readonly start: { readonly market: number; readonly fired: number; readonly shares: number; readonly space: number };

  // The timetable
  readonly decades: readonly number[];
  readonly lastDecade: number;
  /** Current level and level that becomes obsolete before a decade; read with `decadeIndex`. */
  readonly levels: readonly number[];
  readonly obsolete: readonly number[];
  /** Highest level that has factory markers in this game. */
  readonly topLevel: number;

  // Factories, by good, then level or row
  readonly cost: readonly (readonly Pounds[])[];
  readonly spaces: readonly (readonly number[])[];
  readonly machineSpaces: readonly (readonly number[])[];
  readonly output: readonly (readonly (readonly number[])[])[];
  readonly lowestPrice: readonly Pounds[];
  readonly highestPrice: Pounds;
  readonly qualityLimit: number;
  readonly distributionLimit: number;

  // Shares
  /** Value by space; the first entry is not a space. */
  readonly value: readonly Pounds[];
  readonly lastSpace: number;
  readonly shares: number;
  readonly lowestPurchase: Pounds;
  readonly loan: { readonly amount: Pounds; readonly repay: Pounds };
  /** Spaces that the indicator goes back for each loan (FE-EMS-07). */
  loanSpaces(space: number): number;

  // Job market
  readonly marketSpaces: number;
  readonly circulating: number;
  /** By good and number of empty spaces. */
  readonly demand: readonly (readonly number[])[];
  readonly wage: readonly Pounds[];

  // Administration and markers
  readonly chart: readonly Pounds[];
  readonly reuseFee: Pounds;
  readonly machinery: Readonly<Partial<Record<Marker, readonly Pounds[]>>>;
  readonly quality: Readonly<Partial<Record<Marker, readonly Pounds[]>>>;
  readonly distribution: Readonly<Partial<Record<Marker, Pounds>>>;
  readonly productionRows: Readonly<Partial<Record<Marker, number>>>;
  readonly additional: Readonly<Partial<Record<Marker, Additional>>>;
  /** Shares at half price in a stock exchange action. */
  readonly halfPriceShares: Readonly<Partial<Record<Marker, number>>>;
  /** The cost of these is settled together with the costs of the action (AMB-02). */
  readonly paidAfterwards: Readonly<Record<Kind, boolean>>;
  /** Kinds whose unused cost may buy further price changes (FE-PRI-03). */
  readonly sparePounds: Readonly<Record<Kind, boolean>>;

  // Special markers
  /** Rows of the mat and the shade that lies in each. */
  readonly matRows: readonly { readonly level: number; readonly shade: Shade }[];
  readonly mostTiles: number;
  readonly mostShips: number;
  readonly shipLevel: readonly number[];
  readonly crew: Readonly<Record<number, number>>;
  readonly contractSpaces: readonly number[];
  readonly tiles: Readonly<Record<Tile, TileHooks>>;
  readonly hooks: TilesByHook;
  readonly events: Readonly<Record<EventName, EventRule>>;

  // Storage
  readonly warehousePrice: readonly Pounds[];
  /** Edges of the large warehouse: four columns and these many rows; 0 when there is none. */
  readonly warehouseEdges: number;
  /** Room on the price scales, for all goods together. */
  smallWarehouse(p: Player): number;
  /** Open spaces of the large warehouse for one good. */
  largeWarehouse(p: Player, good: GoodIndex): number;

  // Places where the versions part
  /** Hiring in the last decade for a good that was active before: refused, or the factory is marked. */
  readonly lateHiring: 'refused' | 'marks';
  /** What the economy phase of a cycle brings. */
  economy(s: State, emit: Emit): { readonly importer: number; readonly workers: number };
  /** The steps of a production phase and of the end of a round, in order. */
  readonly production: readonly StepName[];
  readonly endOfRound: readonly StepName[];
  /** The steps of the preparation, in order. */
  preparation(): Frame[];
  /** Shares that must be sold in the preparation, and whether a special marker may be taken at once. */
  readonly startSale: { readonly mustCover: boolean; readonly reverse: boolean; readonly special: boolean };
  readonly gift: Pounds;
  readonly predetermined: readonly Start[] | null;
  /** Lays out the mat, markers, ships, tiles, economy and event markers. */
  supply(s: State): void;
  /** Corrections before the winner is found (FE-END-04, FE-END-05). */
  correct(s: State, seat: Seat, emit: Emit): void;
  /** What decides between equal scores, most important first. */
  tieBreaks(s: State, seat: Seat): readonly number[];
  /** Hidden markers, put in place at random as the known ones allow. */
  deal(s: State, random: Random): void;
}

export function decadeIndex(decade: number): number {
  return (decade - 1760) / 10;
}

export function levelNow(rs: Ruleset, s: State): number {
  return rs.levels[decadeIndex(s.decade)] as number;
}

/** Which grey marker lies in a row of the mat. */
export function greyOf(shade: Shade, kind: GreyKind): Grey {
  return `${shade}-${kind}`;
}
