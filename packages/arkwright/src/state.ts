import type { Seat } from '@cromford/kernel';
import type * as z from 'zod/mini';
import type { GoodIndex } from './goods.ts';
import type { factory, player, sale, stateSchema, turn } from './shape.ts';

export type Pounds = number;
/** A step on the blue share track. */
export type ShareSpace = number;
export type Flag = 0 | 1;
/** 0 is regular, 1 mass production, 2 luxury. */
export type FactoryType = 0 | 1 | 2;
export const FACTORY_TYPES = ['regular', 'mass', 'luxury'] as const;
export type TypeName = (typeof FACTORY_TYPES)[number];

/** What the description in shape.ts says, by name. */
export interface State extends z.infer<typeof stateSchema> {}
export interface Player extends z.infer<typeof player> {}
export interface Factory extends z.infer<typeof factory> {}
export interface Turn extends z.infer<typeof turn> {}
export interface Sale extends z.infer<typeof sale> {}

/** Nobody hired, nothing closed: what a turn begins with. */
export const NOBODY: readonly number[] = new Array<number>(16).fill(0);
export const NONE_CLOSED: readonly number[] = [0, 0, 0, 0];

export function playerAt(s: State, seat: Seat): Player {
  return s.players[seat] as Player;
}

/** The factory that a choice is about: it was open because there is one. */
export function factoryAt(p: Player, good: GoodIndex): Factory {
  const f = p.factories[good];
  if (!f) throw new Error(`no factory for good ${good}`);
  return f;
}

/** The seat that is k-th in turn order, k less than the number of players (FE-ADM-01). */
export function inTurn(s: State, k: number): Seat {
  const { length } = s.players;
  const seat = s.start + k;
  return seat < length ? seat : seat - length;
}
