import type { Emit } from '@cromford/kernel';
import { type Components, MOST_WORKERS } from '../components.ts';
import type { EmpireEvent } from '../events.ts';
import { KINDS, kindOf, nameOf } from '../resources.ts';
import type { Effect } from '../sheet.ts';
import type { EmpireState, Site } from '../state.ts';
import { addWorker } from '../steps/staff.ts';
import { earn, pay, store, total } from '../stock.ts';

/** An event is carried out in full as far as possible (SE-EVT-06). Gains find room or are lost; losses take what is there. */
export function happen(c: Components, s: EmpireState, plate: number, effect: Effect, emit: Emit<EmpireEvent>): void {
  switch (effect.kind) {
    case 'gain':
      for (const kind of KINDS) store(c, s, kind, effect[nameOf(kind)] ?? 0, 'event', emit);
      return;
    case 'lose':
      lose(c, s, effect, emit);
      return;
    case 'profit':
      earn(s, effect.amount, 'event', 'SE-EVT-06', emit);
      return;
    case 'profit-by-die':
      earn(s, s.die, 'event', 'SE-EVT-06', emit);
      return;
    case 'hire-here': {
      const here = s.sites[s.sites.length - 1] as Site;
      for (let i = 0; i < effect.workers && here.workers < MOST_WORKERS; i++)
        addWorker(c, here, 'event', 'SE-EVT-06', emit);
      return;
    }
    case 'dismiss':
      for (let i = 0; i < effect.workers; i++) s.agenda.push({ step: 'dismiss', plate });
      return;
    case 'reassign':
      s.agenda.push({ step: 'reassign', plate });
      return;
    case 'action-price':
    case 'rate':
      s.coming.push(plate); // SE-EVT-07
      return;
    default:
      effect satisfies never;
  }
}

function lose(c: Components, s: EmpireState, effect: Extract<Effect, { kind: 'lose' }>, emit: Emit<EmpireEvent>): void {
  const kind = kindOf(effect.resource);
  const held = total(s, kind);
  if (held > 0) pay(c, s, kind, Math.min(held, effect.amount), 'event', emit);
  else if (effect.otherwise) {
    const instead = kindOf(effect.otherwise);
    pay(c, s, instead, Math.min(1, total(s, instead)), 'event', emit);
  }
}
