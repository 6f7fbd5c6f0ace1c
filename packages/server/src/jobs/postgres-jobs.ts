import { newId } from '../ids.ts';
import { type JobData, type Jobs, RETRIES } from './jobs.ts';

const POLL_SECONDS = 0.5;

export interface PostgresJobsOptions {
  readonly onError?: (error: unknown) => void;
}

/** pg-boss in the same database: every node, and every `cromford worker`, takes from the same queues. */
export async function postgresJobs(url: string, { onError = () => {} }: PostgresJobsOptions = {}): Promise<Jobs> {
  const { default: PgBoss } = await import('pg-boss');
  const boss = new PgBoss({ connectionString: url, schema: 'jobs', max: 4, schedule: false });
  boss.on('error', onError);
  await boss.start();
  const workers = new Map<string, string[]>();
  const known = new Map<string, Promise<void>>();
  const ready = (queue: string): Promise<void> => {
    // `short`: at most one job of a key waits.
    const made = known.get(queue) ?? boss.createQueue(queue, { name: queue, policy: 'short' });
    known.set(queue, made);
    return made;
  };
  return {
    async send(queue, data, { key, after = 0 } = {}) {
      await ready(queue);
      await boss.send(queue, data, {
        singletonKey: key ?? newId(),
        retryLimit: RETRIES,
        retryDelay: 1,
        retryBackoff: true,
        expireInSeconds: 120,
        ...(after > 0 && { startAfter: new Date(Date.now() + after) }),
      });
      // Whoever works here need not wait for the next look into the database.
      if (after <= 0) for (const worker of workers.get(queue) ?? []) boss.notifyWorker(worker);
    },
    async work(queue, handler, { at = 1 } = {}) {
      await ready(queue);
      const started: string[] = [];
      for (let n = 0; n < at; n++)
        started.push(
          await boss.work<JobData>(queue, { pollingIntervalSeconds: POLL_SECONDS, batchSize: 1 }, async (jobs) => {
            for (const job of jobs) await handler(job.data);
          }),
        );
      workers.set(queue, started);
    },
    async stop() {
      await boss.stop({ graceful: true, wait: true, timeout: 10_000 });
    },
  };
}
