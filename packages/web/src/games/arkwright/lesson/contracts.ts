import type { Language } from '@cromford/kernel';
import type { Lesson } from '../../face.ts';
import { lessonOf, type Script } from './script.ts';

const script = {
  game: 'anniversary',
  options: { 'set-up': 'predetermined' },
  minutes: 3,
  sketch: {
    decade: 1780,
    cycle: 2,
    agenda: 'turn 0',
    start: 1,
    importers: [2, 2, 2, 2],
    players: {
      0: {
        cash: 40,
        space: 18,
        ships: [2],
        contracts: [4, 0, 0, 0],
        factories: { 0: { price: 5 }, 2: { level: 2, price: 10, workers: [2, 3, 3, 0] } },
      },
      1: { cash: 20, space: 14 },
    },
  },
  puzzle: 'anniversary-q1-0-230',
  parts: {
    promise: { look: 'harbour' },
    exchange: { look: 'tray', moves: ['use stock-exchange at 2'] },
    sign: { look: 'harbour', moves: ['contract cutlery 2'], rest: ['done', 'done'] },
    deliver: { look: 'harbour', moves: ['deliver 2 cutlery'] },
    paid: { look: 'shares' },
    open: { look: 'harbour' },
  },
} as const satisfies Script<string>;

export type ContractsPart = keyof typeof script.parts;

export const contractsLesson = (language: Language): Promise<Lesson> =>
  lessonOf<ContractsPart>(script, (words) => words.contracts(), language);
