import { Run } from '@cromford/server/work';
import type { Lane } from '../simulate/lanes.ts';
import type { Outcome } from '../simulate/one-game.ts';
import type { QueuedRun } from './part-player.ts';

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
  const queued = await Run.begin(url, run);
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
    play: async (wanted, pairing) => (await queued.do({ games: wanted, pairing })) as readonly Outcome[],
  }));
}
