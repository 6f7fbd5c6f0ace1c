import type { Language } from '@cromford/kernel';
import type { Lesson } from '../../face.ts';
import { HIRING, lessonOf, type Script, SPREADING } from './script.ts';

const script = {
  game: 'spinning-jenny',
  options: { 'set-up': 'predetermined' },
  minutes: 4,
  parts: {
    track: { look: 'shares' },
    exchange: { look: 'tray', moves: ['use stock-exchange at 2'] },
    buy: { look: 'shares', moves: ['buy 4'] },
    leave: { moves: ['done'] },
    special: {
      look: 'display',
      moves: ['done'],
      others: [...HIRING, ...SPREADING, 'done'],
    },
    rise: { look: 'shares' },
    factory: { look: 'tray', moves: ['use factory at 10'] },
    build: { look: 'factory-clothes', moves: ['build clothes 1'] },
    price: { look: 'factory-clothes', moves: ['price clothes 6'] },
    pay: { look: 'shares', moves: ['done'] },
    emergency: { look: 'shares' },
    loans: { look: 'mine' },
  },
} as const satisfies Script<string>;

export type SharesPart = keyof typeof script.parts;

export const sharesLesson = (language: Language): Promise<Lesson> =>
  lessonOf<SharesPart>(script, (words) => words.shares(), language);
