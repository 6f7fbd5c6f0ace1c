import { setTimeout as sleep } from 'node:timers/promises';
import { newId } from '../ids.ts';
import { postgresJobs } from '../jobs/postgres-jobs.ts';
import { steadyClock } from '../steady-clock.ts';
import { openStore, type Store } from '../storage/store.ts';
import { Work } from './work.ts';

/** The queue of parts of tournaments and tunings. */
export const PARTS = 'part';

const LOOK_EVERY_MS = 250;
const SWEEP_EVERY_MS = 10_000;
/** A run that nobody has waited for so long is not played on. */
const ABANDONED_AFTER_MS = 60_000;

interface Waiting {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

/** No machine could do a part; the reason is the last one's. */
export class PartFailed extends Error {}

/** A large piece of work, its parts done by whichever machines take from the same database. */
export class Run {
  readonly id = newId();
  /** Whether any machine has taken a part yet. */
  taken = false;
  private readonly store: Store;
  private readonly work: Work;
  private readonly now: () => number;
  private readonly let: () => Promise<void>;
  private readonly waiting = new Map<string, Waiting>();
  private readonly closing = new AbortController();
  private looking: Promise<void> = Promise.resolve();
  private parts = 0;

  private constructor(store: Store, work: Work, now: () => number, letGo: () => Promise<void>) {
    this.store = store;
    this.work = work;
    this.now = now;
    this.let = letGo;
  }

  /** `body`: what all parts have in common. */
  static async begin(url: string, body: unknown): Promise<Run> {
    const now = steadyClock();
    const onError = () => {};
    const store = await openStore(url);
    const jobs = await postgresJobs(url, { onError });
    const run = new Run(store, new Work({ store, jobs, now, onError }), now, async () => {
      await jobs.stop();
      await store.close();
    });
    await store.database.query
      .insertInto('runs')
      .values({ id: run.id, body: JSON.stringify(body), seen_at: now() })
      .execute();
    run.looking = run.look();
    return run;
  }

  /** One part; its result when some machine has done it. */
  async do(body: unknown): Promise<unknown> {
    const id = `${this.id} ${this.parts++}`;
    const done = new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }));
    await this.work.add({ id, queue: PARTS, run: this.id, body });
    return done;
  }

  /** Nobody waits any more: what is not done yet will not be. */
  async close(): Promise<void> {
    this.closing.abort();
    await this.looking;
    const { query } = this.store.database;
    await query.deleteFrom('work').where('run_id', '=', this.id).execute();
    await query.deleteFrom('runs').where('id', '=', this.id).execute();
    await this.let();
  }

  private async look(): Promise<void> {
    let sweepAt = performance.now() + SWEEP_EVERY_MS;
    while (!this.closing.signal.aborted) {
      try {
        await this.collect();
        if (performance.now() > sweepAt) {
          sweepAt = performance.now() + SWEEP_EVERY_MS;
          await this.sign();
          await this.work.sweep(PARTS, this.id);
        }
      } catch {
        // The database is away: what is done will still be there when it is back.
      }
      await sleep(LOOK_EVERY_MS, undefined, { signal: this.closing.signal }).catch(() => {});
    }
  }

  private async collect(): Promise<void> {
    const { query } = this.store.database;
    const rows = await query
      .selectFrom('work')
      .select(['id', 'alive_at', 'done_at', 'result', 'error'])
      .where('run_id', '=', this.id)
      .where((e) => e.or([e('done_at', 'is not', null), e('alive_at', 'is not', null)]))
      .execute();
    if (rows.length > 0) this.taken = true;
    const done = rows.filter(({ done_at }) => done_at !== null);
    if (done.length === 0) return;
    await query
      .deleteFrom('work')
      .where(
        'id',
        'in',
        done.map(({ id }) => id),
      )
      .execute();
    for (const { id, result, error } of done) {
      const waiting = this.waiting.get(id);
      this.waiting.delete(id);
      if (result === null) waiting?.reject(new PartFailed(error ?? 'it went wrong'));
      else waiting?.resolve(JSON.parse(result));
    }
  }

  /** Somebody waits. Who said so too late finds the run given up and cleared away: then nothing will come any more. */
  private async sign(): Promise<void> {
    const { numUpdatedRows } = await this.store.database.query
      .updateTable('runs')
      .set({ seen_at: this.now() })
      .where('id', '=', this.id)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) return;
    for (const { reject } of this.waiting.values())
      reject(new PartFailed('the run was given up: nobody asked for it in a while'));
    this.waiting.clear();
  }
}

/** What the parts of a run have in common; nothing when nobody waits for it any more, and then it is cleared away. */
export async function runBody(store: Store, id: string, now: number): Promise<unknown> {
  const { query } = store.database;
  const row = await query.selectFrom('runs').selectAll().where('id', '=', id).executeTakeFirst();
  if (row && row.seen_at > now - ABANDONED_AFTER_MS) return JSON.parse(row.body);
  await query.deleteFrom('work').where('run_id', '=', id).execute();
  await query.deleteFrom('runs').where('id', '=', id).execute();
  return undefined;
}
