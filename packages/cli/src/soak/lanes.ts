import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { startThread } from '@cromford/bots/pool/node';
import { add, NOTHING, type Tally } from './soak.ts';

/** Which games a thread is to play. */
export interface Ask {
  readonly game: string;
  readonly seed: string;
  readonly from: number;
  readonly to: number;
}

/** Enough to make the hand-over cheap, few enough that the bar moves. */
const AT_A_TIME = 20;

/** Threads that play the games of long runs. One that dies fails the run. */
export class Lanes {
  private readonly workers: readonly Worker[];

  constructor(jobs: number) {
    this.workers = Array.from({ length: jobs }, () => startThread(new URL('./soak.worker.ts', import.meta.url)));
  }

  async run(game: string, seed: string, games: number, progress: (done: number) => void): Promise<Tally> {
    let next = 0;
    let tally = NOTHING;
    const work = async (worker: Worker) => {
      while (next < games) {
        const from = next;
        next = Math.min(games, from + AT_A_TIME);
        worker.postMessage({ game, seed, from, to: next } satisfies Ask);
        const [played] = await once(worker, 'message');
        tally = add(tally, played as Tally);
        progress(tally.games);
      }
    };
    await Promise.all(this.workers.map(work));
    return tally;
  }

  async close(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.terminate()));
  }
}
