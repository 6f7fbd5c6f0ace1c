import type { Random, RuleNames, Seat } from '@cromford/kernel';
import type { EventName } from './events/names.ts';
import type { ClosingEvent, EventRule } from './events/rule.ts';
import type { Frame, StepName } from './frames.ts';
import { GOODS, type Good, type GoodIndex } from './goods.ts';
import type { Grey, GreyKind, Kind, Marker, Shade } from './markers.ts';
import type { WithCompany } from './modules/east-india-company/company.ts';
import type { Emit } from './news.ts';
import type { Player, Pounds, State } from './state.ts';
import type { TileHooks, TilesByHook } from './tiles/hooks.ts';
import type { Tile } from './tiles/names.ts';

/** The additional action that a marker brings (FE-PRI-01, FE-TSM-01); `further` is another main action (AE-ASX-02). */
export type Additional = 'prices' | 'special' | 'further' | 'none';

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
export interface Ruleset extends WithCompany {
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
  /** Types of factory that can be opened, by type: the highest level, and the first rows that must be full to produce (AE-ASY-05, AE-ASY-11). */
  readonly types: readonly { readonly topLevel: number; readonly fullRows: number }[];

  // Factories, by good, then level or row; cost and output have the goods of each type behind those of the one before
  readonly cost: readonly (readonly Pounds[])[];
  readonly spaces: readonly (readonly number[])[];
  readonly machineSpaces: readonly (readonly number[])[];
  /** Workers of a row that no machine replaces. */
  readonly workersBeside: readonly (readonly number[])[];
  /** A row left without workers loses its machines (FE-WRK-12). */
  readonly emptyRowsLoseMachines: boolean;
  /** Hired workers take the first free space of a factory (AE-WRK-06), or any row. */
  readonly hiresInOrder: boolean;
  /** Machines and workers of a factory may change places before somebody is fired (AE-WRK-17). */
  readonly rearranges: boolean;
  /** What was closed or built in an action may be built or closed again in it (AE-AMB-53, AE-AMB-54). */
  readonly rebuilds: boolean;
  readonly output: readonly (readonly (readonly number[])[])[];
  readonly lowestPrice: readonly Pounds[];
  readonly highestPrice: Pounds;
  /** Which prices the additional action changes (FE-PRI-02, AE-PRI-01). */
  readonly repricing: 'affected' | 'all';
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

  // Labour market
  readonly marketSpaces: number;
  readonly circulating: number;
  /** Appeal at which the importers start. */
  readonly importerStart: number;
  /** By good and number of empty spaces. */
  readonly demand: readonly (readonly number[])[];
  readonly wage: readonly Pounds[];

  // Administration and markers
  readonly chart: readonly Pounds[];
  readonly reuseFee: Pounds;
  /** Where a marker is used again: on its space (FE-ADM-05), or on any free one (AE-ADM-12). */
  readonly reuse: 'same-space' | 'any-space';
  /** Shares may be sold in need to open a closed space (AE-AMB-18). */
  readonly raisesToOpen: boolean;
  /** The order of the parts of a stock exchange action; equal numbers go in any order (FE-STX-01, AE-STK-01). */
  readonly exchangeOrder: Readonly<Record<'goods' | 'loans' | 'shares' | 'contracts', number>>;
  /** Shares may be bought and sold in one action. */
  readonly tradesBothWays: boolean;
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
  /** Rows of the mat and the shade that lies in each, and its spaces where it has not as many as the others. */
  readonly matRows: readonly { readonly level: number; readonly shade: Shade; readonly spaces?: number }[];
  /** How many are printed of each. */
  readonly tileCopies: Readonly<Partial<Record<Tile, number>>>;
  readonly greyCopies: Readonly<Record<Grey, number>>;
  readonly mostTiles: number;
  readonly mostShips: number;
  readonly shipLevel: readonly number[];
  readonly crew: Readonly<Record<number, number>>;
  /** Ships of one capacity that a player may own at most, where there is such a limit (AE-CMP-13). */
  readonly mostAlike: Readonly<Record<number, number>>;
  /** A ship may take the place of a smaller one although a pier is free (AE-TIL-13). */
  readonly replacesShips: boolean;
  /** A ship that needs no crew may be given back at the end of a decade (AE-EOD-03; FE: AMB-57). */
  readonly returnsCrewless: boolean;
  /** Ships used as marker go back to their piers, and both may sail (AE-SHP-06, AE-SHP-12). */
  readonly shipsReturn: boolean;
  /** Goods without a factory can be shipped, for nothing (FE: AMB-36). */
  readonly shipsWithoutFactory: boolean;
  /** Goods are shipped for contracts only; otherwise freely (AE-SM-17), with ships that rest afterwards (AE-SM-19). */
  readonly needsContracts: boolean;
  readonly shipsRest: boolean;
  readonly contractSpaces: readonly number[];
  /** Where the contract limit marker starts and how far it may go; 0 when there is none (AE-SET-31). */
  readonly limitMarker: { readonly start: number; readonly highest: number; readonly removable: boolean };
  readonly tiles: Readonly<Record<Tile, TileHooks>>;
  readonly hooks: TilesByHook;
  readonly events: Readonly<Record<EventName, EventRule>>;
  /** The events that close a space of the chart. */
  readonly closing: readonly ClosingEvent[];

