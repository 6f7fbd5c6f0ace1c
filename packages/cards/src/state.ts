import type { State as KernelState, Seat } from '@cromford/kernel';
import type { CardIndex } from './cards/names.ts';
import type { Frame } from './frames.ts';
import type { GoodIndex } from './goods.ts';
import { at } from './list.ts';

export type Pounds = number;
export type Flag = 0 | 1;
/** A position for a worker card at a factory: 1 or 2. */
export type Position = 1 | 2;

/** One open factory. Price and appeal are not kept: they follow from the cards. */
export interface Factory {
  /** The decade side of the tile that lies up: 1 or 2. */
  side: number;
  /** The spot of the factory token, 0 to 3. */
  spot: number;
  /** The office card shows 0 its price half, 1 its appeal half. */
  office: number;
  /** Worker cards at positions one and two: 0 none, 1 on its earlier side, 2 on its later side. */
  first: number;
  second: number;
  /** Rotated to the machinery half. */
  firstTurned: number;
  secondTurned: number;
}

export interface Player {
  cash: Pounds;
  shares: number;
  value: Pounds;
  loans: number;
  /** Shipping tokens on the player board. */
  tokens: number;
  /** Ships available: the side of the shipping card, 0 when it lies in the reserve. */
  ships: number;
  levels: number[];
  factories: (Factory | null)[];
  /** Where the appeal markers stand, by good; −1 in the reserve. */
  appeal: number[];
  /** The card that carries the machine token, as good × 2 + position − 1; −1 when the token is in the reserve. */
  token: number;
  /** Quality cards A, B, C and the Engineer: the good of the factory, the value shown, and 1 where it counts as appeal. */
  quality: number[];
  qualityValue: number[];
  qualityShows: number[];
  /** Distribution cards A, B and the Patent. */
  distribution: number[];
  distributionValue: number[];
  /** Warehouses small 1, small 2 and large, and the goods in them. */
  warehouses: number[];
  stored: number[];
  /** Development cards owned, in the order in which they were taken. */
  cards: CardIndex[];
  /** Those that are spent, one bit each. */
  spent: number;
  /** The good whose factory the Foreman stands at; −1 without him. */
  foreman: GoodIndex | -1;
  /** The engineer token shows “max. 6”. */
  engineer: number;
  /** Bankrupt (CG-EMG-04). */
  out: number;
  /** For the awards: shipping actions; and whether machines were added, a Broker used, a Patent or Engineer owned. */
  voyages: number;
  automated: number;
  brokered: number;
  helped: number;
  /** Money left after the opening purchase of shares. */
  opened: Pounds;
}

/** A colour without a person: the neutral one of two players, or an automated opponent. */
export interface Other {
  appeal: number[];
  shares: number;
  value: Pounds;
}

export interface State extends KernelState {
  agenda: Frame[];
  /** 1 to 3. */
  decade: number;
  /** The featured good, and so the round of the decade. */
  good: GoodIndex;
  start: Seat;
  demand: number[];
  /** The space of the wages marker. */
  wage: number;
  /** Cards in the open supply, by type. With a display they are counted here too. */
  supply: number[];
  players: Player[];
  others: Other[];
  /** Goods sold at home in this production phase: by seat, then by other colour; −1 who does not produce. */
  sold: number[];
  /** Goods that are being handled between production and warehouse, whose they are, and which. */
  hand: number;
  handSeat: Seat;
  handGood: GoodIndex;
  /** While quality or distribution is being added: the value of each factory before, and the cards placed so far, one bit each. */
  before: number[];
  placed: number;
  /** Solo: types of the cards in the display (−1 empty), places of the discs, markers in the bag. The neutral colour comes last. */
  display: number[];
  discs: number[];
  bag: number[];
  /** Solo: the opponents' turn comes first in this round (CG-SOL-18). */
  later: number;
  /** After final scoring: by seat, then by other colour. */
  scores: number[];
  winners: Seat[];
  awards: string[];
}

export function playerAt(s: State, seat: Seat): Player {
  return at(s.players, seat);
}

/** The factory of a good that is known to be open. */
export function factoryAt(p: Player, good: GoodIndex): Factory {
  const factory = p.factories[good];
  if (!factory) throw new Error(`no factory ${good}`);
  return factory;
}

/** The seat that is k-th in turn order (CG-RND-04). */
export function inTurn(s: State, k: number): Seat {
  return (s.start + k) % s.players.length;
}
