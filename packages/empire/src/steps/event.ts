import { type Components, plateAt } from '../components.ts';
import { happen } from '../effects/happen.ts';
import type { EmpireState } from '../state.ts';
import type { Auto } from './types.ts';

/** After a building: the event of its right-hand neighbour in the row, then the row closes up (SE-EVT-01 to SE-EVT-06, SE-BLD-12). */
export const event = (c: Components): Auto<'event'> => ({
  run(s, frame, emit) {
    const neighbour = eventCard(s, frame.plate);
    s.row.splice(s.row.indexOf(frame.plate), 1);
    if (neighbour === undefined) return;
    const { event: printed, id } = plateAt(c, neighbour);
    if (!printed) return;
    if (!eventIsDue(c, s, neighbour)) {
      const why = s.happened.includes(neighbour) ? 'once' : 'years';
      emit?.({ kind: 'passes', card: id, year: s.year, why, rule: why === 'once' ? 'SE-EVT-05' : 'SE-EVT-04' });
      return;
    }
    s.happened.push(neighbour);
    emit?.({ kind: 'happens', card: id, rule: 'SE-EVT-04' });
    happen(c, s, neighbour, printed.effect, emit);
  },
});

/** The card whose event is looked at when this one is built: the next to the right, after the last the first, none if it is the only one. */
export function eventCard(s: EmpireState, plate: number): number | undefined {
  const at = s.row.indexOf(plate);
  if (at < 0 || s.row.length === 1) return undefined;
  return s.row[(at + 1) % s.row.length];
}

/** Whether that card's event would happen now: in its years, and not a second time (SE-EVT-04, SE-EVT-05). */
export function eventIsDue(c: Components, s: EmpireState, plate: number): boolean {
  const printed = plateAt(c, plate).event;
  return printed !== undefined && s.year >= printed.from && s.year <= printed.to && !s.happened.includes(plate);
}
