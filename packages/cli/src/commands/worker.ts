import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { problem } from '@cromford/kernel';
import { endInTime, startWorker } from '@cromford/server/work';
import { type Context, DONE, FAILED, fail } from '../context.ts';
import { PartPlayer } from '../queue/part-player.ts';
import { complain, type Terminal } from '../terminal/terminal.ts';

export interface WorkerFlags {
  readonly database?: string;
  readonly atOnce?: number;
}

/** `cromford worker`: takes work from a PostgreSQL until it is told to stop. */
export async function work(context: Context, flags: WorkerFlags, stop = stopSignal()): Promise<number> {
  const { terminal, texts, games } = context;
  const database = flags.database ?? process.env.DATABASE_URL;
  if (!database?.startsWith('postgres')) return fail(context, problem('no-queue'));
  const at = flags.atOnce ?? availableParallelism();
  const player = new PartPlayer(games, at);
  const done = { decision: 0, part: 0 };
  const tell = teller(terminal);
  const started = await startWorker({
    environment: process.env,
    database,
    at,
    playPart: (run, part, signal) =>
      player.play(run as Parameters<PartPlayer['play']>[0], part as Parameters<PartPlayer['play']>[1], signal),
    onDone: (what) => {
      done[what]++;
    },
    onError: (error) => tell(ERROR, error instanceof Error ? error.message : String(error)),
  }).catch((error: Error) => error);
  if (started instanceof Error) return fail(context, problem('queue-away', { reason: started.message }));
  tell(INFO, texts.worker.ready({ at }));
  if (!stop.aborted) await once(stop, 'abort');
  tell(INFO, texts.worker.stopping);
  const ended = await endInTime(() => started.stop());
  await player.close();
  if (!ended) {
    tell(ERROR, texts.worker.late);
    process.exit(FAILED);
  }
  tell(INFO, texts.worker.done({ decisions: done.decision, parts: done.part }));
  return DONE;
}

/** The server's levels. */
const INFO = 30;
const ERROR = 50;

/** In words for who watches, else as lines of a log like the server's. */
function teller(terminal: Terminal): (level: number, msg: string) => void {
  if (terminal.isWatched) return (_, msg) => complain(terminal, msg);
  return (level, msg) => complain(terminal, JSON.stringify({ level, time: new Date().toISOString(), msg }));
}

function stopSignal(): AbortSignal {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  return stop.signal;
}
