import { writeFile } from 'node:fs/promises';
import { readyFor } from '@cromford/bots';
import { type AnyGame, isProblem, problem, type Rules } from '@cromford/kernel';
import { type Context, DONE, FAILED, fail } from '../context.ts';
import { reasonOf } from '../files.ts';
import { anySeed, readSeated, type SetupFlags } from '../setup.ts';
import { playAll } from '../simulate/lanes.ts';
import { lanesFor } from '../simulate/lanes-for.ts';
import type { GameOutcome } from '../simulate/one-game.ts';
import type { Plan } from '../simulate/plan.ts';
import { withProgress } from '../terminal/progress.ts';
import { complain, print } from '../terminal/terminal.ts';
import { type Candidate, readCandidates } from '../weigh/candidates.ts';
import { type Course, courseOf } from '../weigh/course.ts';
import { weighingPlot } from '../weigh/plot.ts';
import { weighingLines } from '../weigh/report.ts';
import { sideBySide } from '../weigh/side-by-side.ts';
import { type Weighing, weighed } from '../weigh/weighing.ts';

export interface WeighFlags extends SetupFlags {
  readonly games: number;
  readonly bots: string;
  readonly seed?: string;
  readonly plot?: string;
  readonly candidates?: string;
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

  const found: [string, Weighing][] = [];
  let broken = 0;
  for (const candidate of candidates) {
    const played = await playedOut(context, game, candidate, bots, seed, flags);
    for (const { seed: deal, broken: reasons } of played.broken) complain(terminal, `${deal}: ${reasons.join('; ')}`);
    broken += played.broken.length;
    found.push([candidate.name, weighed(played.courses)]);
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
  if (flags.plot) {
    try {
      await writeFile(flags.plot, weighingPlot(title, first));
    } catch (error) {
      return fail(context, problem('file-unwritable', { file: flags.plot, reason: reasonOf(error) }));
    }
  }
  const about = { game: id, players: setup.players, bots, seed };
  const told = flags.candidates ? { ...about, candidates: Object.fromEntries(found) } : { ...about, ...first };
  if (flags.json) print(terminal, JSON.stringify(told, null, 2));
  else print(terminal, title, ...(flags.candidates ? ['', ...sideBySide(found, texts)] : weighingLines(first, texts)));
  return broken > 0 ? FAILED : DONE;
}

/** The games of one sheet; every sheet meets the same deals. */
async function playedOut(
  { terminal }: Context,
  game: AnyGame,
  { setup }: Candidate,
  bots: readonly string[],
  seed: string,
  flags: WeighFlags,
): Promise<{ courses: Course[]; broken: GameOutcome[]; cancelled: boolean }> {
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
  const courses: [number, Course][] = [];
  const broken: GameOutcome[] = [];
  const games = Array.from({ length: plan.games }, (_, index) => index);
  const cancelled = await withProgress(terminal, plan.games, async (cancel, progress) => {
    await playAll(games, lanesFor(game, plan, plan.games, flags.jobs), cancel, (played, done) => {
      progress.show(done);
      for (const outcome of played)
        if (outcome.finished) courses.push([outcome.index, courseOf(rules, outcome)]);
        else broken.push(outcome);
      return [];
    });
    return cancel.aborted;
  });
  // In the order of the games, however many threads played them.
  return { courses: courses.sort(([one], [other]) => one - other).map(([, course]) => course), broken, cancelled };
}
