import { availableParallelism } from 'node:os';
import { isProblem } from '@cromford/kernel';
import { type Context, DONE, FAILED, fail } from '../context.ts';
import { anySeed, readSeated, type SetupFlags } from '../setup.ts';
import { playAll } from '../simulate/lanes.ts';
import { lanesFor } from '../simulate/lanes-for.ts';
import type { Check, Plan } from '../simulate/plan.ts';
import { summaryLines } from '../simulate/report.ts';
import { Count, summarise } from '../simulate/summary.ts';
import { withProgress } from '../terminal/progress.ts';
import { complain, print } from '../terminal/terminal.ts';

export interface SimulateFlags extends SetupFlags {
  readonly games: number;
  readonly bots: string;
  readonly seed?: string;
  readonly check: Check;
  readonly jobs?: number;
  readonly json?: boolean;
}

/** `cromford simulate`: bots play many games; the result is the same however many threads play them. */
export async function simulate(context: Context, id: string, flags: SimulateFlags): Promise<number> {
  const { terminal, texts } = context;
  const seated = await readSeated(context.games, id, flags);
  if (isProblem(seated)) return fail(context, seated);
  const { game, setup, bots } = seated;
  const plan: Plan = {
    ...setup,
    game: id,
    games: flags.games,
    pairing: { lineups: [bots], rotated: false, seed: flags.seed ?? anySeed() },
    check: flags.check,
  };

  const lanes = lanesFor(game, plan, plan.games, flags.jobs ?? standardJobs(plan));
  const start = performance.now();
  const memory: number[] = [];
  const games = Array.from({ length: plan.games }, (_, index) => index);
  const count = new Count(plan.players);
  await withProgress(terminal, plan.games, (cancel, progress) =>
    playAll(games, lanes, cancel, (played, done) => {
      progress.show(done);
      if (done >= (memory.length / SAMPLES) * plan.games) memory.push(Math.round(process.memoryUsage.rss() / 2 ** 20));
      for (const outcome of played) count.add(outcome);
      return [];
    }),
  );

  const summary = summarise(plan, count, game.rules(plan).bands);
  if (flags.json) print(terminal, JSON.stringify(summary, null, 2));
  else {
    const seconds = (performance.now() - start) / 1000;
    print(terminal, ...summaryLines(summary, texts));
    const perSecond = Number((summary.games / seconds).toPrecision(2));
    complain(
      terminal,
      texts.simulate.time({ seconds: seconds.toFixed(1), perSecond, memory: memory.join(', ') || '–' }),
    );
  }
  return summary.brokenInvariants.count + summary.lapses.refused > 0 ? FAILED : DONE;
}

/** Memory is looked at this often during a simulation: it should not grow with the games. */
const SAMPLES = 10;

/** A thread takes half a second to start: a few games are played sooner without. */
const WORTH_A_THREAD = 200;

function standardJobs(plan: Plan): number {
  return Math.min(availableParallelism(), plan.games / WORTH_A_THREAD);
}
