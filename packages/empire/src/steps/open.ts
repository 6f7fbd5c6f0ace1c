import type { Emit } from '@cromford/kernel';
import { type Components, plateAt } from '../components.ts';
import type { EmpireEvent } from '../events.ts';
import { warningOf } from '../notes.ts';
import { because } from '../refusals.ts';
import { KINDS, kindOf, nameOf } from '../resources.ts';
import type { EmpireState, Frame, Site } from '../state.ts';
import { change } from '../stock.ts';
import { type Asks, type Auto, neverOffered, seat } from './types.ts';

type Opening = Extract<Frame, { step: 'open' | 'marker' }>;

/** The building opens with one worker and a marker at 0 (SE-BLD-06, SE-BLD-07). */
export const open = (c: Components): Auto<'open'> => ({
  run(s, frame, emit) {
    if (s.spare === 0) {
      s.agenda.push({ ...frame, step: 'marker' });
      return;
    }
    s.spare--;
    putInPlay(c, s, frame, 'spare', emit);
  },
});

/** Without a spare marker, one track of the Central Factory gives up its own for good (SE-BLD-08 to SE-BLD-10). */
export const marker = (c: Components): Asks<'marker'> => ({
  rule: 'SE-BLD-08',
  seat,
  options(s, _frame, offer) {
    const central = s.sites[0] as Site;
    for (const kind of KINDS) {
      const resource = nameOf(kind);
      const units = central.stock[kind] as number;
      offer
        .option({ do: 'give-up', resource }, units >= 0)
        ?.otherwise(because('marker-gone', 'SE-BLD-10', { resource }))
        .notes(...(units > 0 ? [warningOf('units-lost', { resource, units })] : []));
    }
  },
  play(s, frame, move, emit) {
    if (move.do !== 'give-up') throw neverOffered(move);
    const central = s.sites[0] as Site;
    const kind = kindOf(move.resource);
    change(c, central, kind, -(central.stock[kind] as number), 'marker', 'SE-BLD-09', emit);
    central.stock[kind] = -1;
    putInPlay(c, s, frame, move.resource, emit);
  },
});

function putInPlay(
  c: Components,
  s: EmpireState,
  { plate, x, y, by }: Opening,
  from: Extract<EmpireEvent, { kind: 'marker' }>['from'],
  emit: Emit<EmpireEvent>,
): void {
  const { id, max } = plateAt(c, plate);
  s.sites.push({ plate, x, y, workers: 1, stock: max.map((most) => (most > 0 ? 0 : -1)) });
  emit?.({ kind: 'built', card: id, x, y, by, rule: by === 'action' ? 'SE-BLD-03' : 'SE-MGR-05' });
  emit?.({ kind: 'marker', card: id, from, rule: from === 'spare' ? 'SE-BLD-07' : 'SE-BLD-08' });
  emit?.({ kind: 'workers', card: id, by: 1, now: 1, why: 'opened', rule: 'SE-BLD-06' });
  s.agenda.push({ step: 'event', plate });
}
