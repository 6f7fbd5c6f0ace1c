import type { Event, Language, State } from '@cromford/kernel';
import { cycleOf, decadeOf } from '../chapters.ts';
import type { Face } from '../face.ts';
import { hasRun } from './has-run.ts';
import { anniversaryLessons, spinningJennyLessons, spinningMuleLessons, waterFrameLessons } from './lesson/lessons.ts';

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
type Names = Readonly<Record<(typeof GOODS)[number], Readonly<Record<Language, string>>>>;
const FIRST_EDITION: Names = {
  food: { en: 'Food', de: 'Nahrung' },
  clothes: { en: 'Clothes', de: 'Kleidung' },
  cutlery: { en: 'Cutlery', de: 'Besteck' },
  lamps: { en: 'Lamps', de: 'Lampen' },
};
const ANNIVERSARY: Names = {
  ...FIRST_EDITION,
  clothes: { en: 'Clothing', de: 'Kleidung' },
};
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
const faceFor = (names: Names, lessons: Face['lessons']): Face => ({
  board: () => import('./Board.svelte'),
  ending: () => import('./Ending.svelte'),
  rivals: () => import('./rivals/SideRivals.svelte'),
  outlook: () => import('./forecast/Outlook.svelte'),
  forecast: {
    component: () => import('./forecast/Forecast.svelte'),
    subjects: GOODS.map((id) => ({ id, name: names[id] })),
    current: (view) => askedGood(view) ?? GOODS[nextToRun(view)],
    about: (move) => (move.do === 'commodity' ? undefined : GOODS.find((good) => 'good' in move && good === move.good)),
  },
  worth: (figure, language) => (language === 'de' ? `${figure} £` : `£${figure}`),
  closing: (move) => CLOSING.has(move.do),
  passing: (_move, step) => (OFFERING.has(step) ? 'always' : LASTING.has(step) ? 'at-first' : undefined),
  tells: (event) => (event.kind === 'event' ? 'alone' : TOLD.has(event.kind) || isPayment(event)),
  lessons,
  kinds: [
    {
      id: 'production',
      name: { en: 'Production and sales', de: 'Produktion und Verkauf' },
      events: ['market', 'produced', 'called', 'added', 'stopped', 'sold', 'patron', 'lost-goods', 'shut'],
    },
    {
      id: 'factories',
      name: { en: 'Factories', de: 'Fabriken' },
      events: ['founded', 'built', 'modernised', 'closed', 'priced', 'quality', 'distribution', 'obsolete', 'marked'],
    },
    {
      id: 'workers',
      name: { en: 'Workers and machines', de: 'Arbeiter und Maschinen' },
      events: ['workers', 'machine', 'swapped', 'promoted', 'staffed', 'shifted', 'dismissed'],
    },
    {
      id: 'markers',
      name: { en: 'Markers and tiles', de: 'Marker und Plättchen' },
      events: ['placed', 'took', 'gave-back', 'assigned', 'used-tile', 'markers-back'],
    },
    { id: 'money', name: { en: 'Money', de: 'Geld' }, events: ['cash', 'loans'] },
    { id: 'shares', name: { en: 'Shares', de: 'Aktien' }, events: ['shares', 'indicator', 'out', 'over'] },
    {
      id: 'shipping',
      name: { en: 'Shipping', de: 'Schifffahrt' },
      events: ['shipped', 'contract', 'limit', 'influence', 'commodity-price', 'goods'],
    },
    {
      id: 'time',
      name: { en: 'Events and economy', de: 'Ereignisse und Wirtschaft' },
      events: ['set-up', 'decade', 'cycle', 'economy', 'importer', 'start-player', 'event', 'event-ends'],
    },
  ],
  accounts: ['cash', 'shares', 'loans'],
  measures: [{ id: 'share-value', name: { en: 'Share value', de: 'Aktienwert' } }],
  chapters: {
    name: (chapter, language) => {
      const good = GOODS[cycleOf(chapter)];
      return good ? `${decadeOf(chapter)}, ${names[good][language]}` : String(decadeOf(chapter));
    },
    era: decadeOf,
    eraName: (era) => String(era),
  },
});

export const spinningJennyFace = faceFor(FIRST_EDITION, spinningJennyLessons);
export const waterFrameFace = faceFor(FIRST_EDITION, waterFrameLessons);
export const anniversaryFace = faceFor(ANNIVERSARY, anniversaryLessons);
export const spinningMuleFace = faceFor(ANNIVERSARY, spinningMuleLessons);
