import { at } from '@cromford/kernel';
import { machinesOf, machinesUpkeep, wageRelief, workersOf } from './factory.ts';
import type { GoodIndex } from './goods.ts';
import type { Ruleset } from './ruleset.ts';
import type { Factory, Player, Pounds } from './state.ts';

/** Who is paid in a factory when its good is produced, and what that comes to. */
export interface Payroll {
  readonly workers: number;
  readonly machines: number;
  readonly wages: Pounds;
  /** What the foreman takes off them. */
  readonly relief: Pounds;
  /** What the machines cost, in the workshop's factory or in another. */
  readonly upkeep: Pounds;
  readonly total: Pounds;
}

/** FE-WAG-04: additional workers as well; FE-WAG-08: not the row that the school has shut, counted from 1. */
export function payrollOf(rs: Ruleset, p: Player, f: Factory, good: GoodIndex, wage: Pounds, shut: number): Payroll {
  const row = shut - 1;
  const workers = workersOf(f) + f.additional - (row >= 0 ? at(f.workers, row) : 0);
  const machines = machinesOf(f) - (row >= 0 ? at(f.machines, row) : 0);
  const wages = workers * wage;
  const relief = wageRelief(rs, p, good, workers, wage);
  const upkeep = machinesUpkeep(rs, p, good, machines);
  return { workers, machines, wages, relief, upkeep, total: wages - relief + upkeep };
}
