import type { Language } from '@cromford/kernel';
import {
  anniversaryLessons,
  spinningJennyLessons,
  spinningMuleLessons,
  waterFrameLessons,
} from './arkwright/lesson/lessons.ts';
import { cardLessons } from './cards/lesson/lessons.ts';
import { empireLessons } from './empire/lesson/lessons.ts';
import type { Lesson } from './face.ts';

/** The lessons of a game by their names, in the order in which they are taken; each is fetched when it is opened. */
export type Lessons = Readonly<Record<string, (language: Language) => Promise<Lesson>>>;

/** By game. What is played without them does not fetch them. */
export const lessons: Readonly<Record<string, Lessons>> = {
  'spinning-jenny': spinningJennyLessons,
  'water-frame': waterFrameLessons,
  anniversary: anniversaryLessons,
  'spinning-mule': spinningMuleLessons,
  'card-game': cardLessons,
  empire: empireLessons,
};

/** The first lesson of a game, by its name. */
const firstLesson = (game: string): string | undefined => Object.keys(lessons[game] ?? {})[0];

/** The game whose lessons are the path: its first is about the first turns of all of them. */
export const PATH = 'spinning-jenny';
/** Games whose own lessons only tell what they have beyond it. */
const BEYOND: readonly string[] = ['water-frame', 'anniversary'];

/** Where somebody begins who is at a game, as `game/lesson`; `done`: what he has finished, called the same. */
export function lessonToBegin(game: string, done: ReadonlySet<string>): string | undefined {
  const [path, own] = [PATH, game].map((of) => {
    const lesson = firstLesson(of);
    return lesson && `${of}/${lesson}`;
  });
  return BEYOND.includes(game) && path && !done.has(path) ? path : own;
}

/** The lesson after this one, by its name; after the last there is none. */
export function lessonAfter(game: string, lesson: string): string | undefined {
  const ids = Object.keys(lessons[game] ?? {});
  return ids[ids.indexOf(lesson) + 1];
}
