import { setTimeout as sleep } from 'node:timers/promises';
import type { Store } from './storage/store.ts';

export type Readiness = 'ready' | 'database' | 'disk';

/** With less than this a busy evening could fill the disk: better to be told while there is still room. */
const LEAST_FREE = 32 * 1024 * 1024;
/** An answer is good for so long: whoever asks in a loop must not make the disk work. */
const GOOD_FOR_MS = 1000;
const PATIENCE_MS = 5000;

/** Whether moves can be taken: the database can be written to, and its disk is not about to be full. Named is what is wrong. */
export function readinessOf(store: Pick<Store, 'check' | 'room'>, now: () => number): () => Promise<Readiness> {
  let known: Promise<Readiness> | undefined;
  let until = 0;
  return () => {
    if (known && now() < until) return known;
    until = now() + GOOD_FOR_MS;
    known = look(store);
    return known;
  };
}

async function look(store: Pick<Store, 'check' | 'room'>): Promise<Readiness> {
  const tooLate = new AbortController();
  try {
    // Before the database, which on a full disk only says that it does not write.
    const { free } = await store.room();
    if (free !== undefined && free < LEAST_FREE) return 'disk';
    const late = sleep(PATIENCE_MS, 'late', { signal: tooLate.signal });
    return (await Promise.race([store.check(), late])) === 'late' ? 'database' : 'ready';
  } catch {
    return 'database';
  } finally {
    tooLate.abort();
  }
}
