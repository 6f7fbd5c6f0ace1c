import type { GameOptions, InEvery, Language, Sketch } from '@cromford/kernel';
import type { Lesson } from '../../face.ts';
import { type LessonPart, type LessonWords, stepsOf } from '../../lesson.ts';
import { lessons as de } from './de/index.ts';
import { lessons as en } from './en/index.ts';

/** A lesson without its words: the table, the moves up to its start, and its steps in order. */
export interface Script<Id extends string> {
  readonly game: string;
  readonly options: GameOptions;
  readonly minutes: number;
  readonly opening?: readonly string[];
  /** Instead of them: what differs from the start of the game. */
  readonly sketch?: Sketch;
  readonly puzzle?: string;
  readonly parts: Readonly<Record<Id, LessonPart>>;
}

/** Nothing is drawn in these set-ups that a lesson depends on; the seed only has to stay the same. */
const SEED = 'lesson';
const PLAYERS = 2;

/** How the other player begins in most lessons: workers for clothes, and later more of them on offer. */
export const HIRING = ['use workers at 2', 'hire 2 clothes row 3', 'done', 'done'] as const;
export const SPREADING = [
  'use distribution at 4',
  'distribute clothes',
  'distribute clothes',
  'distribute food',
] as const;

const spoken: InEvery<typeof en> = { en, de };

export async function lessonOf<Id extends string>(
  script: Script<Id>,
  pick: (lessons: typeof en) => Promise<{ readonly words: LessonWords<Id> }>,
  language: Language,
): Promise<Lesson> {
  const { words } = await pick(spoken[language]);
  const { opening = [], options, minutes, sketch, puzzle } = script;
  const record = opening.length > 0 ? await recordOf(script.game, options, opening) : undefined;
  return {
    seed: SEED,
    players: PLAYERS,
    options,
    minutes,
    title: words.title,
    about: words.about,
    done: words.done,
    steps: stepsOf(script.parts, words),
    ...(record !== undefined && { record }),
    ...(sketch && { sketch }),
    ...(puzzle && { puzzle }),
    ...(words.task && { task: words.task }),
  };
}

/** The game up to the start of the lesson, as a record. */
async function recordOf(game: string, options: GameOptions, opening: readonly string[]): Promise<string> {
  const [{ isProblem, Table, writeRecord }, { takenDown }] = await Promise.all([
    import('@cromford/kernel'),
    import('../games.ts'),
  ]);
  const rules = await takenDown(game);
  const table = Table.open(rules as never, { players: PLAYERS, seed: SEED, options });
  if (isProblem(table)) throw new Error(table.code);
  for (const line of opening) {
    const refused = table.playLine(line);
    if (refused) throw new Error(`${line}: ${refused.code}`);
  }
  return writeRecord(table.record(), rules.sheet);
}
