import { type Problem, problem } from '@cromford/kernel';

export interface QueueFlags {
  /** `postgres://…`, or true for the one in DATABASE_URL. */
  readonly queue?: string | boolean;
  readonly engine?: string;
  readonly jobs?: number;
}

/** The database that work is queued in; nothing when it is played here. */
export function queueUrl({ queue }: QueueFlags): string | undefined {
  if (queue === undefined || queue === false) return undefined;
  return queue === true ? process.env.DATABASE_URL : queue;
}

export function queueProblem(flags: QueueFlags): Problem | undefined {
  if (flags.queue === undefined) return undefined;
  if (!queueUrl(flags)?.startsWith('postgres')) return problem('no-queue');
  // A worker runs no commands that stand in a database.
  return flags.engine === undefined ? undefined : problem('queue-engine');
}
