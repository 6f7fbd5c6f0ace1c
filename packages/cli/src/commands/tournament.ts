import { writeFile } from 'node:fs/promises';
import { gamesOfChunk, gamesPerDeal, lineupsOf, splitEntries } from '@cromford/bots/arena';
import { isProblem, type Problem, problem } from '@cromford/kernel';
import { type Context, DONE, FAILED, fail } from '../context.ts';
import { reasonOf } from '../files.ts';
import { lanesOf } from '../queue/lanes-of.ts';
import { queueProblem } from '../queue/queue-problem.ts';
import { anySeed, readSetup, type SetupFlags } from '../setup.ts';
import { findGame } from '../shelf.ts';
import { playAll } from '../simulate/lanes.ts';
import type { GameOutcome } from '../simulate/one-game.ts';
import { ENGINE, type Plan } from '../simulate/plan.ts';
import { entryProblem } from '../simulate/seats.ts';
import { withProgress } from '../terminal/progress.ts';
import { complain, print } from '../terminal/terminal.ts';
import { plot } from '../tournament/plot.ts';
import { saveRecords } from '../tournament/records.ts';
import { reportLines, reportOf } from '../tournament/report.ts';
import { append, mergeResults, resumeResults, seedIn } from '../tournament/results-file.ts';
import { type TournamentPlan, tournamentOf } from '../tournament/tournament.ts';

export interface TournamentFlags extends SetupFlags {
  readonly bots: string;
  readonly games: number;
  readonly seed?: string;
  readonly time?: number;
  readonly engine?: string;
  readonly chunk?: { readonly k: number; readonly n: number };
  readonly out?: string;
  readonly records?: string;
  readonly merge?: readonly string[];
  readonly plot?: string;
  readonly jobs?: number;
  readonly queue?: string | boolean;
  readonly json?: boolean;
}

/** `cromford tournament`: bots meet from every seat of every deal; what comes of it is the same however it is cut up. */
export async function tournament(context: Context, id: string | undefined, flags: TournamentFlags): Promise<number> {
  if (flags.merge) {
    const merged = await mergeResults(flags.merge);
    return isProblem(merged) ? fail(context, merged) : report(context, merged.tournament, merged.outcomes, flags);
  }
  const unusable = queueProblem(flags);
  if (unusable) return fail(context, unusable);
  if (id === undefined) return fail(context, problem('which-game'));
  const game = findGame(context.games, id);
  if (isProblem(game)) return fail(context, game);
  const setup = await readSetup(game, flags);
  if (isProblem(setup)) return fail(context, setup);
  const names = namesOf(flags);
  if (isProblem(names)) return fail(context, names);
  const pairing = { lineups: lineupsOf(names, setup.players), rotated: true, seed: await seedOf(flags) };
  const perDeal = gamesPerDeal(pairing);
  const plan: Plan = {
    ...setup,
    game: game.id,
    games: Math.ceil(flags.games / perDeal) * perDeal,
    pairing,
    check: 'none',
    ...(flags.records !== undefined && { keepsMoves: true }),
    ...(flags.engine !== undefined && { engine: flags.engine }),
    ...(flags.time !== undefined && { time: flags.time }),
  };

  const head = tournamentOf(game, plan);
  const earlier = flags.out === undefined ? [] : await resumeResults(flags.out, head);
  if (isProblem(earlier)) return fail(context, earlier);
  const wanted = gamesOfChunk(plan.games, perDeal, flags.chunk ?? { k: 1, n: 1 });
  const known = new Map(earlier.map((outcome) => [outcome.index, outcome]));
  const left = wanted.filter((index) => !known.has(index));

  const { tournament: t } = context.texts;
  const counts = { wanted: wanted.length, file: flags.out ?? '' };
  if (left.length < wanted.length)
    complain(context.terminal, t.resumed({ ...counts, played: wanted.length - left.length }));
  const start = performance.now();
  const unwritten: Problem[] = [];
  const fresh = await withProgress(context.terminal, wanted.length, async (cancel, progress) => {
    progress.show(wanted.length - left.length);
    const lanes = await lanesOf(context, game, plan, left.length, flags);
    return playAll(left, lanes, cancel, async (outcomes, done) => {
      progress.show(wanted.length - left.length + done);
      const { out, records } = flags;
      const wrong =
        (out === undefined ? undefined : await append(out, ...outcomes)) ??
        (records === undefined ? undefined : await saveRecords(records, game, plan, outcomes));
      if (wrong) unwritten.push(wrong);
      return undefined;
    });
  });
  if (unwritten[0]) return fail(context, unwritten[0]);
  for (const outcome of fresh) known.set(outcome.index, outcome);
  const outcomes = wanted.flatMap((index) => known.get(index) ?? []);
  const seconds = (performance.now() - start) / 1000;
  complain(
    context.terminal,
    ...(outcomes.length < wanted.length
      ? [t.cancelled({ ...counts, played: outcomes.length }), flags.out === undefined ? t.lost : t.kept(counts)]
      : []),
    t.time({ seconds: seconds.toFixed(1), games: fresh.length }),
  );
  return report(context, head, outcomes, flags);
}

/** The same command goes on with its file, whatever the seed was that nobody gave. */
async function seedOf({ seed, out }: TournamentFlags): Promise<string> {
  return seed ?? (out === undefined ? undefined : await seedIn(out)) ?? anySeed();
}

/** The bots asked for; an outside program sits first unless its place is named. */
function namesOf({ bots: given, engine }: TournamentFlags): readonly string[] | Problem {
  const names = splitEntries(given);
  for (const name of names) {
    const wrong = name === ENGINE && engine !== undefined ? undefined : entryProblem(name);
    if (wrong) return wrong;
  }
  return engine === undefined || names.includes(ENGINE) ? names : [ENGINE, ...names];
}

async function report(
  context: Context,
  head: TournamentPlan,
  outcomes: readonly GameOutcome[],
  flags: TournamentFlags,
): Promise<number> {
  const found = reportOf(head, outcomes);
  if (flags.json) print(context.terminal, JSON.stringify(found, null, 2));
  else print(context.terminal, ...reportLines(found, outcomes, context.texts));
  if (flags.plot !== undefined) {
    try {
      await writeFile(flags.plot, plot(found));
    } catch (error) {
      return fail(context, problem('file-unwritable', { file: flags.plot, reason: reasonOf(error) }));
    }
  }
  return found.broken + found.lapses.refused + found.lapses.threw > 0 ? FAILED : DONE;
}
