import type { Engine, Move, Random, Seat, State } from '@cromford/kernel';

/** A decision as a bot sees it: the open moves, and what its seat knows. Never the secrets. */
export interface Position {
  readonly engine: Engine;
  readonly seat: Seat;
  readonly moves: readonly Move[];
  view(): State;
}

export interface Bot {
  choose(position: Position): Move;
}

/** A bot with a generator of its own, so that equal seeds give equal games. */
export type BotMaker = (random: Random) => Bot;

/** One of several equal choices. */
export function anyOf<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
}
