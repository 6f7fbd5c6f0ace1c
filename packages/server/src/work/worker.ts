import { readConfig } from '../config.ts';
import { openHouse } from '../open-house.ts';
import { isPostgres } from '../storage/store.ts';
import { PARTS, runBody } from './run.ts';

export interface WorkerSettings {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly database: string;
  /** How many of each kind at a time. */
  readonly at: number;
  /** Plays a part of a run; which games there are is for whoever starts the worker to know. */
  readonly playPart: (run: unknown, part: unknown, stop: AbortSignal) => Promise<unknown>;
  readonly onDone: (what: 'decision' | 'part') => void;
  readonly onError: (error: unknown) => void;
}

export interface Worker {
  /** Lets go of long work, finishes what is nearly done, and leaves the database. */
  stop(): Promise<void>;
}

/** A machine that serves nobody and only works: bot decisions, analyses, parts of tournaments and tunings. */
export async function startWorker(settings: WorkerSettings): Promise<Worker> {
  const { environment, database, at, playPart, onDone, onError } = settings;
  if (!isPostgres(database)) throw new Error('a worker takes from PostgreSQL: postgres://…');
  const config = readConfig({ ...environment, DATABASE_URL: database }, '');
  if ('problem' in config) throw new Error(config.problem);
  const house = await openHouse(config, onError, { botsAtOnce: at });
  await house.beginWork({ onDecided: () => onDone('decision') });
  await house.work.take(
    PARTS,
    async ({ run_id, body }, stop) => {
      const run = await runBody(house.store, run_id ?? '', house.now());
      if (run === undefined) return undefined;
      const result = await playPart(run, JSON.parse(body), stop);
      onDone('part');
      return result;
    },
    at,
  );
  return { stop: () => house.end() };
}
