import type { Good, State } from '@cromford/cards';
import { cycleOf, decadeOf } from '../chapters.ts';
import type { Face } from '../face.ts';

/** The goods in the order of the rounds. Written out here, because the engine is fetched only with the board. */
const goods = {
  food: { en: 'Food', de: 'Nahrung' },
  clothes: { en: 'Clothes', de: 'Kleidung' },
  cutlery: { en: 'Cutlery', de: 'Besteck' },
  lamps: { en: 'Lamps', de: 'Lampen' },
} as const satisfies Record<Good, unknown>;
const GOODS = Object.keys(goods) as Good[];
const DECADE = { en: 'Decade', de: 'Jahrzehnt' } as const;
const CLOSING = new Set(['pass', 'done', 'keep', 'skip']);
const TOLD = new Set(['produced', 'sold', 'shipped', 'stored', 'costs', 'value', 'bankrupt']);

export const cardFace: Face = {
  board: () => import('./Board.svelte'),
  ending: () => import('./Ending.svelte'),
  forecast: {
    component: () => import('./Forecast.svelte'),
    subjects: GOODS.map((id) => ({ id, name: goods[id] })),
    current: (view) => GOODS[(view as State).good],
  },
  tells: ({ kind }) => TOLD.has(kind),
  closing: (move) => CLOSING.has(move.do),
  kinds: [
    {
      id: 'actions',
      name: { en: 'Actions', de: 'Aktionen' },
      events: [
        'action',
        'passed',
        'built',
        'upgraded',
        'employed',
        'automated',
        'improved',
        'distributed',
        'removed',
        'value-lost',
        'reactivated',
      ],
    },
    {
      id: 'market',
      name: { en: 'Market', de: 'Markt' },
      events: ['set', 'marker', 'demand', 'wages', 'drawn', 'disc', 'bag-refilled', 'opponents-first'],
    },
    {
      id: 'cards',
      name: { en: 'Developments', de: 'Entwicklungen' },
      events: ['developed', 'took', 'discarded', 'attached', 'used', 'refreshed', 'skipped'],
    },
    {
      id: 'production',
      name: { en: 'Production', de: 'Produktion' },
      events: [
        'production',
        'produced',
        'sold',
        'shipped',
        'stored',
        'costs',
        'tied',
        'worn',
        'bankrupt',
        'goods',
        'tokens',
      ],
    },
    {
      id: 'money',
      name: { en: 'Money and shares', de: 'Geld und Aktien' },
      events: ['cash', 'shares', 'value', 'loans'],
    },
    {
      id: 'rounds',
      name: { en: 'Rounds and result', de: 'Runden und Ergebnis' },
      events: ['set-up', 'opened', 'round', 'decade', 'start-player', 'scored', 'award', 'over'],
    },
  ],
  accounts: ['value', 'shares', 'cash', 'loans'],
  measures: [{ id: 'share-value', name: { en: 'Share value', de: 'Aktienwert' } }],
  chapters: {
    name: (chapter, language) => {
      const good = GOODS[cycleOf(chapter)];
      return `${DECADE[language]} ${'I'.repeat(decadeOf(chapter))}${good ? `, ${goods[good][language]}` : ''}`;
    },
    era: decadeOf,
    eraName: (era, language) => `${DECADE[language]} ${'I'.repeat(era)}`,
  },
  lessons: { first: async (language) => (await import('./lesson/first.ts')).firstLesson(language) },
};
