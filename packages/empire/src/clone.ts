import { cloneAgenda } from '@cromford/kernel';
import type { EmpireState, Site } from './state.ts';

export function clone(s: EmpireState): EmpireState {
  const sites: Site[] = new Array(s.sites.length);
  for (let i = 0; i < s.sites.length; i++) {
    const site = s.sites[i] as Site;
    sites[i] = { plate: site.plate, x: site.x, y: site.y, workers: site.workers, stock: site.stock.slice() };
  }
  return {
    ply: s.ply,
    barrier: s.barrier,
    random: s.random.slice(),
    agenda: cloneAgenda(s.agenda),
    turn: s.turn,
    year: s.year,
    die: s.die,
    profit: s.profit,
    managers: s.managers,
    managerUsed: s.managerUsed,
    taken: s.taken,
    last: s.last,
    spare: s.spare,
    row: s.row.slice(),
    sites,
    happened: s.happened.slice(),
    inForce: s.inForce.slice(),
    coming: s.coming.slice(),
  };
}
