import type { Json, Time } from './schema.ts';

export interface WorkSchema {
  runs: RunRow;
  work: WorkRow;
}

/** What the parts of one large piece of work have in common: the plan of a tournament. Gone with whoever waits for it. */
export interface RunRow {
  id: string;
  body: Json;
  /** Whoever waits for it was there. */
  seen_at: Time;
}

/** A piece of work that takes longer than an answer may. A job only points to it: here it is kept until it is done. */
export interface WorkRow {
  id: string;
  queue: string;
  run_id: string | null;
  body: Json;
  /** How often it went wrong. */
  tries: number;
  /** Somebody was at it then; null while nobody is. */
  alive_at: Time | null;
  created_at: Time;
  done_at: Time | null;
  result: Json | null;
  error: string | null;
}
