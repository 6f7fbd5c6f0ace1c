import type { InEvery, Language } from '@cromford/kernel';
import type { Lesson, LessonStep } from './face.ts';

/** What is done and what is looked at in one step of a lesson. The words are in one file per language. */
export type LessonPart = Omit<LessonStep, 'title' | 'text'>;

export interface LessonWords<Id extends string> {
  readonly title: string;
  readonly about: string;
  readonly done: string;
  /** What its puzzle asks, where that says more than to find the best turn. */
  readonly task?: string;
  readonly parts: Readonly<Record<Id, readonly [title: string, text: string]>>;
}

/** The steps of a lesson, in order, with what is said at each. */
export function stepsOf<Id extends string>(
  parts: Readonly<Record<Id, LessonPart>>,
  words: LessonWords<Id>,
): LessonStep[] {
  return (Object.keys(parts) as Id[]).map((id) => {
    const [title, text] = words.parts[id];
    return { title, text, ...parts[id] };
  });
}

/** Its words, fetched in the language that is spoken. */
export type Spoken<Id extends string> = InEvery<() => Promise<{ readonly words: LessonWords<Id> }>>;

/** A lesson that begins as its set-up says. */
export async function spokenLesson<Id extends string>(
  language: Language,
  parts: Readonly<Record<Id, LessonPart>>,
  spoken: Spoken<Id>,
  setUp: Omit<Lesson, 'title' | 'about' | 'done' | 'steps'>,
): Promise<Lesson> {
  const { words } = await spoken[language]();
  const { title, about, done } = words;
  return { ...setUp, title, about, done, steps: stepsOf(parts, words) };
}
