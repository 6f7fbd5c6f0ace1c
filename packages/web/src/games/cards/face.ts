import type { Good, News, State } from '@cromford/cards';
import { isUnderWay } from '@cromford/cards/under-way';
import { inEach } from '@cromford/kernel';
import { cycleOf, decadeOf } from '../chapters.ts';
import type { Face } from '../face.ts';
import { logKinds } from '../log-kinds.ts';
import { names } from './names/names.ts';
import { founds, partOf } from './part.ts';

/** The goods in the order of the rounds. Written out here, because the engine is fetched only with the board. */
const GOODS = ['food', 'clothes', 'cutlery', 'lamps'] as const satisfies readonly Good[];
const CLOSING = new Set(['pass', 'done', 'keep', 'skip']);
const PASSING = new Set(['pass', 'skip']);
const TOLD = new Set(['produced', 'sold', 'shipped', 'stored', 'costs', 'value', 'bankrupt']);

const HEADINGS = {
  actions: inEach(names, ({ kinds }) => kinds.actions),
  market: inEach(names, ({ kinds }) => kinds.market),
  cards: inEach(names, ({ kinds }) => kinds.cards),
  production: inEach(names, ({ kinds }) => kinds.production),
  money: inEach(names, ({ kinds }) => kinds.money),
  rounds: inEach(names, ({ kinds }) => kinds.rounds),
} as const;

const UNDER = {
  action: 'actions',
  passed: 'actions',
  built: 'actions',
  upgraded: 'actions',
  employed: 'actions',
  automated: 'actions',
  improved: 'actions',
  distributed: 'actions',
  removed: 'actions',
  'value-lost': 'actions',
  reactivated: 'actions',
  set: 'market',
  marker: 'market',
  demand: 'market',
  wages: 'market',
  drawn: 'market',
  disc: 'market',
  'bag-refilled': 'market',
  'opponents-first': 'market',
  developed: 'cards',
  took: 'cards',
  discarded: 'cards',
  attached: 'cards',
  used: 'cards',
  refreshed: 'cards',
  skipped: 'cards',
  production: 'production',
  produced: 'production',
  sold: 'production',
  shipped: 'production',
  stored: 'production',
  'could-ship': 'production',
  'could-use': 'production',
  costs: 'production',
  tied: 'production',
  worn: 'production',
  bankrupt: 'production',
  goods: 'production',
  tokens: 'production',
  cash: 'money',
  shares: 'money',
  value: 'money',
  loans: 'money',
  'set-up': 'rounds',
  opened: 'rounds',
  round: 'rounds',
  decade: 'rounds',
  'start-player': 'rounds',
  scored: 'rounds',
  award: 'rounds',
  over: 'rounds',
} as const satisfies Record<News['kind'], keyof typeof HEADINGS>;

export const cardFace: Face = {
  board: () => import('./Board.svelte'),
  aim: async (language) => (await import('./aim/aim.ts')).aim[language],
  ending: () => import('./Ending.svelte'),
  forecast: {
    component: () => import('./Forecast.svelte'),
    subjects: GOODS.map((id) => ({ id, name: inEach(names, ({ goods }) => goods[id]) })),
    current: (view) => GOODS[(view as State).good],
    isRunning: (view) => isUnderWay(view),
  },
  tells: ({ kind }) => TOLD.has(kind),
  part: partOf,
  founds,
  helps: {
    'employ-only': 'actions',
    'no-building': 'actions',
    'needs-action': 'actions',
    'loans-only-exchange': 'actions',
    'machinery-limit': 'developments',
    allowance: 'developments',
    'track-complete': 'developments',
    'no-inventor': 'supply',
    'no-ships': 'ships',
    'ships-sailed': 'ships',
    'no-warehouse': 'warehouses',
    'warehouse-full': 'warehouses',
    'no-cash': 'street',
    'upgrade-later': 'rounds',
    'not-active': 'rounds',
    'active-only': 'rounds',
    'home-maximum': 'market',
  },
  worth: (figure, language) => names[language].worth(figure),
  standing: inEach(names, ({ standing }) => standing),
  closing: (move) => CLOSING.has(move.do),
  // Ships that are made ready again cost nothing.
  passing: (move, step) => (PASSING.has(move.do) || step === 'ships' ? 'always' : undefined),
  kinds: logKinds(HEADINGS, UNDER),
  accounts: ['value', 'shares', 'cash', 'loans'],
  measures: [{ id: 'share-value', name: inEach(names, ({ shareValue }) => shareValue) }],
  chapters: {
    name: (chapter, language) => {
      const good = GOODS[cycleOf(chapter)];
      const { decade, goods } = names[language];
      return `${decade(decadeOf(chapter))}${good ? `, ${goods[good]}` : ''}`;
    },
    era: decadeOf,
    eraName: (era, language) => names[language].decade(era),
  },
  result: {
    component: () => import('./Result.svelte'),
    // Everybody produces in turn, and the share values come last; between two decades some have to choose before the next round begins.
    span: { begins: ['production'], ends: ['decade', 'round', 'scored'] },
    of: (events, seat) =>
      events.some(({ kind, event }) => kind === 'costs' && (event as { seat?: number }).seat === seat),
    closes: (chapter) => cycleOf(chapter) === GOODS.length - 1,
  },
};
