import type { Language } from '@cromford/kernel';
import type { Lesson } from '../../face.ts';
import { type LessonPart, type Spoken, spokenLesson } from '../../lesson.ts';

const [CENTRAL, PAPER_MILL, TRADING_POST] = [0, 3, 8];

/** The turn that ends in year 8, with two buildings. */
const SKETCH = {
  turn: 4,
  die: 2,
  profit: 6,
  spare: 1,
  agenda: 'actions',
  sites: [
    { plate: CENTRAL, x: 0, y: 0, workers: 4, stock: [4, 2, 3, 3] },
    { plate: TRADING_POST, x: 1, y: 0, workers: 3, stock: [-1, -1, 3, -1] },
    { plate: PAPER_MILL, x: 0, y: -1, workers: 3, stock: [-1, 0, -1, -1] },
  ],
};

const parts = {
  bill: { look: 'years' },
  wants: { look: 'map' },
  sell: { look: 'actions', moves: ['action sell'] },
  goods: { look: 'market', moves: ['sell 6 goods for profit'] },
  commodities: { look: 'market', moves: ['sell 2 commodities for profit'], rest: ['done'] },
  end: { look: 'years', moves: ['end'] },
  mill: { look: 'map', moves: ['upkeep materials'], rest: ['upkeep materials'] },
} as const satisfies Record<string, LessonPart>;

export type UpkeepPart = keyof typeof parts;

const spoken: Spoken<UpkeepPart> = {
  en: () => import('./en/upkeep.ts'),
  de: () => import('./de/upkeep.ts'),
};

export function upkeepLesson(language: Language): Promise<Lesson> {
  return spokenLesson(language, parts, spoken, {
    seed: 'lesson 243',
    sketch: SKETCH,
    puzzle: 'empire-r115-1-49-15',
    minutes: 2,
  });
}
