import { at } from '@cromford/kernel';
import type { GoodIndex } from './goods.ts';
import type { Ruleset, WorkerCard } from './ruleset.ts';
import { type CardPlace, type Factory, factoryAt, type Player } from './state.ts';

/** The side of the worker card at a position: 0 none, 1 earlier, 2 later. */
export function cardSide(f: Factory, position: CardPlace): number {
  return position === 1 ? f.first : f.second;
}

export function isTurned(f: Factory, position: CardPlace): boolean {
  return (position === 1 ? f.firstTurned : f.secondTurned) === 1;
}

export function workerCard(rs: Ruleset, good: GoodIndex, position: CardPlace): WorkerCard {
  return at(at(rs.workerCards, good), position - 1);
}

/** How the machine token is written in the state: the card that carries it. */
export function tokenPlace(good: GoodIndex, position: CardPlace): number {
  return good * 2 + position - 1;
}

/** CG-PRD-03: goods on the tile and on its worker cards; only the first so many of them for an extra production. */
export function capacity(rs: Ruleset, good: GoodIndex, f: Factory, cards = 2): number {
  let goods = at(at(rs.sides, good), f.side - 1).goods;
  if (cards >= 1 && f.first > 0) goods += at(workerCard(rs, good, 1).goods, f.first - 1);
  if (cards >= 2 && f.second > 0) goods += at(workerCard(rs, good, 2).goods, f.second - 1);
  return goods;
}

/** Machines on one worker card: all of its machinery half, or the token, or none. */
function machinesOn(rs: Ruleset, p: Player, good: GoodIndex, position: CardPlace): number {
  const f = factoryAt(p, good);
  if (cardSide(f, position) === 0) return 0;
  if (isTurned(f, position)) return workerCard(rs, good, position).machines;
  return p.token === tokenPlace(good, position) ? 1 : 0;
}

/** CG-CST-03 */
export function machines(rs: Ruleset, p: Player, good: GoodIndex, cards = 2): number {
  return (cards >= 1 ? machinesOn(rs, p, good, 1) : 0) + (cards >= 2 ? machinesOn(rs, p, good, 2) : 0);
}

/** CG-CST-02: on the tile, and on the worker cards as far as no machine has replaced them (CG-AUT-04). */
export function workers(rs: Ruleset, p: Player, good: GoodIndex, cards = 2): number {
  const f = factoryAt(p, good);
  let count = at(at(rs.sides, good), f.side - 1).workers;
  if (cards >= 1 && f.first > 0) count += workerCard(rs, good, 1).workers;
  if (cards >= 2 && f.second > 0) count += workerCard(rs, good, 2).workers;
  return Math.max(0, count - machines(rs, p, good, cards));
}

/** CG-PRC-08 */
export function appealOf(rs: Ruleset, p: Player, good: GoodIndex): number {
  const f = factoryAt(p, good);
  let appeal = at(at(at(rs.sides, good), f.side - 1).appeals, f.spot);
  if (f.office === 1) appeal += at(rs.offices, good).appeal;
  for (let card = 0; card < 4; card++)
    if (p.quality[card] === good && p.qualityShows[card] === 1) appeal += at(p.qualityValue, card);
  return Math.min(rs.sheet.market.appealEnds, appeal + distributionAt(p, good));
}

/** CG-PRC-09 */
export function priceOf(rs: Ruleset, p: Player, good: GoodIndex): number {
  const f = factoryAt(p, good);
  let price = at(at(at(rs.sides, good), f.side - 1).prices, f.spot);
  if (f.office === 0) price += at(rs.offices, good).price;
  for (let card = 0; card < 4; card++)
    if (p.quality[card] === good && p.qualityShows[card] === 0) price += at(p.qualityValue, card);
  return price;
}

/** CG-QD-08: the sum of the quality cards attached. */
export function qualityAt(p: Player, good: GoodIndex): number {
  let sum = 0;
  for (let card = 0; card < 4; card++) if (p.quality[card] === good) sum += at(p.qualityValue, card);
  return sum;
}

/** CG-QD-06: from at most one card. */
export function distributionAt(p: Player, good: GoodIndex): number {
  for (let card = 0; card < 3; card++) if (p.distribution[card] === good) return at(p.distributionValue, card);
  return 0;
}

export function shipPrice(rs: Ruleset, p: Player, good: GoodIndex): number {
  return at(at(rs.sides, good), factoryAt(p, good).side - 1).shipPrice;
}

/** CG-BLD-09, CG-EMP-07: in decade III only for a good whose round is not over. */
export function producesAgain(s: { readonly decade: number; readonly good: GoodIndex }, good: GoodIndex): boolean {
  return s.decade < 3 || good >= s.good;
}