  // Storage
  /** The goods of the small warehouse lie on the price scales and block prices (FE-STO-02). */
  readonly storesOnScales: boolean;
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
  /** A patron takes an unsold good first, unasked (AE-AMB-10). */
  readonly patronsTakeUnsold: boolean;
  /** Only who has produced rises in share value (AE-SHV-01). */
  readonly risesByProducing: boolean;
  /** What extra shifts can still make a good for after the sale: shipping only (AE-AMB-12), or all that takes unsold goods (AMB-62). */
  readonly shiftsAfterSale: 'shipping' | 'unsold';
  /** Whether the event in reserve follows this one (AE-EOD-07, AE-EOD-08). */
  revealsReserve(s: State, event: EventName): boolean;
  /** The events of this set-up: from which ones, how many are dealt, and among how many that lie open first (AE-SET-04). */
  readonly dealtEvents: { readonly among: readonly EventName[]; readonly count: number; readonly candidates: number };
  /** Different economy markers that there are; none, where every cycle brings the same. */
  readonly economyMarkers: number;
  /** What the economy phase of a cycle brings. */
  economy(s: State): { readonly importer: number; readonly workers: number };
  /** The steps of a cycle after its economy phase, of a production phase and of the end of a round, in order. */
  readonly cycle: readonly StepName[];
  readonly production: readonly StepName[];
  readonly endOfRound: readonly StepName[];
  /** The steps of the preparation, in order. */
  preparation(): Frame[];
  /** Shares that must be sold in the preparation, and whether a special marker may be taken at once. */
  readonly startSale: {
    readonly mustCover: boolean;
    readonly reverse: boolean;
    readonly special: boolean;
    /** Factories and tile are paid in the same go, and a tile must be taken (AE-FND-11). */
    readonly atOnce: boolean;
  };
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
  /**
   * The number of a rule in this version's checklist, where the shared steps name Water Frame's of the first edition; a reason,
   * a question or a piece of news that leans on another rule here is named by its code, step or kind.
   */
  readonly ruleNames: RuleNames | undefined;
}

export function decadeIndex(decade: number): number {
  return (decade - 1760) / 10;
}

export function levelNow(rs: Ruleset, s: State): number {
  return rs.levels[decadeIndex(s.decade)] as number;
}

/** FE-ECO-03: cycles whose economy marker has been turned up. */
export function cyclesBegun(rs: Ruleset, s: State): number {
  return Math.max(0, rs.decades.indexOf(s.decade) * GOODS.length + (s.cycle < 0 ? GOODS.length : s.cycle + 1));
}

/** Which grey marker lies in a row of the mat. */
export function greyOf(shade: Shade, kind: GreyKind): Grey {
  return `${shade}-${kind}`;
}
