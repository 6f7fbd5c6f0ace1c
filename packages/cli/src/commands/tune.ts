import { LEVELS, readyFor } from '@cromford/bots';
import { multiplied, type Pairing, weighedBy } from '@cromford/bots/arena';
import { hash, isProblem, problem } from '@cromford/kernel';
import { type Context, DONE, FAILED, fail } from '../context.ts';
import { lanesOf } from '../queue/lanes-of.ts';
import { queueProblem } from '../queue/queue-problem.ts';
import { readSetup, type SetupFlags } from '../setup.ts';
import { findGame } from '../shelf.ts';
import type { Plan } from '../simulate/plan.ts';
import { withProgress } from '../terminal/progress.ts';
import { complain, print } from '../terminal/terminal.ts';
import { append } from '../tournament/results-file.ts';
import { readDeals } from '../tune/deals-file.ts';
import { prove } from '../tune/proof.ts';
import { reportLines, reportOf } from '../tune/report.ts';
import { playStages } from '../tune/stages.ts';
import type { Deal } from '../tune/survey.ts';
import { type ByWeight, factorsOf, type Tuning } from '../tune/tuning.ts';
import { writeWeights } from '../tune/weights-file.ts';

export interface TuneFlags extends SetupFlags {
  readonly bot: string;
  readonly seed?: string;
  readonly deals: number;
  readonly stages: number;
  readonly spread: number;
  readonly proof: number;
  readonly only?: string;
  readonly out?: string;
  readonly write?: string;
  readonly jobs?: number;
  readonly queue?: string | boolean;
  readonly json?: boolean;
}

/** `cromford tune`: surveys of play with other weights find better ones, and a match proves that they are. */
export async function tune(context: Context, id: string, flags: TuneFlags): Promise<number> {
  const unusable = queueProblem(flags);
  if (unusable) return fail(context, unusable);
  const game = findGame(context.games, id);
  if (isProblem(game)) return fail(context, game);
  const setup = await readSetup(game, flags);
  if (isProblem(setup)) return fail(context, setup);
  const rules = game.rules(setup);
  await readyFor(rules, [flags.bot]);
  const weighed = weighedBy(flags.bot, rules);
  if (!weighed) return fail(context, problem('not-a-level', { bot: flags.bot, known: LEVELS.join(', ') }));
  // Factors are tuned: what counts nothing goes on counting nothing.
  const tunable = Object.entries(weighed.weights).filter(([, value]) => value !== 0);
  if (tunable.length === 0) return fail(context, problem('nothing-to-tune'));
  const wanted = flags.only?.split(',');
  const chosen = Object.fromEntries(tunable.filter(([name]) => wanted?.includes(name) ?? true));
  if (Object.keys(chosen).length === 0) {
    const known = tunable.map(([name]) => name).join(', ');
    return fail(context, problem('unknown-weights', { only: flags.only ?? '', known }));
  }
  // Equal commands give equal runs, so that one that was cut off can go on.
  const { seed = 'tune', bot, deals, stages, spread: reach } = flags;
  const { players, options } = setup;
  const sheet = hash(setup.sheet);
  const { version } = game;
  const tuning: Tuning = { game: id, version, players, options, sheet, bot, seed, deals, reach, weights: chosen };
  const known = flags.out === undefined ? [] : await readDeals(flags.out, tuning);
  if (isProblem(known)) return fail(context, known);

  const pairing: Pairing = { lineups: [], rotated: true, seed };
  const perDeal = players === 1 ? 2 : players;
  const games = stages * deals * perDeal;
  const plan: Plan = { ...setup, game: id, games, pairing, check: 'none' };
  let kept = known.filter(({ stage }) => stage < stages).length;
  const found = await withProgress(context.terminal, games + flags.proof, async (cancel, progress) => {
    const lanes = await lanesOf(context, game, plan, Math.max(deals, flags.proof), flags);
    let done = kept;
    const heard = async (deal: Deal | undefined) => {
      progress.show(++done * perDeal);
      if (!deal) return undefined;
      kept++;
      return flags.out === undefined ? undefined : await append(flags.out, deal);
    };
    try {
      progress.show(done * perDeal);
      const surveyed = await playStages(tuning, stages, known, weighed.spread, lanes, cancel, heard);
      if (!surveyed || isProblem(surveyed)) return surveyed;
      const shown = (proved: number) => progress.show(games + Math.min(proved, flags.proof));
      const proof =
        flags.proof === 0 ? undefined : await prove(tuning, surveyed.shifts, flags.proof, lanes, cancel, shown);
      return cancel.aborted ? undefined : { ...surveyed, proof };
    } finally {
      await Promise.all(lanes.map((lane) => lane.close()));
    }
  });
  if (!found) {
    const { cancelled, lost } = context.texts.tune;
    complain(context.terminal, (flags.out === undefined ? lost : cancelled)({ deals: kept }));
    return FAILED;
  }
  if (isProblem(found)) return fail(context, found);

  const weights = multiplied(weighed.weights, factorsOf(tuning, found.shifts));
  const report = reportOf(tuning, commandOf(tuning, flags), found, weights, found.proof);
  if (flags.json) print(context.terminal, JSON.stringify(report, null, 2));
  else print(context.terminal, ...reportLines(tuning, stages, report, context.texts));
  return flags.write !== undefined && report.isBetter ? write(context, flags.write, tuning, report.run, weights) : DONE;
}

async function write(context: Context, file: string, tuning: Tuning, run: string, weights: ByWeight): Promise<number> {
  const wrong = await writeWeights(file, tuning, run, weights);
  if (wrong) return fail(context, wrong);
  complain(context.terminal, context.texts.tune.written({ file }));
  return DONE;
}

/** The run in words that start it again. */
function commandOf({ game, players, bot, seed, deals, reach }: Tuning, { stages, option, only }: TuneFlags): string {
  return [
    `cromford tune ${game} --players ${players}`,
    ...(option ?? []).map((text) => `--option ${text}`),
    `--bot ${bot} --seed ${seed} --deals ${deals} --stages ${stages} --spread ${reach}`,
    ...(only === undefined ? [] : [`--only ${only}`]),
  ].join(' ');
}
