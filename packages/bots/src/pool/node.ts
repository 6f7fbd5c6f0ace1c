import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { StartLink } from './link.ts';
import type { FromWorker } from './message.ts';
import { BotPool, type PoolSettings } from './pool.ts';

/** A pool of worker threads that know every game of the house; one thread per core unless told. */
export function threadPool(settings: Pick<PoolSettings, 'load' | 'log'> & { readonly size?: number }): BotPool {
  return new BotPool({ size: availableParallelism(), ...settings, start: threadLink });
}

/** A worker thread that runs a TypeScript module; it finds `data` in `workerData`. */
export function startThread(module: URL, data: Readonly<Record<string, unknown>> = {}): Worker {
  return new Worker(new URL('./boot.js', import.meta.url), { workerData: { ...data, module: module.href } });
}

const threadLink: StartLink = (heard) => {
  const worker = startThread(new URL('./bots.worker.ts', import.meta.url));
  worker.on('message', (message: FromWorker) => heard.message(message));
  worker.once('error', (error) => heard.ended(error.message));
  worker.once('exit', (code) => heard.ended(`the worker ended with code ${code}`));
  // A pool that nobody waits for does not keep the process alive.
  worker.unref();
  return { post: (message) => worker.postMessage(message), close: () => void worker.terminate() };
};
