import type { EmpireEvent } from '@cromford/empire';
import type { Face } from '../face.ts';
import { logKinds } from '../log-kinds.ts';

const CLOSING = new Set(['end', 'done', 'usual']);

const HEADINGS = {
  actions: { en: 'Actions', de: 'Aktionen' },
  market: { en: 'Market and sales', de: 'Markt und Verkäufe' },
  workers: { en: 'Workers', de: 'Arbeiter' },
  building: { en: 'Buildings', de: 'Gebäude' },
  events: { en: 'Events', de: 'Ereignisse' },
  production: { en: 'Production', de: 'Produktion' },
  due: { en: 'Labour and upkeep', de: 'Lohnkosten und Unterhalt' },
  profit: { en: 'Profit', de: 'Gewinn' },
  stock: { en: 'Stock', de: 'Bestand' },
} as const;

const UNDER = {
  action: 'actions',
  manager: 'actions',
  turn: 'market',
  sold: 'market',
  workers: 'workers',
  moved: 'workers',
  'set-up': 'building',
  built: 'building',
  marker: 'building',
  happens: 'events',
  passes: 'events',
  produced: 'production',
  lost: 'production',
  year: 'due',
  labour: 'due',
  unpaid: 'due',
  profit: 'profit',
  over: 'profit',
  stock: 'stock',
} as const satisfies Record<EmpireEvent['kind'], keyof typeof HEADINGS>;

export const empireFace: Face = {
  board: () => import('./Board.svelte'),
  ending: () => import('./Ending.svelte'),
  worth: (figure, language) => (language === 'de' ? `${figure} Gewinn` : `${figure} profit`),
  closing: (move) => CLOSING.has(move.do),
  passing: (move) => (move.do === 'end' ? 'at-first' : undefined),
  kinds: logKinds(HEADINGS, UNDER),
  accounts: ['profit', 'capital', 'goods', 'commodities', 'materials'],
  lessons: { first: async (language) => (await import('./lesson/first.ts')).firstLesson(language) },
};
