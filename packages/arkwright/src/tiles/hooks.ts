import type { RuleId } from '@cromford/kernel';
import type { GoodIndex } from '../goods.ts';
import type { Player, Pounds } from '../state.ts';
import { TILES, type Tile } from './names.ts';

/** What a development tile changes. A tile's file declares the hooks it has; the steps ask for the hook, never for the tile. */
export interface TileHooks {
  readonly tile: Tile;
  /** Assigned to one factory when taken, and the field that says which. */
  readonly assigned?: 'foreman' | 'workshop';
  /** Pounds due when it is taken, and the rule that says so. */
  readonly price?: Pounds;
  readonly priceRule?: RuleId;
  /** The cost of a space may be moved by this much (FE-ADM-15). */
  readonly costShift?: Pounds;
  /** Markers on the chart are used again without the fee (FE-ADM-16). */
  readonly freeReuse?: true;
  /** Spaces closed for good stay open (FE-ADM-17). */
  readonly opensSpaces?: true;
  /** For a quality action any amount may be paid (FE-ADM-18). */
  readonly freePayment?: true;
  readonly qualityLimit?: number;
  /** Off each factory built or modernised in one action, then returned (FE-FAC-22). */
  readonly discount?: Pounds;
  /** The discount is used on chosen steps, once for each good, also ahead of the timetable (AE-DEV05). */
  readonly discountChosen?: true;
  /** One level ahead of the timetable; what keeping it costs after each use (FE-FAC-24). */
  readonly ahead?: readonly Pounds[];
  /** The rule by which it is kept or returned, after each use. */
  readonly aheadRules?: readonly RuleId[];
  /** Where its uses are counted. */
  readonly uses?: 'inventorUses' | 'tinkererUses';
  /** Counts towards the cost paid of a machinery action (FE-MAC-10). */
  readonly machineryBonus?: Pounds;
  /** Replaced workers may be put on free spaces: after each machine (FE-MAC-11), or after all of them (AE-DEV14-2). */
  readonly retrains?: 'each' | 'all';
  /** The last row with a worker may be shut in the production phase (FE-SAL-17), perhaps once in a decade (AE-DEV14-3). */
  readonly shutsRow?: 'always' | 'once';
  /** For every machine that another player buys (FE-MAC-12), or that a neighbour gains (AE-DEV11-1). */
  readonly perMachine?: Pounds;
  readonly perNeighbour?: Pounds;
  /** Pounds added to a distribution action, or steps for returning it (FE-DIS-07, FE-DIS-08). */
  readonly distributionBonus?: Pounds;
  readonly distributionSteps?: number;
  /** The steps for returning it end the action (AE-DEV12-2). */
  readonly stepsEnd?: true;
  /** Contracts may be served with this many goods more or fewer (FE-SHP-10). */
  readonly contractShift?: number;
  /** For one contract of an action only (AMB-29). */
  readonly shiftsOnce?: true;
  /** For each shipping (FE-SHP-11). */
  readonly shippingBonus?: Pounds;
  /** One more good for returning it (FE-PRD-05, FE-SAL-16). */
  readonly extraGood?: true;
  /** Buys one good of this kind after the calling (FE-SAL-18). */
  readonly patronOf?: GoodIndex;
  /** Wins ties for the share bonuses (FE-SVI-07). */
  readonly winsTies?: true;
  /** May win ties so often in a decade; with the last use it is returned (AE-DEV13). */
  readonly claimsTies?: number;
  /** May be returned to name the start player (FE-EOC-03). */
  readonly namesStart?: true;
  /** Another special marker is taken for it then (AE-DEV04-2). */
  readonly takesAnother?: true;
  /** Shares at half price for returning it (FE-TSM-12). */
  readonly halfPriceShares?: number;
  /** Trades in every event phase (FE-EOR-09). */
  readonly tradesInEvents?: true;
  /** Goods on the price scales (FE-STO-06). */
  readonly stores?: number;
  /** Workers whose wage it lowers, and by how much, in its factory (FE-WAG-05). */
  readonly wageRelief?: { readonly workers: number; readonly pounds: Pounds; readonly least: Pounds };
  /** All machines of its factory together (FE-WAG-07). */
  readonly machinesCost?: Pounds;
}

export type Hook = Exclude<keyof TileHooks, 'tile'>;

/** For each hook the tiles that have it. */
export type TilesByHook = { readonly [H in Hook]: readonly TileHooks[] };

const HOOKS = {
  assigned: true,
  price: true,
  priceRule: true,
  costShift: true,
  freeReuse: true,
  opensSpaces: true,
  freePayment: true,
  qualityLimit: true,
  discount: true,
  discountChosen: true,
  ahead: true,
  aheadRules: true,
  uses: true,
  machineryBonus: true,
  retrains: true,
  shutsRow: true,
  perMachine: true,
  perNeighbour: true,
  distributionBonus: true,
  distributionSteps: true,
  stepsEnd: true,
  contractShift: true,
  shiftsOnce: true,
  shippingBonus: true,
  extraGood: true,
  patronOf: true,
  winsTies: true,
  claimsTies: true,
  namesStart: true,
  takesAnother: true,
  halfPriceShares: true,
  tradesInEvents: true,
  stores: true,
  wageRelief: true,
  machinesCost: true,
} as const satisfies Record<Hook, true>;

/** Tiles by name; those that an edition does not have do nothing. */
export function tileTable(tiles: readonly TileHooks[]): Readonly<Record<Tile, TileHooks>> {
  const all = [...TILES.map((tile): TileHooks => ({ tile })), ...tiles];
  return Object.fromEntries(all.map((hooks) => [hooks.tile, hooks])) as Record<Tile, TileHooks>;
}

export function byHook(tiles: Readonly<Record<Tile, TileHooks>>): TilesByHook {
  const all = Object.values(tiles);
  return Object.fromEntries(
    (Object.keys(HOOKS) as Hook[]).map((hook) => [hook, all.filter((tile) => tile[hook] !== undefined)]),
  ) as unknown as TilesByHook;
}

/** What this tile does, where it is one of these: a few comparisons, where a table of tiles would be asked by name. */
export function amongThese(having: readonly TileHooks[], tile: Tile): TileHooks | undefined {
  for (let i = 0; i < having.length; i++) {
    const hooks = having[i] as TileHooks;
    if (hooks.tile === tile) return hooks;
  }
  return undefined;
}

/** The first of these tiles that the player has: `tileWith(rs.hooks.ahead, p)`. */
export function tileWith(having: readonly TileHooks[], p: Player): TileHooks | undefined {
  const { tiles } = p;
  if (tiles.length === 0) return undefined;
  for (let i = 0; i < having.length; i++) {
    const hooks = having[i] as TileHooks;
    for (let j = 0; j < tiles.length; j++) if (tiles[j] === hooks.tile) return hooks;
  }
  return undefined;
}
