import type { InEvery, Language } from '@cromford/kernel';
import type { Lesson } from '../../face.ts';
import { type LessonPart, type LessonWords, stepsOf } from '../../lesson.ts';

/** Food is due, and nobody but the learner makes it. */
const SKETCH = {
  decade: 1,
  good: 0,
  start: 1,
  agenda: 'turn 0',
  demand: [0, 0, 0, 0],
  players: { 1: { factories: { 0: null, 3: {} } } },
  others: { 0: { appeal: [2, 2, 2, 2] } },
};

const parts = {
  line: { look: 'market' },
  arrows: { look: 'market' },
  employ: { look: 'actions', moves: ['action employ'] },
  card: { look: 'cutlery', moves: ['employ cutlery 2'], rest: ['done'] },
  spot: { look: 'food', moves: ['spot food 1'] },
  office: { look: 'food', moves: ['office food price'], rest: ['develop exchange'] },
  sold: { look: 'shares' },
} as const satisfies Record<string, LessonPart>;

export type DemandPart = keyof typeof parts;

const spoken: InEvery<() => Promise<{ readonly words: LessonWords<DemandPart> }>> = {
  en: () => import('./en/demand.ts'),
  de: () => import('./de/demand.ts'),
};

export async function demandLesson(language: Language): Promise<Lesson> {
  const { words } = await spoken[language]();
  const { title, about, done } = words;
  const steps = stepsOf<DemandPart>(parts, words);
  return {
    seed: 'lesson',
    players: 2,
    sketch: SKETCH,
    puzzle: 'card-game-w2-2-0-22',
    minutes: 2,
    title,
    about,
    done,
    steps,
  };
}
