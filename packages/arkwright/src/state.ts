import type { State as KernelState, Seat } from '@cromford/kernel';
import type { EventName } from './events/names.ts';
import type { Frame } from './frames.ts';
import type { GoodIndex } from './goods.ts';
import { at } from './list.ts';
import type { Grey, Marker } from './markers.ts';
import type { Tile } from './tiles/names.ts';

export type Pounds = number;
/** A step on the blue share track. */
export type ShareSpace = number;
export type Flag = 0 | 1;
/** 0 is regular, 1 mass production, 2 luxury. */
export type FactoryType = 0 | 1 | 2;
export const FACTORY_TYPES = ['regular', 'mass', 'luxury'] as const;
export type TypeName = (typeof FACTORY_TYPES)[number];

/** One factory on a player's mat. Its appeal is not kept: it follows from these numbers (FE-CMP-12). */
export interface Factory {
  level: number;
  price: Pounds;
  quality: number;
  distribution: number;
  /** Workers and machines in each of the four rows. */
  workers: readonly number[];
  machines: readonly number[];
  /** Additional workers of an obsolete factory, beside its marker. */
  additional: number;
  /** It has its additional workers, or has paid for them. */
  obsolete: Flag;
  /** A worker stands on the marker as a reminder (FE-WRK-07). */
  marked: Flag;
  /** Regular, mass or luxury (AE-ASY-02). */
  type: FactoryType;
}

export interface Player {
  cash: Pounds;
  shares: number;
  loans: number;
  space: ShareSpace;
  factories: (Factory | null)[];
  /** Goods in the warehouses, by good. Where they lie follows from the room there is (see storage.ts). */
  stored: readonly number[];
  /** Grey markers owned. */
  markers: readonly Grey[];
  /** Capacities of the ships owned, at most two. */
  ships: readonly number[];
  /** The own column of the administration chart, cheapest space first. */
  chart: readonly (Marker | '')[];
  tiles: readonly Tile[];
  /** The good whose factory the tile is assigned to; -1 without the tile. */
  foreman: GoodIndex | -1;
  workshop: GoodIndex | -1;
  /** Uses of the inventor and of the tinkerer so far. */
  inventorUses: number;
  tinkererUses: number;
  /** Uses of the press attaché and of the school's shutdown in this decade (AE-EOD-13). */
  attacheUses: number;
  shutdowns: number;
  /** Contract space by good; 0 is off the track. */
  contracts: readonly number[];
  /** Space of the contract limit marker; 0 is off the track (AE-CMP-15). */
  limit: number;
  /** Capacities of the ships that are not ready (AE-SM-19). */
  resting: readonly number[];
  /** Space of the influence marker by commodity; 0 is off the track (AE-EIC-03). */
  influence: readonly number[];
  /** Staffed edges of the large warehouse: bits 0-3 are the columns, 4 and up the rows. */
  edges: number;
  /** The joker patron of the Crown Jubilee is still to be used. */
  joker: Flag;
  /** A space closed for this decade has been opened by paying. */
  opened: Flag;
}

/** What the acting player has done so far in his turn. */
export interface Turn {
  marker: Marker | '';
  /** Administrative cost of the space, and what was really paid: the strength of the action. */
  cost: Pounds;
  paid: Pounds;
  /** Pounds that are settled at the end of the main action (AMB-02). */
  due: Pounds;
  /** Machines, increases or pounds of distribution still to be had. */
  left: number;
  /** Increases taken (quality) or pounds used (distribution). */
  used: number;
  /** Goods, one bit each: touched by the main action, built in it, re-priced, discounted by the developer. */
  affected: number;
  built: number;
  priced: number;
  discounted: number;
  /** Level of the factory closed in this action, by good. */
  closed: readonly number[];
  /** The developer is in use. */
  developer: Flag;
  /** 1: the patent adds its pounds; 2: it was returned. */
  patent: 0 | 1 | 2;
  /** Workers hired (or put there by the school) in this action, by good and row. */
  hired: readonly number[];
  /** Rows fired from in this action, one bit each. */
  firedRows: number;
  /** Warehouse edges that a worker was moved to, one bit each. */
  movedTo: number;
  /** 1: shares were bought, 2: sold, 4 and 8: and then the other way round. */
  trade: number;
  /** The half-price share, the agent or the ship's fee of one space has been used. */
  once: Flag;
  /** The part of a stock exchange action that has been reached (AE-STK-01). */
  part: number;
  /** The limit marker was handled since the last change of a contract. */
  limited: Flag;
  /** Ships that sail in this action: one bit for each place in the list of ships. */
  ships: number;
  /** The factory being rearranged before firing, and how often; -1 is none (AE-WRK-17). */
  arranging: GoodIndex | -1;
  arranged: number;
}

