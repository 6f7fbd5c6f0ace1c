import { setMaxListeners } from 'node:events';
import type { Pairing } from '@cromford/bots/arena';
import type { GameOutcome } from './one-game.ts';

/** Somebody who plays these games of a plan: this thread, or a worker. */
export interface Lane {
  /** The pairing is the plan's own unless another is given. */
  play(games: readonly number[], pairing?: Pairing): Promise<readonly GameOutcome[]>;
  close(): Promise<unknown>;
  /** How many games it is asked for at a time; as many as take a moment, unless it says. */
  readonly batch?: number;
}

/** A batch takes about this long: enough to make the hand-over cheap, little enough that the bar moves and a cancel is quick. */
const BATCH_MS = 100;
const MOST_AT_A_TIME = 50;

/** Hears of games as they are finished, and says what is to be kept of them: all, if nothing else. */
type Played = (outcomes: readonly GameOutcome[], done: number) => Kept | Promise<Kept>;
type Kept = readonly GameOutcome[] | undefined;

/** Plays these games over the lanes, and closes them. */
export async function playAll(
  games: readonly number[],
  lanes: readonly Lane[],
  cancel: AbortSignal,
  played: Played,
): Promise<GameOutcome[]> {
  try {
    return await playOver(games, lanes, cancel, played);
  } finally {
    await Promise.all(lanes.map((lane) => lane.close()));
  }
}

/**
 * Plays these games of a plan over the lanes. The outcomes come back in the order of the games, whichever lane played them; `played`
 * hears of them as they are finished. When `cancel` fires, what is done so far comes back.
 */
export async function playOver(
  games: readonly number[],
  lanes: readonly Lane[],
  cancel: AbortSignal,
  played: Played = () => undefined,
  pairing?: Pairing,
): Promise<GameOutcome[]> {
  // Every lane listens, and there may be hundreds.
  setMaxListeners(0, cancel);
  const all: GameOutcome[] = [];
  let done = 0;
  let next = 0;
  const work = async (lane: Lane) => {
    let size = lane.batch ?? 1;
    while (next < games.length && !cancel.aborted) {
      const batch = games.slice(next, next + size);
      next += batch.length;
      const began = performance.now();
      const outcomes = await unlessCancelled(lane.play(batch, pairing), cancel);
      if (!outcomes) return;
      done += outcomes.length;
      all.push(...((await played(outcomes, done)) ?? outcomes));
      if (lane.batch !== undefined) continue;
      const spent = performance.now() - began;
      if (spent < BATCH_MS / 2) size = Math.min(MOST_AT_A_TIME, size * 2);
      else if (spent > BATCH_MS) size = Math.max(1, size >> 1);
    }
  };
  await Promise.all(lanes.map(work));
  return all.sort((one, other) => one.index - other.index);
}

/** Nothing once it is cancelled. (A race against one promise for all batches would keep every batch in memory.) */
export function unlessCancelled<T>(work: Promise<T>, cancel: AbortSignal): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const stop = () => resolve(undefined);
    cancel.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => cancel.removeEventListener('abort', stop));
  });
}
