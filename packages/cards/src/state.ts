import { at, type Seat } from '@cromford/kernel';
import type * as z from 'zod/mini';
import type { GoodIndex } from './goods.ts';
import type { factory, other, player, stateSchema } from './shape.ts';

export type Pounds = number;
/** A position for a worker card at a factory: 1 or 2. */
export type CardPlace = 1 | 2;

/** What the description in shape.ts says, by name. */
export interface State extends z.infer<typeof stateSchema> {}
export interface Player extends z.infer<typeof player> {}
export interface Factory extends z.infer<typeof factory> {}
export interface Other extends z.infer<typeof other> {}

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
