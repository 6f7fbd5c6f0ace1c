import type { LessonStep } from './face.ts';

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
