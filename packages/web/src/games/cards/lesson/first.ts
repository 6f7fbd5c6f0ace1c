import type { Language } from '@cromford/kernel';
import type { Lesson } from '../../face.ts';
import { type LessonPart, type Spoken, spokenLesson } from '../../lesson.ts';

/** Draws markers with which the whole lesson can be played as its words say; a test plays it. */
const SEED = 'lesson 24';

/** What is done and what is looked at, in order: one decade alone. The words are in one file per language. */
const parts = {
  welcome: { look: 'shares' },
  'open-food': { look: 'food', moves: ['open food'] },
  'open-cutlery': { look: 'cutlery', moves: ['open cutlery'] },
  rounds: { look: 'rounds' },
  market: { look: 'market' },
  employ: { look: 'actions', moves: ['action employ'] },
  'employ-food': { look: 'food', moves: ['employ food 2'] },
  'employ-done': { look: 'wages', moves: ['done'] },
  spot: { look: 'food', moves: ['spot food 3'] },
  office: { look: 'market', moves: ['office food appeal'] },
  develop: { look: 'developments', moves: ['develop quality'] },
  ship: { look: 'ships', moves: ['ship 2 food'] },
  store: { look: 'reserve', moves: ['store 1 small-1'] },
  result: { look: 'shares' },
  build: { look: 'actions', moves: ['action build'] },
  'build-clothes': { look: 'clothes', moves: ['build clothes'] },
  'build-done': { moves: ['done'] },
  'clothes-spot': { look: 'clothes', moves: ['spot clothes 3'] },
  'clothes-office': { look: 'clothes', moves: ['office clothes price'] },
  card: { look: 'supply', moves: ['take foreman from 4'] },
  foreman: { look: 'cutlery', moves: ['attach cutlery'] },
  quality: { look: 'actions', moves: ['action quality'] },
  'quality-put': { look: 'cutlery', moves: ['put quality-a cutlery 2 appeal'] },
  'cutlery-spot': { look: 'cutlery', moves: ['spot cutlery 1'] },
  'cutlery-office': { look: 'cutlery', moves: ['office cutlery price'] },
  'cutlery-turn': { look: 'market', moves: ['turn cutlery quality-a appeal'] },
  'develop-exchange': { look: 'developments', moves: ['develop exchange'] },
  highest: { look: 'shares' },
  exchange: { look: 'actions', moves: ['action exchange'] },
  buy: { look: 'reserve', moves: ['buy 3'] },
  loans: { look: 'reserve', moves: ['loans 0'] },
  ships: { look: 'ships', moves: ['reactivate'] },
  last: { look: 'developments', moves: ['develop machinery'] },
  opponents: { look: 'rivals' },
  end: { look: 'street' },
} as const satisfies Record<string, LessonPart>;

export type PartId = keyof typeof parts;

const spoken: Spoken<PartId> = {
  en: () => import('./en/first.ts'),
  de: () => import('./de/first.ts'),
};

export function firstLesson(language: Language): Promise<Lesson> {
  return spokenLesson(language, parts, spoken, { seed: SEED, minutes: 5 });
}