/** Nobody hired, nothing closed: what a turn begins with. */
export const NOBODY: readonly number[] = new Array<number>(16).fill(0);
export const NONE_CLOSED: readonly number[] = [0, 0, 0, 0];

/** The sale of the featured good while it runs (FE-SAL). Lists are by seat; the importer stands behind the last one. */
export interface Sale {
  tokens: number;
  /** The appeal that is being called, the place in the order, and the group that is selling. */
  level: number;
  place: number;
  group: number;
  /** Who is called, in this order, and the group of equals each belongs to. */
  order: number[];
  groups: number[];
  produced: number[];
  /** Production not sold yet. */
  left: number[];
  sold: number[];
  /** 1: was asked once after his production was sold out; 2: stopped. */
  asked: number[];
  /** The row shut by the school, counted from 1. */
  shut: number[];
  /** Ties claimed with a tile, by seat: 1 for appeal, 2 for goods sold (AE-DEV13). */
  claims: number[];
}

export interface State extends KernelState {
  agenda: Frame[];
  decade: number;
  /** The cycle of the decade is also the featured good; -1 outside cycles. */
  cycle: GoodIndex | -1;
  start: Seat;
  /** Workers on the labour market, and spaces at its end that stay empty (FE-EVT-07). */
  market: number;
  gap: number;
  fired: number;
  /** Workers that have left the game since it began. */
  gone: number;
  importers: readonly number[];
  players: Player[];
  /** Grey markers on the mat, by row (level) and grey kind; see mat.ts. */
  mat: readonly number[];
  /** Grey markers laid out for the start (Spinning Jenny). */
  laidOut: readonly Grey[];
  /** Ships on the mat, by capacity (2, 4, 6, 8, 10). */
  ships: readonly number[];
  /** Tiles on offer, counted in the order of their names. */
  tiles: readonly number[];
  /** Economy markers by cycle of the game (an index into the sheet's list); -1 is face down. */
  economy: readonly number[];
  /** Event markers by decade; '' is face down. */
  events: readonly (EventName | '')[];
  /** Cycles whose economy marker and decades whose event have been turned up. */
  shownEconomy: number;
  shownEvents: number;
  /** The events among which the dealt ones are, for all to see (AE-SET-04). */
  candidates: readonly EventName[];
  /** The event that waits for Bureaucracy, '' while face down, and whether it has been turned up (AE-SET-07). */
  reserve: EventName | '';
  shownReserve: Flag;
  /** Place of each commodity's price on its track (AE-EIC-03). */
  commodities: readonly number[];
  /** Events whose effect lasts. */
  lasting: readonly EventName[];
  turn: Turn;
  sale: Sale;
  /** Seats that have won; filled at the end. */
  winners: readonly Seat[];
}

export function playerAt(s: State, seat: Seat): Player {
  return at(s.players, seat);
}

/** The factory that a choice is about: it was open because there is one. */
export function factoryAt(p: Player, good: GoodIndex): Factory {
  const f = at(p.factories, good);
  if (!f) throw new Error(`no factory for good ${good}`);
  return f;
}

/** The seat that is k-th in turn order (FE-ADM-01). */
export function inTurn(s: State, k: number): Seat {
  return (s.start + k) % s.players.length;
}
