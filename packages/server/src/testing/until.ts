import { setTimeout as sleep } from 'node:timers/promises';

/** Longer than anything takes on a machine that is busy with other things: only a test that fails waits to the end. */
const PATIENCE = 60_000;

/** Asks until it is so; false when that never came. */
export async function until(isSo: () => boolean | Promise<boolean>, patience = PATIENCE): Promise<boolean> {
  for (const giveUp = performance.now() + patience; performance.now() < giveUp; await sleep(10))
    if (await isSo()) return true;
  return isSo();
}
