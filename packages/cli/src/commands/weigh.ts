import { scriptNames } from '@cromford/bots';
import { isProblem } from '@cromford/kernel';
import { type Context, DONE, FAILED, fail } from '../context.ts';
import { writeText } from '../files.ts';
import { anySeed, readSeated, type SetupFlags } from '../setup.ts';
import { complain, print } from '../terminal/terminal.ts';
import { type Candidate, readCandidates } from '../weigh/candidates.ts';
import { courseOf } from '../weigh/course.ts';
import { figuresOf } from '../weigh/figures.ts';
import { weighMatters } from '../weigh/matters.ts';
import { onPurposeLines } from '../weigh/on-purpose-lines.ts';
import { playedOut } from '../weigh/played-out.ts';
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

  const played = { game, bots, seed, games: flags.games, ...(flags.jobs !== undefined && { jobs: flags.jobs }) };
  if (flags.matters) return weighMatters(context, played, setup, flags.matters, flags.json ?? false);

  const isMixed = new Set(bots).size > 1;
  const found: [string, Weighing][] = [];
  let broken = 0;
  for (const candidate of candidates) {
    const all = await playedOut(context, played, candidate);
    for (const { seed: deal, broken: reasons } of all.broken) complain(terminal, `${deal}: ${reasons.join('; ')}`);
    broken += all.broken.length;
    const courses = all.finished.map((outcome) => ({
      ...courseOf(all.rules, outcome),
      ...(isMixed && { figures: figuresOf(game, candidate.setup, outcome) }),
    }));
    found.push([candidate.name, weighed(courses)]);
    if (all.cancelled) break;
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
  const unwritten = flags.plot ? await writeText(flags.plot, drawn) : undefined;
  if (unwritten) return fail(context, unwritten);
  const scripts = [];
  for (const script of flags.scripts ? scriptNames(game.rules(setup)) : []) {
    const by = { ...played, bots: [script, ...bots.slice(1)] };
    const against = await playedOut(context, by, { name: script, setup });
    scripts.push(scriptWeighed(script, against.finished));
  }
  const about = { game: id, players: setup.players, bots, seed };
  const told = flags.candidates ? { ...about, candidates: Object.fromEntries(found) } : { ...about, ...first };
  if (flags.json) print(terminal, JSON.stringify({ ...told, ...(flags.scripts && { scripts }) }, null, 2));
  else {
    print(terminal, title, ...(flags.candidates ? ['', ...sideBySide(found, texts)] : weighingLines(first, texts)));
    if (first.onPurpose && !flags.candidates)
      print(terminal, ...onPurposeLines(first.onPurpose, 1 / setup.players, texts));
    // Alone there are two automated opponents to be beaten.
    if (flags.scripts) print(terminal, ...scriptLines(scripts, 1 / (setup.players === 1 ? 3 : setup.players), texts));
  }
  return broken > 0 ? FAILED : DONE;
}
