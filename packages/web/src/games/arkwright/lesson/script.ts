import type { GameOptions, Language } from '@cromford/kernel';
import type { Lesson } from '../../face.ts';

/** What is done and what is looked at in one step of a lesson. The words are in one file per language. */
export interface Part {
  readonly look?: string;
  readonly moves?: readonly string[];
  /** What the other company does afterwards. */
  readonly others?: readonly string[];
}

/** A lesson without its words: the table, the moves up to its start, and its steps in order. */
export interface Script<Id extends string> {
  readonly game: string;
  readonly options: GameOptions;
  readonly minutes: number;
  readonly opening?: readonly string[];
  readonly parts: Readonly<Record<Id, Part>>;
}

export interface LessonWords<Id extends string> {
  readonly title: string;
  readonly about: string;
  readonly done: string;
  readonly parts: Readonly<Record<Id, readonly [title: string, text: string]>>;
}

/** Nothing is drawn in these set-ups that a lesson depends on; the seed only has to stay the same. */
const SEED = 'lesson';
const PLAYERS = 2;

type Spoken<Id extends string> = Readonly<Record<Language, () => Promise<{ words: LessonWords<Id> }>>>;

export async function lessonOf<Id extends string>(
  script: Script<Id>,
  spoken: Spoken<Id>,
  language: Language,
): Promise<Lesson> {
  const { words } = await spoken[language]();
  const { opening = [], options, minutes } = script;
  const record = opening.length > 0 ? await recordOf(script.game, options, opening) : undefined;
  return {
    seed: SEED,
    players: PLAYERS,
    options,
    minutes,
    title: words.title,
    about: words.about,
    done: words.done,
    steps: (Object.keys(script.parts) as Id[]).map((id) => {
      const [title, text] = words.parts[id];
      const { others, ...part }: Part = script.parts[id];
      // biome-ignore lint/suspicious/noThenProperty: a lesson's step calls it so, and is never awaited
      return { title, text, ...part, ...(others && { then: others }) };
    }),
    ...(record !== undefined && { record }),
  };
}

/** The game up to the start of the lesson, as a record. */
async function recordOf(game: string, options: GameOptions, opening: readonly string[]): Promise<string> {
  const [{ isProblem, Table, writeRecord }, { gameOf }] = await Promise.all([
    import('@cromford/kernel'),
    import('../games.ts'),
  ]);
  const rules = gameOf(game);
  const table = Table.open(rules as never, { players: PLAYERS, seed: SEED, options });
  if (isProblem(table)) throw new Error(table.code);
  for (const line of opening) {
    const refused = table.playLine(line);
    if (refused) throw new Error(`${line}: ${refused.code}`);
  }
  return writeRecord(table.record(), rules.sheet);
}
