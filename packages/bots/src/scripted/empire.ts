import type { Action, EmpireState } from '@cromford/empire';
import type { Wishes } from './wanted.ts';

/** The actions of every turn, however the die falls; the last turn is repeated. */
export type EmpireScript = readonly (readonly Action[])[];

/** Plans without a look at the market, by name. */
export const EMPIRE_SCRIPTS: Readonly<Record<string, EmpireScript>> = {
  /** Made in every turn, sold in every other; nothing is built. */
  steady: [
    ['produce'],
    ['sell', 'produce'],
    ['produce'],
    ['sell', 'staff', 'produce'],
    ['produce'],
    ['sell', 'produce'],
    ['produce'],
    ['sell', 'produce'],
  ],
  /** A building in each of the first turns, then everything that there is to do. */
  builder: [
    ['build', 'produce'],
    ['build', 'produce'],
    ['staff', 'build', 'produce'],
    ['sell', 'staff', 'produce'],
    ['build', 'produce'],
    ['sell', 'staff', 'build', 'produce'],
  ],
  /** As much as can be done, always. */
  busy: [['sell', 'staff', 'build', 'produce']],
};

/** What the plan wants here; nothing where it says nothing, as on what is sold and for how much. */
export function empireWishes(script: EmpireScript, s: EmpireState): Wishes {
  if (s.agenda.at(-1)?.step !== 'act') return [];
  const actions = script[Math.min(script.length, s.turn) - 1] ?? [];
  return [...actions.map((action) => `action ${action}`), 'end'];
}
