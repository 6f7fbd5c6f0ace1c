import type { Language } from '@cromford/kernel';
import type { Lesson } from '../../face.ts';
import { lessonOf, type Script } from './script.ts';

const script = {
  game: 'spinning-jenny',
  options: { 'set-up': 'free' },
  minutes: 3,
  opening: [
    'found clothes',
    'price clothes 7',
    'found clothes',
    'price clothes 6',
    'found cutlery',
    'price cutlery 8',
    'found food',
    'price food 5',
    'sell shares 4',
    'sell shares 4',
    'use workers at 2',
    'done',
    'done',
    'use workers at 2',
    'hire 3 clothes row 3',
    'done',
    'done',
    'use distribution at 4',
    'distribute clothes',
    'distribute clothes',
    'distribute cutlery',
    'done',
  ],
  parts: {
    ladder: { look: 'market' },
    calling: { look: 'market' },
    quality: { look: 'tray', moves: ['use first-quality at 8'] },
    improve: { look: 'factory-clothes', moves: ['improve clothes'] },
    'improve-again': { look: 'factory-clothes', moves: ['improve clothes'] },
    price: { look: 'factory-clothes', moves: ['price clothes 6'], others: ['store 1'] },
    sold: { look: 'shares' },
    end: { look: 'market' },
  },
} as const satisfies Script<string>;

export type SellingPart = keyof typeof script.parts;

export const sellingLesson = (language: Language): Promise<Lesson> =>
  lessonOf<SellingPart>(script, (words) => words.selling(), language);
