import type { Analysis, AnalysisSettings } from '@cromford/bots/arena';
import { startThread } from '@cromford/bots/pool/node';
import type { GameRecord } from '@cromford/kernel';
import { THREAD_LIMITS } from '../thread-limits.ts';

/** Looks at a finished game. */
export type Analyst = (record: GameRecord, depth: Depth, stop: AbortSignal) => Promise<Analysis>;
export type Depth = NonNullable<AnalysisSettings['depth']>;

/** In a thread of its own: a search would keep everybody else at the server waiting. */
export const threadAnalyst: Analyst = (record, depth, stop) =>
  new Promise((resolve, reject) => {
    const worker = startThread(new URL('./analysis.worker.ts', import.meta.url), { record, depth }, THREAD_LIMITS);
    const end = () => {
      stop.removeEventListener('abort', abort);
      void worker.terminate();
    };
    const abort = () => {
      end();
      reject(stop.reason);
    };
    stop.addEventListener('abort', abort, { once: true });
    worker.once('message', (analysis: Analysis) => {
      end();
      resolve(analysis);
    });
    worker.once('error', (error) => {
      end();
      reject(error);
    });
    worker.once('exit', (code) => reject(new Error(`the analysis ended with code ${code}`)));
    if (stop.aborted) abort();
  });
