import type { Language } from '@cromford/kernel';
import type { Lesson } from '../../face.ts';
import { lessonOf, type Script } from './script.ts';

const script = {
  game: 'water-frame',
  options: { 'set-up': 'predetermined' },
  minutes: 2,
  sketch: {
    decade: 1800,
    cycle: 2,
    agenda: 'turn 0',
    start: 1,
    fired: 10,
    importers: [4, 4, 4, 4],
    players: {
      0: {
        cash: 100,
        shares: 12,
        space: 36,
        factories: { 0: { level: 3, price: 8 }, 2: { level: 3, price: 9, quality: 2, workers: [2, 3, 3, 0] } },
      },
      1: { cash: 20, space: 36, factories: { 0: { level: 2 }, 1: { level: 2 } } },
    },
  },
  puzzle: 'water-frame-p1-0-283',
  parts: {
    worth: { look: 'shares' },
    enough: { look: 'mine' },
    exchange: { look: 'tray', moves: ['use stock-exchange at 2'] },
    buy: { look: 'shares', moves: ['buy 4'], rest: ['done', 'done'] },
    risen: { look: 'shares' },
    when: { look: 'timetable' },
  },
} as const satisfies Script<string>;

export type BuyingPart = keyof typeof script.parts;

export const buyingLesson = (language: Language): Promise<Lesson> =>
  lessonOf<BuyingPart>(script, (words) => words.buying(), language);
