import type { Language } from '@cromford/kernel';
import type { Lesson } from '../../face.ts';
import { type LessonPart, type Spoken, spokenLesson } from '../../lesson.ts';

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

const spoken: Spoken<DemandPart> = {
  en: () => import('./en/demand.ts'),
  de: () => import('./de/demand.ts'),
};

export function demandLesson(language: Language): Promise<Lesson> {
  return spokenLesson(language, parts, spoken, {
    seed: 'lesson',
    players: 2,
    sketch: SKETCH,
    puzzle: 'card-game-w2-2-0-22',
    minutes: 2,
  });
}
