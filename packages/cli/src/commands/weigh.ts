import { writeFile } from 'node:fs/promises';
import { readyFor, scriptNames } from '@cromford/bots';
import { type AnyGame, isProblem, type Matter, type Problem, problem, type Rules } from '@cromford/kernel';
import { type Context, DONE, FAILED, fail } from '../context.ts';
import { reasonOf } from '../files.ts';
import { type Accepted, anySeed, readSeated, type SetupFlags } from '../setup.ts';
import { playAll } from '../simulate/lanes.ts';
import { lanesFor } from '../simulate/lanes-for.ts';
import type { GameOutcome } from '../simulate/one-game.ts';
import type { Plan } from '../simulate/plan.ts';
import { withProgress } from '../terminal/progress.ts';
import { complain, print } from '../terminal/terminal.ts';
import { alikeOn, matterOfSteps, steppedBy } from '../weigh/alike.ts';
import { type Candidate, readCandidates } from '../weigh/candidates.ts';
import { courseOf } from '../weigh/course.ts';
import { candidatesPlot, weighingPlot } from '../weigh/plot.ts';
import { weighingLines } from '../weigh/report.ts';
import { scriptLines, scriptWeighed } from '../weigh/scripts.ts';
import { sideBySide } from '../weigh/side-by-side.ts';
import { type Weighing, weighed } from '../weigh/weighing.ts';

export interface WeighFlags extends SetupFlags {
  readonly games: number;
  readonly bots: string;
  readonly seed?: string;
  readonly plot?: string;
  readonly candidates?: string;
  readonly scripts?: boolean;
  readonly matters?: string;
  readonly jobs?: number;
  readonly json?: boolean;
}

/**
 * `cromford weigh`: what a designer looks at. Every deal is played as often as there are seats, by the same bots with other dice, so that
 * it can be seen what the deal decides.
 */
export async function weigh(context: Context, id: string, flags: WeighFlags): Promise<number> {
  const { terminal, texts } = context;
  const seated = await readSeated(context.games, id, flags);
  if (isProblem(seated)) return fail(context, seated);
  const { game, setup, bots } = seated;
  const seed = flags.seed ?? anySeed();
  const candidates = flags.candidates
    ? await readCandidates(game, setup, flags.candidates)
    : [{ name: '', setup } satisfies Candidate];
  if (isProblem(candidates)) return fail(context, candidates);

  if (flags.matters) return weighMatters(context, game, setup, bots, seed, { ...flags, matters: flags.matters });

  const found: [string, Weighing][] = [];
  let broken = 0;
  for (const candidate of candidates) {
    const played = await playedOut(context, game, candidate, bots, seed, flags);
    for (const { seed: deal, broken: reasons } of played.broken) complain(terminal, `${deal}: ${reasons.join('; ')}`);
    broken += played.broken.length;
    found.push([candidate.name, weighed(played.finished.map((outcome) => courseOf(played.rules, outcome)))]);
    if (played.cancelled) break;
  }

  const [[, first]] = found as [[string, Weighing]];
  const title = texts.weigh.title({
    game: id,
    players: setup.players,
    bots: [...new Set(bots)].join(', '),
    games: first.games,
    seed,
  });
  const drawn = flags.candidates ? candidatesPlot(title, found) : weighingPlot(title, first);
  const unwritten = flags.plot ? await written(flags.plot, drawn) : undefined;
  if (unwritten) return fail(context, unwritten);
  const scripts = [];
  for (const script of flags.scripts ? scriptNames : []) {
    const against = await playedOut(context, game, { name: script, setup }, [script, ...bots.slice(1)], seed, flags);
    scripts.push(scriptWeighed(script, against.finished));
  }
  const about = { game: id, players: setup.players, bots, seed };
  const told = flags.candidates ? { ...about, candidates: Object.fromEntries(found) } : { ...about, ...first };
  if (flags.json) print(terminal, JSON.stringify({ ...told, ...(flags.scripts && { scripts }) }, null, 2));
  else {
    print(terminal, title, ...(flags.candidates ? ['', ...sideBySide(found, texts)] : weighingLines(first, texts)));
    // Alone there are two automated opponents to be beaten.
    if (flags.scripts) print(terminal, ...scriptLines(scripts, 1 / (setup.players === 1 ? 3 : setup.players), texts));
  }
  return broken > 0 ? FAILED : DONE;
}

/** What every value of our own matters: all that are alike a step less and a step more, on the same deals, into a file. */
async function weighMatters(
  context: Context,
  game: AnyGame,
  setup: Accepted,
  bots: readonly string[],
  seed: string,
  flags: WeighFlags & { readonly matters: string },
): Promise<number> {
  const mean = async (changed: Accepted | undefined): Promise<number | undefined> => {
    if (!changed) return undefined;
    const { finished } = await playedOut(context, game, { name: '', setup: changed }, bots, seed, flags);
    const scores = finished.flatMap((outcome) => outcome.scores);
    return scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length);
  };
  const usual = (await mean(setup)) ?? 0;
  const matters: Record<string, Matter> = {};
  for (const alike of alikeOn(setup.sheet)) {
    const less = await mean(steppedBy(game, setup, alike, -1));
    const more = await mean(steppedBy(game, setup, alike, 1));
    if (less === undefined && more === undefined) continue;
    matters[alike.pattern] = matterOfSteps(usual, less, more);
    if (!flags.json) print(context.terminal, `${alike.pattern} ${JSON.stringify(matters[alike.pattern])}`);
  }
  const unwritten = await written(flags.matters, `${JSON.stringify(matters, null, 2)}\n`);
  if (unwritten) return fail(context, unwritten);
  if (flags.json) print(context.terminal, JSON.stringify({ game: game.id, usual, matters }, null, 2));
  return DONE;
}

async function written(file: string, text: string): Promise<Problem | undefined> {
  try {
    await writeFile(file, text);
    return undefined;
  } catch (error) {
    return problem('file-unwritable', { file, reason: reasonOf(error) });
  }
}

/** The games of one sheet; every sheet meets the same deals. */
async function playedOut(
  { terminal }: Context,
  game: AnyGame,
  { setup }: Candidate,
  bots: readonly string[],
  seed: string,
  flags: WeighFlags,
): Promise<{ rules: Rules; finished: GameOutcome[]; broken: GameOutcome[]; cancelled: boolean }> {
  const plan: Plan = {
    ...setup,
    game: game.id,
    games: Math.ceil(flags.games / setup.players) * setup.players,
    pairing: { lineups: [bots], rotated: true, seed },
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
    await playAll(games, lanesFor(game, plan, plan.games, flags.jobs), cancel, (played, done) => {
      progress.show(done);
      for (const outcome of played) (outcome.finished ? finished : broken).push(outcome);
      return [];
    });
    return cancel.aborted;
  });
  // In the order of the games, however many threads played them.
  return { rules, finished: finished.sort((one, other) => one.index - other.index), broken, cancelled };
}
