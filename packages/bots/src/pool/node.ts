import { availableParallelism } from 'node:os';
import { type ResourceLimits, Worker } from 'node:worker_threads';
import type { Heard, Link } from './link.ts';
import type { FromWorker } from './message.ts';
import { BotPool, type PoolSettings } from './pool.ts';

interface ThreadSettings extends Pick<PoolSettings, 'load' | 'log'> {
  readonly size?: number;
  /** How much memory one thread may take; what Node thinks fit unless told. One that needs more ends, and is replaced. */
  readonly limits?: ResourceLimits;
}

/** A pool of worker threads that know every game of the house; one thread per core unless told. */
export function threadPool({ limits, ...settings }: ThreadSettings): BotPool {
  return new BotPool({ size: availableParallelism(), ...settings, start: (heard) => threadLink(heard, limits) });
}

/** A worker thread that runs a TypeScript module; it finds `data` in `workerData`. */
export function startThread(
  module: URL,
  data: Readonly<Record<string, unknown>> = {},
  resourceLimits: ResourceLimits = {},
): Worker {
  const workerData = { ...data, module: module.href };
  return new Worker(new URL('./boot.js', import.meta.url), { workerData, resourceLimits });
}

function threadLink(heard: Heard, limits: ResourceLimits | undefined): Link {
  const worker = startThread(new URL('./bots.worker.ts', import.meta.url), {}, limits);
  worker.on('message', (message: FromWorker) => heard.message(message));
  worker.once('error', (error) => heard.ended(error.message));
  worker.once('exit', (code) => heard.ended(`the worker ended with code ${code}`));
  // A pool that nobody waits for does not keep the process alive.
  worker.unref();
  return { post: (message) => worker.postMessage(message), close: () => void worker.terminate() };
}
