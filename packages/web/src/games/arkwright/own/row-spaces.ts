import type { Factory, GoodIndex, Ruleset } from '@cromford/arkwright';

export type Occupant = 'worker' | 'machine' | 'free';

/** Workers stand from the left, machines from the right, as on the mat. */
export function standing(rs: Ruleset, f: Factory, good: GoodIndex, row: number): Occupant[] {
  const all = rs.spaces[good]?.[row] ?? 0;
  const workers = f.workers[row] ?? 0;
  const machines = f.machines[row] ?? 0;
  return Array.from({ length: all }, (_, i) => (i < workers ? 'worker' : i >= all - machines ? 'machine' : 'free'));
}

/** The first spaces of a row take workers only. */
export function takesMachine(rs: Ruleset, good: GoodIndex, row: number, place: number): boolean {
  const all = rs.spaces[good]?.[row] ?? 0;
  return place >= all - (rs.machineSpaces[good]?.[row] ?? 0);
}
