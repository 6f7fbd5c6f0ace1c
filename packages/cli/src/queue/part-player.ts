import type { Pairing } from '@cromford/bots/arena';
import { type AnyGame, canonical, isProblem } from '@cromford/kernel';
import { findGame } from '../shelf.ts';
import type { Lane } from '../simulate/lanes.ts';
import type { GameOutcome } from '../simulate/one-game.ts';
import type { Plan } from '../simulate/plan.ts';
import { laneInThread } from '../simulate/thread.ts';

/** What all parts of a run have in common. */
export interface QueuedRun {
  /** Of the rules: a worker with others would play another game. */
  readonly version: number;
  readonly plan: Plan;
}

interface Part {
  readonly games: readonly number[];
  readonly pairing?: Pairing;
}

/** Plays parts of runs in threads, and keeps a thread for the next part of the same run. */
export class PartPlayer {
  private readonly games: readonly AnyGame[];
  private readonly most: number;
  private readonly idle: { readonly plan: string; readonly lane: Lane }[] = [];

  constructor(games: readonly AnyGame[], most: number) {
    this.games = games;
    this.most = most;
  }

  async play(
    { version, plan }: QueuedRun,
    { games, pairing }: Part,
    stop: AbortSignal,
  ): Promise<readonly GameOutcome[]> {
    const game = findGame(this.games, plan.game);
    if (isProblem(game)) throw new Error(`this worker has no game called ${plan.game}`);
    if (game.version !== version)
      throw new Error(`this worker plays version ${game.version} of ${plan.game}, not ${version}`);
    if (plan.engine !== undefined) throw new Error('a worker starts no outside programs');
    const name = canonical(plan);
    const lane = this.lane(name, plan);
    // Closing a thread ends what it plays: the wait for it is then over too.
    const abort = () => void lane.close();
    stop.addEventListener('abort', abort, { once: true });
    try {
      stop.throwIfAborted();
      const outcomes = await lane.play(games, pairing);
      this.idle.push({ plan: name, lane });
      return outcomes;
    } catch (error) {
      await lane.close();
      throw stop.aborted ? stop.reason : error;
    } finally {
      stop.removeEventListener('abort', abort);
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.idle.splice(0).map(({ lane }) => lane.close()));
  }

  private lane(name: string, plan: Plan): Lane {
    const at = this.idle.findIndex((known) => known.plan === name);
    const known = at < 0 ? undefined : this.idle.splice(at, 1)[0];
    if (known) return known.lane;
    // A thread of another run makes room.
    if (this.idle.length >= this.most) void this.idle.shift()?.lane.close();
    return laneInThread(plan);
  }
}
