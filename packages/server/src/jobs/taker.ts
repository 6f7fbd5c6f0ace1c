const LOOK_EVERY_MS = 500;

export interface TakerParts<Job> {
  /** How many at a time. */
  readonly at: number;
  readonly fetch: (most: number) => Promise<readonly Job[]>;
  readonly handle: (job: Job) => Promise<void>;
  readonly complete: (job: Job) => Promise<unknown>;
  readonly fail: (job: Job, error: unknown) => Promise<unknown>;
  readonly onError: (error: unknown) => void;
}

/**
 * Takes the jobs of one queue. pg-boss has a loop for that too, but does not wait for its own marks "done" and "failed": one that cannot be
 * written because the database is away would end the process.
 */
export class Taker<Job> {
  private readonly parts: TakerParts<Job>;
  private readonly inHand = new Set<Promise<void>>();
  private ended = false;
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> | undefined;
  private again = false;

  constructor(parts: TakerParts<Job>) {
    this.parts = parts;
  }

  begin(): void {
    this.wake();
  }

  /** Looks at once; if it is looking already, once more. */
  wake(): void {
    this.again = true;
    if (this.looking || this.ended) return;
    clearTimeout(this.timer);
    this.looking = this.look().finally(() => {
      this.looking = undefined;
      if (!this.ended) this.timer = setTimeout(() => this.wake(), LOOK_EVERY_MS).unref();
    });
  }

  /** Takes nothing new, and waits for what is in hand. */
  async end(): Promise<void> {
    this.ended = true;
    clearTimeout(this.timer);
    await this.looking;
    await Promise.all(this.inHand);
  }

  private async look(): Promise<void> {
    while (this.again && !this.ended) {
      this.again = false;
      const free = this.parts.at - this.inHand.size;
      if (free <= 0) return;
      try {
        const jobs = await this.parts.fetch(free);
        for (const job of jobs) this.take(job);
        if (jobs.length === free) this.again = this.inHand.size < this.parts.at;
      } catch (error) {
        this.parts.onError(error);
      }
    }
  }

  private take(job: Job): void {
    const done = this.attend(job).finally(() => {
      this.inHand.delete(done);
      this.wake();
    });
    this.inHand.add(done);
  }

  private async attend(job: Job): Promise<void> {
    const { handle, complete, fail, onError } = this.parts;
    try {
      try {
        await handle(job);
      } catch (error) {
        onError(error);
        await fail(job, error);
        return;
      }
      await complete(job);
    } catch (error) {
      // Not marked: it is offered again after a while, and found done.
      onError(error);
    }
  }
}
