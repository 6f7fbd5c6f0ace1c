import { availableParallelism } from 'node:os';
import { seatBots } from '@cromford/bots';
import { isProblem } from '@cromford/kernel';
import { type Context, DONE, FAILED, fail } from '../context.ts';
import { anySeed, readSetup, type SetupFlags } from '../setup.ts';
import { findGame } from '../shelf.ts';
import { laneHere } from '../simulate/here.ts';
import { playAll } from '../simulate/lanes.ts';
import type { Check, Plan } from '../simulate/plan.ts';
import { summaryLines } from '../simulate/report.ts';
import { summarise } from '../simulate/summary.ts';
import { laneInThread } from '../simulate/thread.ts';
import { Progress } from '../terminal/progress.ts';
import { complain, print } from '../terminal/terminal.ts';
import { say } from '../words/index.ts';

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
  const game = findGame(context.games, id);
  if (isProblem(game)) return fail(context, game);
  const setup = await readSetup(game, flags);
  if (isProblem(setup)) return fail(context, setup);
  const bots = seatBots(flags.bots.split(','), setup.players);
  if (isProblem(bots)) return fail(context, bots);
  const plan: Plan = {
    ...setup,
    game: id,
    games: flags.games,
    bots,
    seed: flags.seed ?? anySeed(),
    check: flags.check,
  };

  const jobs = Math.min(flags.jobs ?? standardJobs(plan), Math.max(1, plan.games));
  const lanes = jobs === 1 ? [laneHere(game, plan)] : Array.from({ length: jobs }, () => laneInThread(plan));
  const cancel = new AbortController();
  const stop = () => cancel.abort();
  process.once('SIGINT', stop);
  const progress = new Progress(terminal, plan.games);
  const start = performance.now();
  const outcomes = await playAll(plan, lanes, cancel.signal, (done) => progress.show(done));
  progress.clear();
  process.off('SIGINT', stop);

  const summary = summarise(plan, outcomes, game.rules(plan).bands);
  if (flags.json) print(terminal, JSON.stringify(summary, null, 2));
  else {
    const seconds = (performance.now() - start) / 1000;
    print(terminal, ...summaryLines(summary, texts));
    const perSecond = Math.round(summary.games / seconds);
    complain(terminal, say(texts.simulate.time, { seconds: seconds.toFixed(1), perSecond }));
  }
  return summary.brokenInvariants.count > 0 ? FAILED : DONE;
}

/** A thread takes half a second to start: a few games are played sooner without. */
const WORTH_A_THREAD = 2000;

function standardJobs(plan: Plan): number {
  return Math.max(1, Math.min(availableParallelism(), Math.floor(plan.games / WORTH_A_THREAD)));
}
