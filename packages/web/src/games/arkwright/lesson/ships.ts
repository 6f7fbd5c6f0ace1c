import type { Language } from '@cromford/kernel';
import type { Lesson } from '../../face.ts';
import { lessonOf, type Script } from './script.ts';

const script = {
  game: 'water-frame',
  options: { 'set-up': 'predetermined' },
  minutes: 5,
  parts: {
    harbour: { look: 'harbour' },
    workers: { look: 'tray', moves: ['use workers at 2'] },
    hire: { look: 'factory-cutlery', moves: ['hire 3 cutlery row 3'] },
    staff: { look: 'harbour', moves: ['staff cutlery'] },
    finish: { moves: ['done'] },
    ship: {
      look: 'display',
      moves: ['take ship-2'],
      others: [
        'use quality at 2',
        'price food 5',
        'done',
        'use distribution at 4',
        'distribute clothes',
        'distribute clothes',
        'done',
        'done',
      ],
    },
    exchange: { look: 'tray', moves: ['use stock-exchange at 4'] },
    contract: { look: 'harbour', moves: ['contract cutlery 2'] },
    leave: { moves: ['done'] },
    nothing: { look: 'display', moves: ['done'] },
    machinery: { look: 'tray', moves: ['use first-machinery at 6'] },
    machine: { look: 'factory-cutlery', moves: ['machine cutlery row 1'] },
    'machine-again': { look: 'factory-cutlery', moves: ['machine cutlery row 2'] },
    'no-tile': { look: 'display', moves: ['done'], others: ['use workers at 6', 'done', 'done'] },
    deliver: { look: 'harbour', moves: ['deliver 2 cutlery'] },
    end: { look: 'harbour' },
  },
} as const satisfies Script<string>;

export type ShipsPart = keyof typeof script.parts;

export const shipsLesson = (language: Language): Promise<Lesson> =>
  lessonOf<ShipsPart>(script, (words) => words.ships(), language);
