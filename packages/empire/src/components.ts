import type { GameOptions } from '@cromford/kernel';
import { KINDS, type Kind, kindOf, nameOf, RESOURCES } from './resources.ts';
import type { Effect, Sheet, Text } from './sheet.ts';
import { central as centralName } from './words/central.ts';

/** North, east, south, west: the order of a card's edges. */
export const DIRECTIONS = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
] as const;

export type Edge = 'none' | 'out' | 'in';

/** What is printed on the Central Factory or on one side of a building card. */
export interface Plate {
  readonly id: string;
  readonly name: Text;
  /** Highest value of each track; 0 where the card has no such track. */
  readonly max: readonly number[];
  readonly requirement: number;
  readonly edges: readonly Edge[];
  readonly cost: readonly number[];
  readonly award: number;
  readonly event?: { readonly from: number; readonly to: number; readonly title: Text; readonly effect: Effect };
}

/** The sheet as the rules use it: arrays instead of names. Plate 0 is the Central Factory, 1 and 2 the sides of card 1, and so on. */
export interface Components {
  readonly plates: readonly Plate[];
  readonly plateOf: Readonly<Record<string, number>>;
  readonly start: { readonly stock: readonly number[]; readonly workers: number; readonly managers: number };
  /** Markers that wait with the row at the start. */
  readonly spare: number;
  readonly actionPrices: readonly number[];
  /** Units per lot by die (0 unused) and kind; 0 where nobody buys. */
  readonly rates: readonly (readonly number[])[];
  /** Side B: capital can be sold. */
  readonly capitalSells: boolean;
  readonly turns: number;
  readonly labourYears: readonly number[];
  readonly upkeepYears: readonly number[];
  readonly titles: readonly number[];
}

export const CENTRAL = 0;
export const BUILDINGS = 6;
export const MOST_WORKERS = 6;

export function components(sheet: Sheet, options: GameOptions): Components {
  const plates = [central(sheet), ...sheet.buildings.map(building)];
  const side = options.side === 'B' ? 'B' : 'A';
  const stock = RESOURCES.map((resource) => sheet.start[resource]);
  return {
    plates,
    plateOf: Object.fromEntries(plates.map((plate, i) => [plate.id, i])),
    start: { stock, workers: sheet.start.workers, managers: sheet.start.managers },
    spare: sheet.start.markers - KINDS.length,
    actionPrices: sheet.actionPrices.values,
    rates: [[0, 0, 0, 0], ...sheet.market[side].map((row) => RESOURCES.map((resource) => row[resource]))],
    capitalSells: side === 'B',
    turns: sheet.years.turns,
    labourYears: sheet.years.labour,
    upkeepYears: sheet.years.upkeep,
    titles: sheet.titles.from,
  };
}

function central({ central }: Sheet): Plate {
  return {
    id: 'central',
    name: centralName,
    max: RESOURCES.map((resource) => central.max[resource]),
    requirement: central.requirement,
    edges: edgesOf(central.edges),
    cost: [0, 0, 0, 0],
    award: 0,
  };
}

function building(side: Sheet['buildings'][number]): Plate {
  return {
    id: side.id,
    name: side.name,
    max: KINDS.map((kind) => (nameOf(kind) === side.track ? side.max : 0)),
    requirement: side.requirement,
    edges: edgesOf(side.edges),
    cost: RESOURCES.map((resource) => side.cost[resource] ?? 0),
    award: side.award,
    event: side.event,
  };
}

function edgesOf({ north, east, south, west }: Record<'north' | 'east' | 'south' | 'west', Edge>): Edge[] {
  return [north, east, south, west];
}

export function plateAt(c: Components, plate: number): Plate {
  const found = c.plates[plate];
  if (!found) throw new Error(`no plate ${plate}`);
  return found;
}

/** The other side of the same card. */
export function otherSide(plate: number): number {
  return plate % 2 === 1 ? plate + 1 : plate - 1;
}

/** The kind of a building's only track. */
export function trackOf(plate: Plate): Kind {
  return KINDS.find((kind) => (plate.max[kind] as number) > 0) ?? kindOf('materials');
}
