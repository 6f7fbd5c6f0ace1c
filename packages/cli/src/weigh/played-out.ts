import { readyFor } from '@cromford/bots';
import type { AnyGame, Rules } from '@cromford/kernel';
import type { Context } from '../context.ts';
import { playAll } from '../simulate/lanes.ts';
import { lanesFor } from '../simulate/lanes-for.ts';
import type { GameOutcome } from '../simulate/one-game.ts';
import type { Plan } from '../simulate/plan.ts';
import { withProgress } from '../terminal/progress.ts';
import type { Candidate } from './candidates.ts';

/** What is the same for every sheet that is weighed. */
export interface Weighed {
  readonly game: AnyGame;
  readonly bots: readonly string[];
  readonly seed: string;
  readonly games: number;
  readonly jobs?: number;
  /** Whether every deal is played but once; else it is played as often as there are seats. */
  readonly isOnce?: boolean;
}

/** The games of one sheet; every sheet meets the same deals. */
export async function playedOut(
  { terminal }: Context,
  { game, bots, seed, games: wanted, jobs, isOnce = false }: Weighed,
  { setup }: Candidate,
): Promise<{ rules: Rules; finished: GameOutcome[]; broken: GameOutcome[]; cancelled: boolean }> {
  const plan: Plan = {
    ...setup,
    game: game.id,
    games: Math.ceil(wanted / setup.players) * setup.players,
    pairing: { lineups: [bots], rotated: !isOnce, seed },
    check: 'none',
    keepsMoves: true,
  };
  const rules: Rules = game.rules(plan);
  // What is told of the course is judged by the net, whoever plays.
  await readyFor(rules, ['arkwright']);
  const finished: GameOutcome[] = [];
  const broken: GameOutcome[] = [];
  const games = Array.from({ length: plan.games }, (_, index) => index);
  const cancelled = await withProgress(terminal, plan.games, async (cancel, progress) => {
    await playAll(games, lanesFor(game, plan, plan.games, jobs), cancel, (played, done) => {
      progress.show(done);
      for (const outcome of played) (outcome.finished ? finished : broken).push(outcome);
      return [];
    });
    return cancel.aborted;
  });
  // In the order of the games, however many threads played them.
  return { rules, finished: finished.sort((one, other) => one.index - other.index), broken, cancelled };
}
