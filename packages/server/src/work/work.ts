import type { ExpressionBuilder } from 'kysely';
import type { Jobs } from '../jobs/jobs.ts';
import type { Schema } from '../storage/schema.ts';
import type { WorkRow } from '../storage/schema-work.ts';
import type { Store } from '../storage/store.ts';

/** Whoever is at a piece says so this often; who has been silent for so long is gone, and another may take it. */
const SIGN_EVERY_MS = 5000;
const GONE_AFTER_MS = 20_000;
/** A piece that went wrong so often is given up. */
const MOST_TRIES = 3;
const LONGEST_MS = 12 * 3600_000;
/** What nobody came to fetch is forgotten. */
const KEPT_MS = 30 * 24 * 3600_000;

export interface WorkParts {
  readonly store: Store;
  readonly jobs: Jobs;
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
}

export interface Piece {
  readonly id: string;
  readonly queue: string;
  readonly run?: string;
  readonly body: unknown;
}

/** Does one piece: what comes back is kept as its result. Ends early, by throwing, when the signal says so. */
export type Doing = (piece: WorkRow, stop: AbortSignal) => Promise<unknown>;

/**
 * Pieces of work that take minutes and that any machine may do: analyses, parts of tournaments. The job queue says who takes one; the table
 * says what is owed. A machine that dies falls silent, and its piece is asked for again.
 */
export class Work {
  private readonly parts: WorkParts;
  private readonly stopping = new AbortController();

  constructor(parts: WorkParts) {
    this.parts = parts;
  }

  /** Asks for a piece. One that is there already is left as it is. */
  async add({ id, queue, run, body }: Piece): Promise<void> {
    await this.parts.store.database.query
      .insertInto('work')
      .values({
        id,
        queue,
        run_id: run ?? null,
        body: JSON.stringify(body),
        tries: 0,
        alive_at: null,
        created_at: this.parts.now(),
        done_at: null,
        result: null,
        error: null,
      })
      .onConflict((known) => known.column('id').doNothing())
      .execute();
    await this.send(queue, id);
  }

  async find(id: string): Promise<WorkRow | undefined> {
    return this.parts.store.database.query.selectFrom('work').selectAll().where('id', '=', id).executeTakeFirst();
  }

  /** Takes pieces of a queue here, `at` so many at a time. */
  async take(queue: string, doing: Doing, at: number): Promise<void> {
    await this.parts.jobs.work(queue, ({ id }) => this.attend(String(id), doing), { at });
  }

  /** What is owed and nobody is at is asked for again. */
  async sweep(queue: string, run?: string): Promise<void> {
    const { store, now } = this.parts;
    const owed = store.database.query
      .selectFrom('work')
      .select('id')
      .where('queue', '=', queue)
      .where('done_at', 'is', null)
      .where(unattended(now()));
    const rows = await (run === undefined ? owed : owed.where('run_id', '=', run)).limit(10_000).execute();
    for (const { id } of rows) await this.send(queue, id);
    if (run === undefined)
      await store.database.query
        .deleteFrom('work')
        .where('queue', '=', queue)
        .where('done_at', '<', now() - KEPT_MS)
        .execute();
  }

  /** Lets go of what is in hand, so that another takes it. */
  stop(): void {
    this.stopping.abort(new Error('this machine stops'));
  }

  private async send(queue: string, id: string): Promise<void> {
    await this.parts.jobs.send(queue, { id }, { key: id, longest: LONGEST_MS });
  }

  private async attend(id: string, doing: Doing): Promise<void> {
    // Offered again while this machine stops: it is for another.
    this.stopping.signal.throwIfAborted();
    const piece = await this.claim(id);
    if (!piece) return;
    const sign = setInterval(
      () => this.change(id, { alive_at: this.parts.now() }).catch(this.parts.onError),
      SIGN_EVERY_MS,
    );
    sign.unref();
    try {
      const result = await doing(piece, this.stopping.signal);
      await this.change(id, { done_at: this.parts.now(), result: JSON.stringify(result ?? null), error: null });
    } catch (error) {
      await this.wentWrong(piece, error);
    } finally {
      clearInterval(sign);
    }
  }

  /** Nothing when it is done, or when somebody else is at it. */
  private async claim(id: string): Promise<WorkRow | undefined> {
    const now = this.parts.now();
    return this.parts.store.database.query
      .updateTable('work')
      .set({ alive_at: now })
      .where('id', '=', id)
      .where('done_at', 'is', null)
      .where(unattended(now))
      .returningAll()
      .executeTakeFirst();
  }

  /** Thrown on, so that the queue offers it again; at the last try the reason is kept instead of a result. */
  private async wentWrong({ id, tries }: WorkRow, error: unknown): Promise<void> {
    const { aborted } = this.stopping.signal;
    const reason = (error instanceof Error ? error.message : String(error)).slice(0, 500);
    const isLast = !aborted && tries + 1 >= MOST_TRIES;
    await this.change(id, {
      alive_at: null,
      tries: aborted ? tries : tries + 1,
      error: reason,
      ...(isLast && { done_at: this.parts.now() }),
    });
    if (!isLast) throw error;
    this.parts.onError(error);
  }

  private async change(id: string, to: Partial<WorkRow>): Promise<void> {
    await this.parts.store.database.query
      .updateTable('work')
      .set(to)
      .where('id', '=', id)
      .where('done_at', 'is', null)
      .execute();
  }
}

/** Nobody is at it: it was never taken, or whoever took it has fallen silent. */
const unattended = (now: number) => (e: ExpressionBuilder<Schema, 'work'>) =>
  e.or([e('alive_at', 'is', null), e('alive_at', '<', now - GONE_AFTER_MS)]);
