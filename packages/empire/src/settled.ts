import { type Components, plateAt } from './components.ts';
import type { Kind } from './resources.ts';
import type { EmpireState, Frame } from './state.ts';
import { total } from './stock.ts';

/**
 * All units of a kind once what is owed is paid and what came in is put away. From and on which tracks is still asked, and where a
 * building is to stand, but not how much.
 */
export function settled(c: Components, s: EmpireState, kind: Kind): number {
  return s.agenda.reduce((sum, frame) => sum + owed(c, frame, kind), total(s, kind));
}

function owed(c: Components, frame: Frame, kind: Kind): number {
  if (frame.step === 'place') return -(plateAt(c, frame.plate).cost[kind] ?? 0);
  if ((frame.step !== 'pay' && frame.step !== 'store') || frame.kind !== kind) return 0;
  return frame.step === 'pay' ? -frame.units : frame.units;
}
