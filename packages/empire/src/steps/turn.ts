import { draw } from '@cromford/kernel';
import { type Components, plateAt } from '../components.ts';
import { titleOf } from '../score.ts';
import { earn, staffed } from '../stock.ts';
import type { Auto } from './types.ts';

/** Phase 1: the market die (SE-TRN-01, SE-MKT-01). */
export const turn = (): Auto<'turn'> => ({
  run(s, _frame, emit) {
    s.turn++;
    s.die = draw(s, 6) + 1;
    s.taken = 0;
    s.last = 0;
    s.managerUsed = 0;
    s.inForce = s.coming; // SE-EVT-07
    s.coming = [];
    emit?.({ kind: 'turn', turn: s.turn, year: s.year, die: s.die, rule: 'SE-MKT-01' });
    s.agenda.push({ step: 'act' });
  },
});

/** Phase 3 begins: the marker moves, and what falls due in the year reached is settled, labour first (SE-YR-01, SE-YR-02, SE-UPK-07). */
export function endPhase(
  c: Components,
  s: Parameters<Auto<'turn'>['run']>[0],
  emit: Parameters<Auto<'turn'>['run']>[2],
): void {
  s.year += 2;
  const labour = c.labourYears.includes(s.year);
  const upkeep = c.upkeepYears.includes(s.year);
  emit?.({ kind: 'year', year: s.year, labour, upkeep, rule: 'SE-YR-01' });
  s.agenda.push({ step: 'time' });
  if (upkeep) s.agenda.push({ step: 'upkeep', site: 1 });
  if (labour) s.agenda.push({ step: 'labour', settled: 0 });
}

/** The next turn, or the awards and the end (SE-END-01, SE-END-02). */
export const time = (c: Components): Auto<'time'> => ({
  run(s, _frame, emit) {
    if (s.turn < c.turns) {
      s.agenda.push({ step: 'turn' });
      return;
    }
    for (const site of s.sites) {
      const { award, id } = plateAt(c, site.plate);
      if (staffed(c, site)) earn(s, award, 'award', 'SE-END-02', emit, id);
    }
    emit?.({ kind: 'over', profit: s.profit, title: titleOf(c, s.profit), rule: 'SE-END-05' });
  },
});
