import { readFile } from 'node:fs/promises';
import { isProblem, type Matter, type Matters, type Problem, problem } from '@cromford/kernel';
import { z } from 'zod';
import { type Context, DONE, fail } from '../context.ts';
import { reasonOf, writeText } from '../files.ts';
import type { Accepted } from '../setup.ts';
import type { GameOutcome } from '../simulate/one-game.ts';
import { print } from '../terminal/terminal.ts';
import { alikeOn, matterOfSteps, steppedBy } from './alike.ts';
import { playedOut, type Weighed } from './played-out.ts';
import { sureMean } from './sure.ts';

/** What a step came to, and how far off it may be by chance; unknown after a single deal. */
interface Step {
  readonly by: number;
  readonly reach?: number;
}

const matters = z.record(z.string(), z.object({ less: z.int().exactOptional(), more: z.int().exactOptional() }));

/**
 * What every value of our own matters: all that are alike a step less and a step more, on the same deals, into a file. What the file says
 * already stays, but for values that made no difference: they may, where the game is set up otherwise.
 */
export async function weighMatters(
  context: Context,
  weighed: Weighed,
  setup: Accepted,
  file: string,
  asJson: boolean,
): Promise<number> {
  const earlier = await readMatters(file);
  if (isProblem(earlier)) return fail(context, earlier);
  // What is looked for lies between sheets, not between games of a deal: as many deals as there are games.
  const outcomes = async (changed: Accepted) =>
    (await playedOut(context, { ...weighed, isOnce: true }, { name: '', setup: changed })).finished;
  const usual = await outcomes(setup);
  const step = async (changed: Accepted | undefined) => changed && differing(usual, await outcomes(changed));
  const found: Record<string, Matter> = { ...earlier };
  for (const alike of alikeOn(setup.sheet)) {
    if (found[alike.pattern] && !isIdle(found[alike.pattern])) continue;
    const less = await step(steppedBy(weighed.game, setup, alike, -1));
    const more = await step(steppedBy(weighed.game, setup, alike, 1));
    if (!less && !more) continue;
    const matter = matterOfSteps(0, less?.by, more?.by);
    found[alike.pattern] = matter;
    // By chance: 95 of 100 lie nearer.
    const reaches = [less, more].flatMap((step) => (step?.reach === undefined ? [] : [step.reach]));
    const reach = reaches.length === 0 ? '?' : Math.round(Math.max(...reaches));
    if (!asJson) print(context.terminal, `${alike.pattern} ${JSON.stringify(matter)} ± ${reach}`);
    const unwritten = await writeText(file, `${JSON.stringify(found, null, 2)}\n`);
    if (unwritten) return fail(context, unwritten);
  }
  if (asJson) print(context.terminal, JSON.stringify({ game: weighed.game.id, matters: found }, null, 2));
  return DONE;
}

const isIdle = (matter: Matter | undefined) => !matter?.less && !matter?.more;

/** How much more a seat scores than usual, from deal to deal: games of one deal are like each other. */
export function differing(usual: readonly GameOutcome[], changed: readonly GameOutcome[]): Step {
  const [before, after] = [meansByDeal(usual), meansByDeal(changed)];
  const apart = [...before].flatMap(([deal, mean]) => {
    const other = after.get(deal);
    return other === undefined ? [] : [{ deal, value: other - mean }];
  });
  const by = apart.reduce((sum, { value }) => sum + value, 0) / Math.max(1, apart.length);
  const sure = sureMean(apart);
  return { by, ...(sure && { reach: (sure.high - sure.low) / 2 }) };
}

function meansByDeal(outcomes: readonly GameOutcome[]): ReadonlyMap<string, number> {
  const scores = new Map<string, number[]>();
  for (const outcome of outcomes) scores.set(outcome.seed, [...(scores.get(outcome.seed) ?? []), ...outcome.scores]);
  return new Map(
    [...scores].map(([deal, all]) => [deal, all.reduce((sum, score) => sum + score, 0) / Math.max(1, all.length)]),
  );
}

/** None where there is no file yet. */
async function readMatters(file: string): Promise<Matters | Problem> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch {
    return {};
  }
  try {
    return matters.parse(JSON.parse(text)) as Matters;
  } catch (error) {
    return problem('sheet-not-json', { file, reason: reasonOf(error) });
  }
}
