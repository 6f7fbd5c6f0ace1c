// Written by `npm run copies` from the description in shape.ts: change it there.
import type { EmpireState } from './state.ts';

export function clone(s: EmpireState): EmpireState {
  return {
    ply: s.ply,
    barrier: s.barrier,
    random: s.random.slice(),
    agenda: s.agenda.slice(),
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
    sites: copySites(s.sites),
    happened: s.happened.slice(),
    inForce: s.inForce.slice(),
    coming: s.coming.slice(),
  };
}

function copySites(list: EmpireState['sites']): EmpireState['sites'] {
  const copy = new Array<EmpireState['sites'][number]>(list.length);
  for (let i = 0; i < copy.length; i++) {
    const it = list[i] as EmpireState['sites'][number];
    copy[i] = { plate: it.plate, x: it.x, y: it.y, workers: it.workers, stock: it.stock.slice() };
  }
  return copy;
}
