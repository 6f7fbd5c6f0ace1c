import pg from 'pg';
import { newId } from '../ids.ts';
import { troubleOf } from '../storage/database.ts';
import { type JobData, type Jobs, RETRIES } from './jobs.ts';
import { Taker } from './taker.ts';

const LONGEST_MS = 120_000;
/** Every queue of the service. Making one locks the table of jobs, so all are made together, once. */
const QUEUES = ['bot', 'order', 'clock', 'analysis', 'part', 'tournament'];
/** Any number will do, as long as every node uses the same. */
const LOCK = 1772;
const MOST_TRIES = 5;
/** Those that wait for their time, such as clocks that have not run out, are not meant. */
const WAITING = `select name, count(*) from jobs.job
  where state in ('created', 'retry') and start_after <= now() group by name`;

export interface PostgresJobsOptions {
  readonly onError?: (error: unknown) => void;
  /** In milliseconds; pg-boss counts whole seconds. */
  readonly retryAfter?: number;
}

/** pg-boss in the same database: every node, and every `cromford worker`, takes from the same queues. */
export async function postgresJobs(
  url: string,
  { onError = () => {}, retryAfter = 1000 }: PostgresJobsOptions = {},
): Promise<Jobs> {
  const { default: PgBoss } = await import('pg-boss');
  const boss = new PgBoss({ connectionString: url, schema: 'jobs', max: 4, schedule: false });
  boss.on('error', onError);
  const make = (queue: string) =>
    // `short`: at most one job of a key waits.
    patiently(() => boss.createQueue(queue, { name: queue, policy: 'short' }));
  await alone(url, async () => {
    await boss.start();
    for (const queue of QUEUES) await make(queue);
  });
  const takers = new Map<string, Pick<Taker<never>, 'wake' | 'end'>>();
  const known = new Map<string, Promise<void>>();
  const ready = async (queue: string): Promise<void> => {
    const made = known.get(queue) ?? (QUEUES.includes(queue) ? Promise.resolve() : make(queue));
    known.set(queue, made);
    try {
      await made;
    } catch (error) {
      known.delete(queue);
      throw error;
    }
  };
  return {
    async send(queue, data, { key, after = 0, longest = LONGEST_MS, priority = 0 } = {}) {
      await ready(queue);
      await boss.send(queue, data, {
        singletonKey: key ?? newId(),
        priority,
        retryLimit: RETRIES,
        retryDelay: Math.floor(retryAfter / 1000),
        retryBackoff: true,
        expireInSeconds: Math.ceil(longest / 1000),
        // In seconds by the database's clock: this computer's may be set.
        ...(after > 0 && { startAfter: after / 1000 }),
      });
      // Whoever works here need not wait for the next look into the database.
      if (after <= 0) takers.get(queue)?.wake();
    },
    async work(queue, handler, { at = 1 } = {}) {
      await ready(queue);
      const taker = new Taker({
        at,
        onError,
        fetch: (most) => boss.fetch<JobData>(queue, { batchSize: most }),
        handle: ({ data }) => handler(data),
        complete: ({ id }) => boss.complete(queue, id),
        fail: ({ id }, error) => boss.fail(queue, id, { message: String(error) }),
      });
      takers.set(queue, taker);
      taker.begin();
    },
    async waiting() {
      const counts = new Map(QUEUES.map((queue) => [queue, 0]));
      const { rows } = await boss.getDb().executeSql(WAITING, []);
      for (const { name, count } of rows) counts.set(name, Number(count));
      return counts;
    },
    async stop() {
      await Promise.all([...takers.values()].map((taker) => taker.end()));
      await boss.stop({ graceful: true, wait: true, timeout: 10_000 });
    },
  };
}

/** Nodes that start together on an empty database would get into each other's way. */
async function alone(url: string, work: () => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await work();
  } finally {
    // The lock goes with the connection.
    await client.end();
  }
}

async function patiently(work: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (troubleOf(error) !== 'busy' || tries >= MOST_TRIES) throw error;
    }
  }
}
