import type { Course } from '@cromford/bots/courses';
import { recalled, remember } from '../shell/memory.ts';

/** Courses of one's own games by the game's id, kept longer than the games; null where nothing can be told of one. */
export type Kept = Readonly<Record<string, Course | null>>;

const KEY = 'cromford.courses';
/** A course has some 700 letters. */
const MOST = 300;

export function keptCourses(): Kept {
  try {
    const kept: unknown = JSON.parse(recalled(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? valid(kept) : {};
  } catch {
    return {};
  }
}

/** What somebody else has written there is nothing to us. */
function valid(kept: object): Kept {
  return Object.fromEntries(Object.entries(kept).filter(([, course]) => course === null || isCourse(course)));
}

function isCourse(value: unknown): value is Course {
  const { game, score, habits, choices, curves } = (value ?? {}) as Partial<Record<keyof Course, unknown>>;
  return (
    typeof game === 'string' &&
    Number.isFinite(score) &&
    [habits, choices, curves].every((part) => part instanceof Object)
  );
}

/** The latest are kept. */
export function keepCourse(id: string, course: Course | null): void {
  const entries = [...Object.entries(keptCourses()).filter(([other]) => other !== id), [id, course] as const];
  remember(KEY, JSON.stringify(Object.fromEntries(entries.slice(-MOST))));
}
