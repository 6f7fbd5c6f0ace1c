import type { EmpireEvent } from '@cromford/empire';
import { inEach } from '@cromford/kernel';
import type { Face } from '../face.ts';
import { logKinds } from '../log-kinds.ts';
import { names } from './names/names.ts';
import { partOf } from './part.ts';

/** Turns in ten years. */
const TURNS = 5;

const CLOSING = new Set(['end', 'done', 'usual']);

const HEADINGS = {
  actions: inEach(names, ({ kinds }) => kinds.actions),
  market: inEach(names, ({ kinds }) => kinds.market),
  workers: inEach(names, ({ kinds }) => kinds.workers),
  building: inEach(names, ({ kinds }) => kinds.building),
  events: inEach(names, ({ kinds }) => kinds.events),
  production: inEach(names, ({ kinds }) => kinds.production),
  due: inEach(names, ({ kinds }) => kinds.due),
  profit: inEach(names, ({ kinds }) => kinds.profit),
  stock: inEach(names, ({ kinds }) => kinds.stock),
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
  aim: async (language) => (await import('./aim/aim.ts')).aim[language],
  ending: () => import('./Ending.svelte'),
  part: partOf,
  helps: {
    'action-price': 'accounts',
    'no-capital': 'accounts',
    lacking: 'accounts',
    'nobody-buys': 'market',
    'railways-match': 'map',
    'no-railway': 'map',
    'no-place': 'map',
    'workers-full': 'map',
    'manager-used': 'managers',
    'action-taken': 'actions',
    'action-passed': 'actions',
  },
  worth: (figure, language) => names[language].worth(figure),
  closing: (move) => CLOSING.has(move.do),
  // The die is rolled then, and nothing before that is taken back any more: while there is something else to do, it is chosen on purpose.
  passing: (move) => (move.do === 'end' ? 'always' : undefined),
  usual: (move) => move.do === 'usual',
  kinds: logKinds(HEADINGS, UNDER),
  accounts: ['profit', 'capital', 'goods', 'commodities', 'materials'],
  // What falls due in some years is the result of what was built before; a decade is five turns of two years.
  result: {
    component: () => import('../../table/AccountsResult.svelte'),
    // Building by building is asked what pays for it: the sheet comes when all is settled.
    span: { begins: ['year'], ends: ['turn', 'over'] },
    of: (events) => events.some(({ kind }) => kind === 'labour' || kind === 'unpaid'),
    era: (turn) => Math.ceil(turn / TURNS),
    closes: (turn) => turn % TURNS === 0,
  },
};
