import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Pairing } from '@cromford/bots/arena';
import { startThread } from '@cromford/bots/pool/node';
import type { Lane } from './lanes.ts';
import type { GameOutcome } from './one-game.ts';
import type { Plan } from './plan.ts';

/** Games to play, or none any more: then the thread lets go of what it holds. */
export type Ask =
  | { readonly games: readonly number[]; readonly pairing?: Pairing | undefined }
  | { readonly close: true };

/** A thread that plays is not waited for longer. */
const CLOSING = 500;

interface Waiting {
  resolve(outcomes: readonly GameOutcome[]): void;
  reject(error: Error): void;
}

/** Plays in a worker thread. A worker that dies fails the batch it was asked for; it never leaves the caller waiting. */
export function laneInThread(plan: Plan): Lane {
  const worker = startThread(new URL('./games.worker.ts', import.meta.url), { plan });
  let waiting: Waiting | undefined;
  let dead: Error | undefined;
  const died = (error: Error) => {
    dead ??= error;
    waiting?.reject(dead);
  };
  worker.once('error', died);
  worker.once('exit', (code) => died(new Error(`the worker ended with code ${code}`)));
  worker.on('message', (outcomes: readonly GameOutcome[]) => waiting?.resolve(outcomes));
  return {
    play: (games, pairing) =>
      new Promise((resolve, reject) => {
        if (dead) return reject(dead);
        waiting = { resolve, reject };
        worker.postMessage({ games, pairing } satisfies Ask);
      }),
    async close() {
      if (plan.engine !== undefined && !dead) {
        worker.postMessage({ close: true } satisfies Ask);
        await Promise.race([once(worker, 'exit'), pause(CLOSING, undefined, { ref: false })]);
      }
      await worker.terminate();
    },
  };
}
