import type { Ruleset } from '../ruleset.ts';
import type { State } from '../state.ts';
import type { Never } from './never.ts';

/** Steps that lead on; what stands at the bottom of the agenda is one of them, or the game is over. */
export const LEADS_ON = ['round', 'prepare', 'scoring', 'award'] as const;

/** Steps between which a player has goods in his hand: produced, and neither sold, shipped nor stored. */
const HANDLES: ReadonlySet<string> = new Set([
  ...['extra-shift', 'sale', 'patron', 'sell-stored', 'ship', 'trade-office', 'store'],
]);

/** What is left half done has somebody who does the rest. */
export function agendaFaults(rs: Ruleset, s: State, never: Never): void {
  const improving = s.agenda.some(({ step }) => step === 'improve');
  const isLeft = s.placed !== 0 || s.before.some((value) => value !== 0);
  never(!improving && isLeft, 'CG-QD-05', 'placed', 'an improvement is not finished');
  const handles = s.agenda.some((frame) => HANDLES.has(frame.step) && 'seat' in frame && frame.seat === s.handSeat);
  never(s.hand > 0 && !handles, 'CG-PRD-03', 'hand', `${s.hand} goods in the hand of nobody who handles them`);
  const solo = s.agenda.some(({ step }) => step === 'opponents' || step === 'opponents-turn');
  never(solo && !rs.variant.solo, 'CG-SOL-02', 'agenda', 'opponents where people play');
}
