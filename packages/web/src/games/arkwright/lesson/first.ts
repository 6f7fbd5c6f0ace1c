import type { Language } from '@cromford/kernel';
import type { Lesson } from '../../face.ts';
import { HIRING, lessonOf, type Script, SPREADING } from './script.ts';

const script = {
  game: 'spinning-jenny',
  options: { 'set-up': 'predetermined' },
  minutes: 5,
  parts: {
    welcome: { look: 'mine' },
    market: { look: 'market' },
    sum: { look: 'factory-food' },
    chart: { look: 'administration' },
    distribution: { look: 'tray', moves: ['use distribution at 4'] },
    food: { look: 'factory-food', moves: ['distribute food'] },
    'food-again': { look: 'factory-food', moves: ['distribute food'] },
    cutlery: { look: 'factory-cutlery', moves: ['distribute cutlery'] },
    price: { look: 'factory-food', moves: ['price food 6'] },
    'no-more-prices': {
      moves: ['done'],
      others: HIRING,
    },
    sale: { look: 'mine' },
    shares: { look: 'shares' },
    decay: { look: 'factory-food' },
    order: { look: 'timetable', first: [...SPREADING, 'price clothes 7', 'done'] },
    workers: { look: 'tray', moves: ['use workers at 2'] },
    hire: { look: 'factory-cutlery', moves: ['hire 3 cutlery row 3'] },
    'hired-enough': { moves: ['done'] },
    special: { look: 'display', moves: ['take first-machinery'] },
    building: { look: 'factory-clothes' },
    obsolescence: { look: 'timetable' },
    'last-shares': { look: 'shares' },
    end: { look: 'shares' },
  },
} as const satisfies Script<string>;

export type FirstPart = keyof typeof script.parts;

export const firstLesson = (language: Language): Promise<Lesson> =>
  lessonOf<FirstPart>(script, (words) => words.first(), language);
