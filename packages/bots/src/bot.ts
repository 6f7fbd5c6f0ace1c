import type { Engine, Language, Move, Random, Seat, State } from '@cromford/kernel';

/** A decision as a bot sees it: the open moves, and what its seat knows. Never the secrets. */
export interface BotDecision {
  readonly engine: Engine;
  readonly seat: Seat;
  /** The array may be used again by the engine: copy it before the engine is asked for anything. */
  readonly moves: readonly Move[];
  view(): State;
  /** True once time is up: who thinks looks at it often and then answers the best so far. Without it only the budget counts. */
  stop?(): boolean;
}

export interface Bot {
  choose(position: BotDecision): Move;
  /** One or two sentences about its last turn; nothing before the first, or from a bot without reasons. */
  explain?(language: Language): string | undefined;
  /** What the moves that it has just chosen do, and all that speaks for them: for somebody who asks what to play. */
  propose?(language: Language): readonly string[] | undefined;
}

/** A bot with a generator of its own, so that equal seeds give equal games. */
export type BotMaker = (random: Random) => Bot;

/** One of several equal choices. */
export function anyOf<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
}
