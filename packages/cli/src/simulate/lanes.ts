import type { Outcome } from './one-game.ts';
import type { Plan } from './plan.ts';

/** Somebody who plays games `from` … `to − 1` of a plan: this thread, or a worker. */
export interface Lane {
  play(from: number, to: number): Promise<readonly Outcome[]>;
  close(): Promise<unknown>;
}

/** Enough to make the hand-over cheap, few enough that the bar moves and a cancel is quick. */
const AT_A_TIME = 20;

/**
 * Plays all games of the plan over the lanes. The outcomes come back in the order of the games, whichever lane played them.
 * When `cancel` fires, what is done so far comes back.
 */
export async function playAll(
  plan: Plan,
  lanes: readonly Lane[],
  cancel: AbortSignal,
  progress: (done: number) => void,
): Promise<Outcome[]> {
  const outcomes: (Outcome | undefined)[] = new Array(plan.games);
  let next = 0;
  let done = 0;
  const cancelled = new Promise<undefined>((resolve) => {
    cancel.addEventListener('abort', () => resolve(undefined), { once: true });
  });
  const work = async (lane: Lane) => {
    while (next < plan.games && !cancel.aborted) {
      const from = next;
      next = Math.min(plan.games, from + AT_A_TIME);
      const played = await Promise.race([lane.play(from, next), cancelled]);
      if (!played) return;
      for (const [offset, outcome] of played.entries()) outcomes[from + offset] = outcome;
      done += played.length;
      progress(done);
    }
  };
  try {
    await Promise.all(lanes.map(work));
  } finally {
    await Promise.all(lanes.map((lane) => lane.close()));
  }
  return outcomes.filter((outcome) => outcome !== undefined);
}
