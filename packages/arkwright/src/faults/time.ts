import { isOver } from '@cromford/kernel';
import type { StepName } from '../frames.ts';
import { GOODS } from '../goods.ts';
import { type Kind, kindOf } from '../markers.ts';
import { cyclesBegun, type Ruleset } from '../ruleset.ts';
import type { State } from '../state.ts';
import type { Never } from './never.ts';

/** While the first factories are founded. */
const BEFORE_THE_FIRST = 1760;

/** Steps of the preparation, of a cycle and of the end of the game: at another time there is nothing to do there. */
const PREPARES: ReadonlySet<StepName> = new Set<StepName>([
  ...(['found', 'found-price', 'gift', 'start-sales', 'start-sale', 'picks', 'pick', 'pay-factories'] as const),
]);
const IN_A_CYCLE: ReadonlySet<StepName> = new Set<StepName>([
  ...(['cycle', 'turns', 'turn', 'production', 'end-cycle', 'next-cycle'] as const),
]);
const ENDS: ReadonlySet<StepName> = new Set<StepName>(['final-exchanges', 'scoring']);

/** What lies below everything else, and leads on to the end of the game. */
export const LEADS_ON: readonly StepName[] = ['cycle', 'end-cycle', 'end-round', 'next-decade', 'scoring'];

/** Main actions, by the kind of the marker that brings them. */
const ACTIONS: Readonly<Partial<Record<StepName, Kind>>> = {
  factory: 'factory',
  workers: 'workers',
  machinery: 'machinery',
  quality: 'quality',
  distribution: 'distribution',
  ship: 'ship',
  'production-action': 'production',
};

/** FE-ADM-02: a main action is taken with its marker, or as a further one with that of the stock exchange (AE-ASX-02). */
function actionFaults(s: State, never: Never): void {
  const { marker } = s.turn;
  for (const { step } of s.agenda) {
    const kind = ACTIONS[step];
    const isBrought = marker !== '' && (kindOf[marker] === kind || kindOf[marker] === 'stock-exchange');
    never(
      kind !== undefined && !isBrought,
      'FE-ADM-02',
      'agenda',
      () => `${step} with ${marker || 'no marker'} in use`,
    );
  }
}

/** The decade, the cycle, and what is on the agenda in them. */
export function timeFaults(rs: Ruleset, s: State, never: Never): void {
  actionFaults(s, never);
  const isPreparing = s.decade === BEFORE_THE_FIRST;
  const isKnown = rs.decades.includes(s.decade);
  const isLast = s.decade === rs.lastDecade;
  const onAgenda = (steps: ReadonlySet<StepName>) => s.agenda.some(({ step }) => steps.has(step));
  never(
    !isPreparing && !isKnown,
    'FE-TIME-01',
    'decade',
    () => `decade ${s.decade}, where there are ${rs.decades.join(', ')}`,
  );
  never(
    (s.cycle < 0 || !isKnown) && onAgenda(IN_A_CYCLE),
    'FE-TIME-02',
    'cycle',
    () => `cycle ${s.cycle} of ${s.decade} in the middle of one`,
  );
  never(
    !isPreparing && onAgenda(PREPARES),
    'FE-PREP-01',
    'agenda',
    () => `factories are founded before the first decade, not in ${s.decade}`,
  );
  never(
    isPreparing && (s.cycle >= 0 || s.agenda[0]?.step !== 'next-decade'),
    'FE-TIME-01',
    'agenda',
    () => 'the first decade does not follow the preparation',
  );
  never(!isLast && onAgenda(ENDS), 'FE-EOR-10', 'agenda', () => `the last decade is ${rs.lastDecade}`);
  never(
    isLast && s.agenda.some(({ step }) => step === 'next-decade') && s.agenda[0]?.step !== 'next-decade',
    'FE-EOR-10',
    'agenda',
    () => 'no decade follows the last one',
  );
  never(isOver(s) && !isLast, 'FE-EOR-10', 'agenda', () => `over in ${s.decade}`);
  const count = rs.economyMarkers === 0 ? 0 : rs.decades.length * GOODS.length;
  never(s.economy.length !== count, 'FE-SET-10', 'economy', () => `${s.economy.length} economy markers of ${count}`);
  never(
    s.economy.some((marker) => marker < 0 || marker >= rs.economyMarkers),
    'FE-SET-10',
    'economy',
    () => `economy ${s.economy}, of markers 0 to ${rs.economyMarkers - 1}`,
  );
  if (!isKnown && !isPreparing) return;
  const shown = rs.economyMarkers === 0 ? 0 : cyclesBegun(rs, s);
  never(
    s.shownEconomy !== shown,
    'FE-ECO-03',
    'shownEconomy',
    () => `${s.shownEconomy} economy markers shown, where ${shown} are`,
  );
  // The event of a decade is turned up at its end.
  const past = Math.max(0, rs.decades.indexOf(s.decade));
  const most = Math.min(s.events.length, s.cycle < 0 && isKnown ? past + 1 : past);
  never(
    s.shownEvents < Math.min(past, s.events.length) || s.shownEvents > most,
    'FE-EOR-07',
    'shownEvents',
    () => `${s.shownEvents} events shown in ${s.decade}`,
  );
}
