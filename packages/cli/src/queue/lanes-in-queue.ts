import { problem } from '@cromford/kernel';
import { PartFailed, Run } from '@cromford/server/work';
import type { Lane } from '../simulate/lanes.ts';
import type { GameOutcome } from '../simulate/one-game.ts';
import type { QueuedRun } from './part-player.ts';
import { QueueTrouble } from './trouble.ts';

/** Enough parts that many machines have something to do, and no more games in one than are soon played. */
const PARTS = 200;
const MOST_GAMES = 50;
const LONELY_AFTER_MS = 15_000;

/** Lanes that put their games into the queue and wait for whoever plays them. `nobody` is called when no worker comes. */
export async function lanesInQueue(
  url: string,
  run: QueuedRun,
  games: number,
  nobody: () => void,
): Promise<readonly Lane[]> {
  const queued = await Run.begin(url, run).catch((error) => raise('queue-away', error));
  const lonely = setTimeout(() => {
    if (!queued.taken) nobody();
  }, LONELY_AFTER_MS);
  lonely.unref();
  let closing: Promise<void> | undefined;
  const close = () => {
    clearTimeout(lonely);
    closing ??= queued.close();
    return closing;
  };
  const batch = Math.min(MOST_GAMES, Math.max(1, Math.ceil(games / PARTS)));
  return Array.from({ length: Math.max(1, Math.min(PARTS, Math.ceil(games / batch))) }, () => ({
    batch,
    close,
    play: async (wanted, pairing) => {
      const part = queued.do({ games: wanted, pairing });
      return (await part.catch((error) =>
        raise(error instanceof PartFailed ? 'part-failed' : 'queue-away', error),
      )) as readonly GameOutcome[];
    },
  }));
}

function raise(code: string, error: NodeJS.ErrnoException): never {
  throw new QueueTrouble(problem(code, { reason: error.message || error.code || error.name }));
}
