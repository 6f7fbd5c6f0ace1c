import { hasRun, isProducing } from '@cromford/arkwright/under-way';
import { type Event, inEach, type State } from '@cromford/kernel';
import type { EventText } from '../../engine/protocol.ts';
import { cycleOf, decadeOf } from '../chapters.ts';
import type { Face } from '../face.ts';
import { helps } from './helps.ts';
import { type Edition, names } from './names/names.ts';
import { founds, partOf } from './part.ts';

const CLOSING = new Set(['done', 'keep-inventor']);
/** Steps that offer something for nothing, or that is paid for: whoever finishes goes without. */
const OFFERING = new Set([
  ...['machinery', 'quality', 'distribution', 'free-steps', 'production-action', 'ship', 'further', 'bonus'],
  ...['special', 'claim', 'patron', 'shipment', 'promote', 'school', 'sell-stored', 'extra-shift', 'more-shifts'],
]);
/** Steps that may be gone on with as often as one likes. */
const LASTING = new Set(['factory', 'workers', 'exchange']);
/** The goods as the rules count them; named here so that the shelf need not load the board. */
const GOODS = ['food', 'clothes', 'cutlery', 'lamps'] as const;
/** Told one by one: production (the market, each crate, what everybody sells), and what a new cycle or decade brings. */
const TOLD = new Set([
  ...['market', 'produced', 'called', 'patron', 'sold', 'indicator', 'shipped', 'lost-goods'],
  ...['event-ends', 'decade', 'economy'],
]);

/** Payments that come unasked; what is paid for a choice has been seen beside it. */
const PAYMENTS = new Set(['wages', 'harbor-wages', 'social-unrest', 'royal-society']);

function isPayment(event: Event): boolean {
  const { kind, why } = event as Event & { readonly why?: string };
  return kind === 'cash' && PAYMENTS.has(why ?? '');
}

/** A production has begun, and nothing that comes after it is told yet. */
function isTold(told: readonly EventText[]): boolean {
  const last = (kinds: readonly string[]) => told.findLastIndex(({ kind }) => kinds.includes(kind));
  return last(['market']) > last(['cycle', 'decade', 'event', 'event-ends', 'over']);
}

/** From the market to the wages: where somebody has to choose in between, the log sums it up. */
function isProduced(events: readonly EventText[]): boolean {
  const start = events.findIndex(({ kind }) => kind === 'market');
  return start >= 0 && events.slice(start).some(({ kind }) => kind === 'sold');
}

/** The good of a factory whose price is asked. */
function askedGood({ agenda }: State): (typeof GOODS)[number] | undefined {
  const frame = agenda.at(-1) as { step: string; good?: number } | undefined;
  return frame?.step === 'found-price' || frame?.step === 'build-price' ? GOODS[frame.good ?? -1] : undefined;
}

/** The good that is due; when it has been produced and nobody has anything more to do with it, the one after it. */
function nextToRun(view: State): number {
  const position = view as State & { cycle: number };
  return hasRun(position) ? (position.cycle + 1) % GOODS.length : Math.max(0, position.cycle);
}

/** The screens of the board game; its editions call some things by other names. */
const faceFor = (edition: Edition): Face => ({
  board: () => import('./Board.svelte'),
  aim: async (language) => (await import('./aim/aim.ts')).aim[language],
  ending: () => import('./Ending.svelte'),
  rivals: () => import('./rivals/SideRivals.svelte'),
  outlook: () => import('./forecast/Outlook.svelte'),
  forecast: {
    component: () => import('./forecast/Forecast.svelte'),
    subjects: GOODS.map((id) => ({ id, name: inEach(names, (of) => of[edition][id]) })),
    isRunning: (view, told) => isTold(told) || isProducing(view),
    current: (view) => askedGood(view) ?? GOODS[nextToRun(view)],
    about: (move) => (move.do === 'commodity' ? undefined : GOODS.find((good) => 'good' in move && good === move.good)),
  },
  part: partOf,
  founds,
  helps,
  worth: (figure, language) => names[language].worth(figure),
  standing: inEach(names, ({ standing }) => standing),
  closing: (move) => CLOSING.has(move.do),
  passing: (_move, step) => (OFFERING.has(step) ? 'always' : LASTING.has(step) ? 'at-first' : undefined),
  tells: (event) => (event.kind === 'event' ? 'alone' : TOLD.has(event.kind) || isPayment(event)),
  theatre: { component: () => import('./theatre/Theatre.svelte'), shows: isTold },
  result: {
    component: () => import('./theatre/Result.svelte'),
    // Patrons, contracts, what is stored: the sheet comes when nobody is asked about the production any more.
    span: { begins: ['market'] },
    of: isProduced,
    closes: (chapter) => cycleOf(chapter) === GOODS.length - 1,
  },
  kinds: [
    {
      id: 'production',
      name: inEach(names, ({ kinds }) => kinds.production),
      events: ['market', 'produced', 'called', 'added', 'stopped', 'sold', 'patron', 'lost-goods', 'shut'],
    },
    {
      id: 'factories',
      name: inEach(names, ({ kinds }) => kinds.factories),
      events: ['founded', 'built', 'modernised', 'closed', 'priced', 'quality', 'distribution', 'obsolete', 'marked'],
    },
    {
      id: 'workers',
      name: inEach(names, ({ kinds }) => kinds.workers),
      events: ['workers', 'machine', 'swapped', 'promoted', 'staffed', 'shifted', 'dismissed'],
    },
    {
      id: 'markers',
      name: inEach(names, ({ kinds }) => kinds.markers),
      events: ['placed', 'took', 'gave-back', 'assigned', 'used-tile', 'markers-back'],
    },
    { id: 'money', name: inEach(names, ({ kinds }) => kinds.money), events: ['cash', 'loans'] },
    { id: 'shares', name: inEach(names, ({ kinds }) => kinds.shares), events: ['shares', 'indicator', 'out', 'over'] },
    {
      id: 'shipping',
      name: inEach(names, ({ kinds }) => kinds.shipping),
      events: ['shipped', 'contract', 'limit', 'influence', 'commodity-price', 'goods'],
    },
    {
      id: 'time',
      name: inEach(names, ({ kinds }) => kinds.time),
      events: ['set-up', 'decade', 'cycle', 'economy', 'importer', 'start-player', 'event', 'event-ends'],
    },
  ],
  accounts: ['cash', 'shares', 'loans'],
  measures: [{ id: 'share-value', name: inEach(names, ({ shareValue }) => shareValue) }],
  chapters: {
    name: (chapter, language) => {
      const good = GOODS[cycleOf(chapter)];
      return good ? `${decadeOf(chapter)}, ${names[language][edition][good]}` : String(decadeOf(chapter));
    },
    era: decadeOf,
    eraName: (era) => String(era),
  },
});

export const spinningJennyFace = faceFor('firstEdition');
export const waterFrameFace = faceFor('firstEdition');
export const anniversaryFace = faceFor('anniversary');
export const spinningMuleFace = faceFor('anniversary');
