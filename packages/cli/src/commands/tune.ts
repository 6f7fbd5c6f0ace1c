import { LEVELS } from '@cromford/bots';
import { multiplied, tunable, tunedBot } from '@cromford/bots/arena';
import { isProblem, type Problem, problem } from '@cromford/kernel';
import { type Context, DONE, FAILED, fail } from '../context.ts';
import { lanesOf } from '../queue/lanes-of.ts';
import { queueProblem } from '../queue/queue-problem.ts';
import { readSetup, type SetupFlags } from '../setup.ts';
import { findGame } from '../shelf.ts';
import type { Plan } from '../simulate/plan.ts';
import { columns } from '../terminal/columns.ts';
import { withProgress } from '../terminal/progress.ts';
import { complain, print } from '../terminal/terminal.ts';
import { append } from '../tournament/results-file.ts';
import { readRounds, writeWeights } from '../tune/files.ts';
import { type Factors, ones, outcome, playRound, prove, type RoundLine, type Tuning } from '../tune/tuning.ts';

export interface TuneFlags extends SetupFlags {
  readonly bot: string;
  readonly seed?: string;
  readonly rounds: number;
  readonly games: number;
  readonly proof: number;
  readonly only?: string;
  readonly out?: string;
  readonly write?: string;
  readonly jobs?: number;
  readonly queue?: string | boolean;
  readonly json?: boolean;
}

/** `cromford tune`: self-play finds better weights, and proves that they are. */
export async function tune(context: Context, id: string, flags: TuneFlags): Promise<number> {
  const unusable = queueProblem(flags);
  if (unusable) return fail(context, unusable);
  const game = findGame(context.games, id);
  if (isProblem(game)) return fail(context, game);
  const setup = await readSetup(game, flags);
  if (isProblem(setup)) return fail(context, setup);
  if (!tunedBot(flags.bot, {}))
    return fail(context, problem('not-a-level', { bot: flags.bot, known: LEVELS.join(', ') }));
  const rules = game.rules(setup);
  const { weights, spread } = tunable(rules);
  const chosen = only(weights, flags.only);
  if (Object.keys(weights).length === 0) return fail(context, problem('nothing-to-tune'));
  if (Object.keys(chosen).length === 0) {
    const known = Object.keys(weights).join(', ');
    return fail(context, problem('unknown-weights', { only: flags.only ?? '', known }));
  }
  // Equal commands give equal runs, so that one that was cut off can go on.
  const { seed = 'tune', bot, games } = flags;
  const { players, options } = setup;
  const tuning: Tuning = { game: id, version: game.version, players, options, bot, seed, games, weights: chosen };
  const lines = flags.out === undefined ? [] : await readRounds(flags.out, tuning);
  if (isProblem(lines)) return fail(context, lines);

  const plan: Plan = { ...setup, game: id, games, pairing: { lineups: [], rotated: true, seed }, check: 'none' };
  const found = await withProgress(context.terminal, flags.rounds * games + flags.proof, async (cancel, progress) => {
    const lane = await lanesOf(context, game, plan, games, flags);
    let factors = lines.at(-1)?.factors ?? ones(chosen);
    try {
      for (let round = lines.length; round < flags.rounds; round++) {
        progress.show(round * games);
        const line = await playRound(tuning, round, factors, spread, lane, cancel);
        if (!line) return undefined;
        lines.push(line);
        const wrong = flags.out === undefined ? undefined : await append(flags.out, line);
        if (wrong) return wrong;
        factors = line.factors;
      }
      const after = outcome(lines);
      const shown = (done: number) => progress.show(flags.rounds * games + Math.min(done, flags.proof));
      const proof = flags.proof === 0 ? undefined : await prove(tuning, after, flags.proof, lane, cancel, shown);
      return cancel.aborted ? undefined : { factors: after, proof };
    } finally {
      await Promise.all(lane.map((one) => one.close()));
    }
  });
  if (!found) {
    const { cancelled, lost } = context.texts.tune;
    complain(context.terminal, (flags.out === undefined ? lost : cancelled)({ rounds: lines.length }));
    return FAILED;
  }
  if (isProblem(found)) return fail(context, found);
  return conclude(context, tuning, flags, multiplied(rules, found.factors), { lines, ...found });
}

interface Found {
  readonly lines: readonly RoundLine[];
  readonly factors: Factors;
  readonly proof: Awaited<ReturnType<typeof prove>>;
}

async function conclude(
  context: Context,
  tuning: Tuning,
  flags: TuneFlags,
  weights: Factors,
  { lines, factors, proof }: Found,
): Promise<number> {
  const { terminal, texts } = context;
  const t = texts.tune;
  const { game, players, bot, seed, games } = tuning;
  const fair = players === 1 ? 0.5 : 1 / players;
  const isBetter = proof !== undefined && proof.low > fair;
  const run = [
    `cromford tune ${game} --players ${players} --bot ${bot} --seed ${seed} --rounds ${lines.length} --games ${games}`,
    ...(proof ? [`${percent(proof.share)} (${percent(proof.low)} – ${percent(proof.high)}) of ${proof.games}`] : []),
  ].join(': ');
  if (flags.json)
    print(terminal, JSON.stringify({ run, weights, factors, ...(proof && { proof, isBetter }) }, null, 2));
  else {
    const rows = Object.entries(factors).map(([name, factor]) => [
      name,
      String(tuning.weights[name]),
      String(weights[name]),
      factor.toFixed(2),
    ]);
    print(terminal, t.title({ game, players, bot, seed, rounds: lines.length, games }), '');
    print(terminal, ...columns([[t.weight, t.before, t.after, t.factor], ...rows]), '');
    if (proof) {
      const { share, low, high } = proof;
      const shown = { share: percent(share), low: percent(low), high: percent(high), fair: percent(fair) };
      print(terminal, t.proof({ ...shown, games: proof.games }), isBetter ? t.proven : t.unproven);
    }
  }
  const wrong: Problem | undefined =
    flags.write !== undefined && isBetter ? await writeWeights(flags.write, game, run, weights) : undefined;
  if (wrong) return fail(context, wrong);
  if (flags.write !== undefined && isBetter) complain(terminal, t.written({ file: flags.write }));
  return DONE;
}

function only(weights: Factors, names: string | undefined): Factors {
  if (names === undefined) return weights;
  const wanted = names.split(',');
  return Object.fromEntries(Object.entries(weights).filter(([name]) => wanted.includes(name)));
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
