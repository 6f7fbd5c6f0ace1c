import { type JobData, type Jobs, RETRIES, type SendOptions } from './jobs.ts';

/** Node's timers go no further. */
const LONGEST = 2 ** 31 - 1;

interface Job {
  readonly data: JobData;
  readonly failures: number;
  readonly priority: number;
  readonly key?: string | undefined;
}

interface Queue {
  handler?: (data: JobData) => Promise<void>;
  at: number;
  urgent: number;
  running: number;
  readonly ready: Job[];
  /** Jobs that wait, by key. */
  readonly keys: Set<string>;
}

export interface MemoryJobsOptions {
  readonly onError?: (error: unknown) => void;
  readonly retryAfter?: number;
}

/** For a service of one process. What is waiting is gone with the process; the sweep at its start brings it back. */
export function memoryJobs({ onError = () => {}, retryAfter = 1000 }: MemoryJobsOptions = {}): Jobs {
  const queues = new Map<string, Queue>();
  const timers = new Set<NodeJS.Timeout>();
  const active = new Set<Promise<void>>();
  let stopped = false;

  const queueOf = (name: string): Queue => {
    const queue = queues.get(name) ?? {
      at: 1,
      urgent: Number.NEGATIVE_INFINITY,
      running: 0,
      ready: [],
      keys: new Set(),
    };
    queues.set(name, queue);
    return queue;
  };
  const later = (ms: number, work: () => void) => {
    const timer = setTimeout(
      () => {
        timers.delete(timer);
        work();
      },
      Math.min(Math.max(0, ms), LONGEST),
    );
    timer.unref();
    timers.add(timer);
  };
  const drain = (queue: Queue) => {
    const { handler } = queue;
    while (handler && !stopped && queue.running < queue.at) {
      const job = takeNext(queue);
      if (!job) return;
      if (job.key !== undefined) queue.keys.delete(job.key);
      queue.running++;
      const done = handler(job.data)
        .catch((error) => {
          onError(error);
          if (job.failures < RETRIES)
            later(retryAfter * 2 ** job.failures, () => {
              queue.ready.push({ data: job.data, failures: job.failures + 1, priority: job.priority });
              drain(queue);
            });
        })
        .finally(() => {
          queue.running--;
          active.delete(done);
          drain(queue);
        });
      active.add(done);
    }
  };

  return {
    async send(name: string, data: JobData, { key, after = 0, priority = 0 }: SendOptions = {}) {
      const queue = queueOf(name);
      if (stopped || (key !== undefined && queue.keys.has(key))) return;
      if (key !== undefined) queue.keys.add(key);
      later(after, () => {
        queue.ready.push({ data, failures: 0, key, priority });
        drain(queue);
      });
    },
    async work(name, handler, { at = 1, urgent = Number.NEGATIVE_INFINITY } = {}) {
      const queue = queueOf(name);
      queue.handler = handler;
      queue.at = at;
      queue.urgent = urgent;
      drain(queue);
    },
    async waiting() {
      return new Map([...queues].map(([name, { ready }]) => [name, ready.length]));
    },
    async stop() {
      stopped = true;
      for (const timer of timers) clearTimeout(timer);
      await Promise.all(active);
    },
  };
}

/** The first of the highest priority; nothing when the last free place is kept for one that is more urgent. */
function takeNext({ ready, running, at, urgent }: Queue): Job | undefined {
  let best = 0;
  for (const [n, { priority }] of ready.entries()) if (priority > (ready[best]?.priority ?? 0)) best = n;
  const isKept = at > 1 && running === at - 1 && (ready[best]?.priority ?? 0) < urgent;
  return isKept ? undefined : ready.splice(best, 1)[0];
}
