import type { Sketching } from '@cromford/kernel';
import type { Components } from './components.ts';
import { KINDS } from './resources.ts';
import type { EmpireState } from './state.ts';

/** How a position of which only some is told is completed. */
export function sketching(c: Components): Sketching<EmpireState> {
  const track = (plate: number) => KINDS.map((kind) => ((c.plates[plate]?.max[kind] ?? 0) > 0 ? 0 : -1));
  return {
    // SE-BLD-06, SE-BLD-07: a card that is new has one worker and an empty track.
    blanks: { 'sites.*': () => ({ plate: 0, x: 0, y: 0, workers: 1, stock: KINDS.map(() => -1) }) },
    moments: {
      /** The market die is rolled (SE-TRN-01). */
      turn: (s, isGiven) => {
        if (!isGiven('turn')) s.turn = Math.max(0, s.turn - 1);
        return [{ step: 'turn' }];
      },
      actions: () => [{ step: 'act' }],
      labour: (s, isGiven) => dueIn(s, isGiven('year'), { step: 'labour', settled: 0 }),
      upkeep: (s, isGiven) => dueIn(s, isGiven('year'), { step: 'upkeep', site: 1 }),
    },
    complete(s, isGiven, base) {
      // SE-TRN-03
      const isBeforeTheRoll = s.agenda.some(({ step }) => step === 'turn');
      const isInYear = s.agenda.some(({ step }) => step === 'time');
      if (!isGiven('year')) s.year = 2 * (isBeforeTheRoll || isInYear ? s.turn : s.turn - 1);
      s.sites.forEach((site, i) => {
        const isNew = base.sites[i]?.plate !== site.plate;
        if (isNew && !isGiven(`sites.${i}.stock`)) site.stock = track(site.plate);
      });
    },
  };
}

/** Phase 3, after the year marker has moved (SE-UPK-07). */
function dueIn(s: EmpireState, isGiven: boolean, frame: EmpireState['agenda'][number]): EmpireState['agenda'] {
  if (!isGiven) s.year = 2 * s.turn;
  return [frame, { step: 'time' }];
}
