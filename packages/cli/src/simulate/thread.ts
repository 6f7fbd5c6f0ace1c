import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Lane } from './lanes.ts';
import type { Outcome } from './one-game.ts';
import type { Plan } from './plan.ts';

export interface Ask {
  readonly from: number;
  readonly to: number;
}

/** Plays in a worker thread. A worker that dies fails the batch it was asked for; it never leaves the caller waiting. */
export function laneInThread(plan: Plan): Lane {
  const worker = new Worker(new URL('./boot.js', import.meta.url), {
    workerData: { module: new URL('./games.worker.ts', import.meta.url).href, plan },
  });
  const died = new Promise<never>((_, reject) => {
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`the worker ended with code ${code}`)));
  });
  died.catch(() => {});
  return {
    async play(from, to) {
      worker.postMessage({ from, to } satisfies Ask);
      const [outcomes] = await Promise.race([once(worker, 'message'), died]);
      return outcomes as readonly Outcome[];
    },
    close: () => worker.terminate(),
  };
}
