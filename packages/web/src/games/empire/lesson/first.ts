import type { Language } from '@cromford/kernel';
import type { Lesson } from '../../face.ts';
import { type LessonPart, type Spoken, spokenLesson } from '../../lesson.ts';

/** Deals a row in which the whole lesson can be played; a test plays it. */
const SEED = 'lesson 243';

/** What is done and what is looked at, in order. The words are in one file per language. */
const parts = {
  welcome: { look: 'accounts' },
  years: { look: 'years' },
  factory: { look: 'map' },
  market: { look: 'market' },
  actions: { look: 'actions' },
  sell: { look: 'actions', moves: ['action sell'] },
  'sell-good': { look: 'market', moves: ['sell 1 goods for capital'] },
  'sell-done': { moves: ['done'] },
  build: { look: 'actions', moves: ['action build'] },
  'build-card': { look: 'row', moves: ['build trading-post'] },
  'build-place': { look: 'map', moves: ['place 1 0'] },
  event: { look: 'row' },
  produce: { look: 'actions', moves: ['action produce'] },
  'end-turn': { look: 'years', moves: ['end'] },
  staff: { look: 'actions', moves: ['action staff'] },
  hire: { look: 'map', moves: ['hire trading-post'] },
  move: { look: 'map', moves: ['move 1 central to trading-post'] },
  'produce-more': { look: 'map', moves: ['action produce'] },
  manager: { look: 'managers', moves: ['manager'] },
  'manager-unit': { look: 'map', moves: ['add goods to trading-post'] },
  'end-again': { look: 'years', moves: ['end'] },
  'sell-again': { look: 'actions', moves: ['action sell'] },
  profit: { look: 'market', moves: ['sell 4 materials for profit'] },
  costs: { look: 'years' },
  awards: { look: 'accounts' },
} as const satisfies Record<string, LessonPart>;

export type PartId = keyof typeof parts;

const spoken: Spoken<PartId> = {
  en: () => import('./en/first.ts'),
  de: () => import('./de/first.ts'),
};

export function firstLesson(language: Language): Promise<Lesson> {
  return spokenLesson(language, parts, spoken, { seed: SEED, minutes: 5 });
}
