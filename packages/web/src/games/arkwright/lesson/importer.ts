import type { Language } from '@cromford/kernel';
import type { Lesson } from '../../face.ts';
import { lessonOf, type Script } from './script.ts';

const script = {
  game: 'spinning-jenny',
  options: { 'set-up': 'predetermined' },
  minutes: 2,
  puzzle: 'spinning-jenny-r16-4-10-81',
  sketch: {
    decade: 1790,
    cycle: 0,
    agenda: 'turn 0',
    start: 1,
    importers: [3, 2, 2, 2],
    players: {
      0: { cash: 30, space: 24, factories: { 0: { level: 2, price: 8 }, 2: { level: 2 } } },
      1: { cash: 30, space: 24, factories: { 0: { level: 2, price: 7 }, 1: { level: 2 } } },
    },
  },
  parts: {
    grows: { look: 'market' },
    called: { look: 'market' },
    quality: { look: 'tray', moves: ['use quality at 6'] },
    improve: { look: 'factory-food', moves: ['improve food'] },
    keep: { look: 'market', moves: ['done'], others: ['store 1'] },
    sold: { look: 'shares' },
  },
} as const satisfies Script<string>;

export type ImporterPart = keyof typeof script.parts;

export const importerLesson = (language: Language): Promise<Lesson> =>
  lessonOf<ImporterPart>(script, (words) => words.importer(), language);
