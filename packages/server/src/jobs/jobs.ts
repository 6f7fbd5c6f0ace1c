/** What is to be done, as plain data. Handlers look at the present state and do nothing when the work is done already. */
export type JobData = Readonly<Record<string, string | number>>;

export interface SendOptions {
  /** While a job with this key waits, another one is not added. */
  readonly key?: string;
  /** Not before so many milliseconds have passed. */
  readonly after?: number;
  /** The highest is taken first; 0 unless told. */
  readonly priority?: number;
  /** Whoever takes it has so many milliseconds; after that it is tried again. Two minutes unless told. */
  readonly longest?: number;
}

export interface WorkOptions {
  /** So many at a time on this node. */
  readonly at?: number;
  /** Jobs of a lower priority leave one place free for the others, where that can be told. */
  readonly urgent?: number;
}

/**
 * Work that need not be done before an answer is given: bots, clocks, notices. At least once each, on any node. A job that fails is tried
 * again a few times. What is waiting is never the only trace of a duty: a sweep finds it again in the tables.
 */
export interface Jobs {
  send(queue: string, data: JobData, options?: SendOptions): Promise<void>;
  work(queue: string, handler: (data: JobData) => Promise<void>, options?: WorkOptions): Promise<void>;
  /** How many could be taken now and are not, by queue. */
  waiting(): Promise<ReadonlyMap<string, number>>;
  /** Takes nothing new, and waits for what is being done. */
  stop(): Promise<void>;
}

/** A failed job is tried again so often, after one second, two, four … */
export const RETRIES = 3;
