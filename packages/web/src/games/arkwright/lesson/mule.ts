import type { Language } from '@cromford/kernel';
import type { Lesson } from '../../face.ts';
import { HIRING, lessonOf, type Script, SPREADING } from './script.ts';

const script = {
  game: 'spinning-mule',
  options: {},
  minutes: 6,
  parts: {
    welcome: { look: 'timetable' },
    found: { look: 'factory-food', moves: ['found food'] },
    price: {
      look: 'factory-food',
      moves: ['price food 5'],
      others: ['found food', 'price food 6', 'found clothes', 'price clothes 7'],
    },
    second: { look: 'factory-cutlery', moves: ['found cutlery'] },
    'second-price': {
      look: 'factory-cutlery',
      moves: ['price cutlery 8'],
      others: ['sell shares 6', 'take first-production'],
    },
    capital: { look: 'shares', moves: ['sell shares 6'] },
    tile: { look: 'display', moves: ['take tile administrator'] },
    market: { look: 'market' },
    slots: { look: 'administration' },
    marketing: { look: 'tray', moves: ['use distribution at 4'] },
    raise: { look: 'factory-food', moves: ['distribute food'] },
    'raise-again': { look: 'factory-food', moves: ['distribute food'] },
    rest: { look: 'factory-cutlery', moves: ['distribute cutlery'] },
    better: { look: 'factory-food', moves: ['price food 6'] },
    keep: {
      moves: ['done'],
      others: [...HIRING, 'deliver 2 food', ...SPREADING, 'done'],
    },
    sold: { look: 'shares' },
    workers: { look: 'tray', moves: ['use workers at 2'] },
    hire: { look: 'factory-cutlery', moves: ['hire 3 cutlery row 3'] },
    hired: { moves: ['done'] },
    special: { look: 'display', moves: ['take first-stock-exchange'] },
    machinery: { look: 'tray', moves: ['use machinery at 6'] },
    machine: { look: 'factory-cutlery', moves: ['machine cutlery row 1'] },
    machined: { moves: ['done'] },
    nothing: { look: 'display', moves: ['done'], others: ['use quality at 6', 'improve clothes', 'done'] },
    ship: { look: 'harbour', moves: ['deliver 1 cutlery'] },
    rests: { look: 'harbour' },
    end: { look: 'shares' },
  },
} as const satisfies Script<string>;

export type MulePart = keyof typeof script.parts;

export const muleLesson = (language: Language): Promise<Lesson> =>
  lessonOf<MulePart>(script, (words) => words.mule(), language);
