import type { EmpireEvent, EmpireState } from '@cromford/empire';
import { type Chronicle, Counts, Firsts } from './course.ts';

/** Turns in ten years. */
const TURNS = 5;
const TENS = 3;

/** Alone in Empire. */
export const empire: Chronicle = {
  habits: ['buildings', 'unpaid', 'dismissed', 'units-lost', 'units-left', 'managers'],
  choices: ['first-action', 'first-building', 'second-building', 'third-building'],
  curves: ['profit', 'buildings', 'workers'],
  stretches: ['10', '20', '30'],
  tell: (table) => {
    const counts = new Counts(empire.habits);
    const firsts = new Firsts();
    const curves: Record<string, number[]> = { profit: [], buildings: [], workers: [] };
    const at = (ply: number) => table.at(ply) as unknown as EmpireState;
    for (const [ply, { events }] of table.history.entries()) {
      for (const event of events as unknown as readonly EmpireEvent[]) note(event, counts, firsts);
      const stretch = Math.floor((at(ply).turn - 1) / TURNS);
      if (stretch < 0 || stretch >= TENS) continue;
      const { profit, sites } = at(ply + 1);
      const workers = sites.reduce((sum, site) => sum + site.workers, 0);
      for (const [name, figure] of [
        ['profit', profit],
        ['buildings', sites.length - 1],
        ['workers', workers],
      ] as const)
        (curves[name] as number[])[stretch] = figure;
    }
    const { sites } = at(table.history.length);
    counts.add(
      'units-left',
      sites.flatMap(({ stock }) => stock).reduce((sum, n) => sum + Math.max(0, n), 0),
    );
    return { habits: counts.sums, choices: firsts.chosen, curves };
  },
};

function note(event: EmpireEvent, counts: Counts, firsts: Firsts): void {
  switch (event.kind) {
    case 'built': {
      counts.add('buildings', 1);
      const which = ['first-building', 'second-building', 'third-building'].find((name) => !firsts.chosen[name]);
      if (which) firsts.note(which, event.card);
      break;
    }
    case 'action':
      firsts.note('first-action', event.action);
      break;
    case 'unpaid':
      counts.add('unpaid', event.units);
      break;
    case 'labour':
      if (!event.paid) counts.add('dismissed', 1);
      break;
    case 'lost':
      counts.add('units-lost', event.units);
      break;
    case 'manager':
      counts.add('managers', 1);
      break;
  }
}
