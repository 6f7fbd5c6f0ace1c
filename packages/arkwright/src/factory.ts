import { at } from '@cromford/kernel';
import { GOODS, type GoodIndex, ROWS } from './goods.ts';
import type { Ruleset } from './ruleset.ts';
import type { Factory, FactoryType, Player, Pounds } from './state.ts';

/** What a factory of this level and type costs. */
export function buildingCost(rs: Ruleset, good: GoodIndex, level: number, type: FactoryType): Pounds {
  const costs = rs.cost[good + type * GOODS.length] as readonly Pounds[];
  return costs[level - 1] as Pounds;
}

/** FE-CMP-14: base quality is the building cost of the marker in play. */
export function baseQuality(rs: Ruleset, f: Factory, good: GoodIndex): number {
  return buildingCost(rs, good, f.level, f.type);
}

/** Base quality and quality marker, without distribution (FE-SAL-13). */
export function actualQuality(rs: Ruleset, f: Factory, good: GoodIndex): number {
  return baseQuality(rs, f, good) + f.quality;
}

/** FE-CMP-12. */
export function appealOf(rs: Ruleset, f: Factory, good: GoodIndex): number {
  return baseQuality(rs, f, good) + f.quality + f.distribution - f.price;
}

/** FE-CMP-15: 0 without a factory. */
export function appealAt(rs: Ruleset, p: Player, good: GoodIndex): number {
  const f = p.factories[good];
  return f ? appealOf(rs, f, good) : 0;
}

/** Free spaces of a row. */
export function roomIn(rs: Ruleset, f: Factory, good: GoodIndex, row: number): number {
  const spaces = rs.spaces[good] as readonly number[];
  return (spaces[row] as number) - (f.workers[row] as number) - (f.machines[row] as number);
}

export function isFull(rs: Ruleset, f: Factory, good: GoodIndex, row: number): boolean {
  return roomIn(rs, f, good, row) === 0;
}

/** FE-SAL-02 to FE-SAL-04: what the full rows among the first `rows` yield; `shut` is a row that rests, from 1. */
export function outputOf(rs: Ruleset, f: Factory, good: GoodIndex, rows = ROWS, shut = 0): number {
  const yields = at(at(rs.output, good + f.type * GOODS.length), f.level - 1);
  // AE-ASY-11
  for (let row = 0; row < at(rs.types, f.type).fullRows; row++)
    if (row >= rows || row === shut - 1 || !isFull(rs, f, good, row)) return 0;
  let sum = 0;
  for (let row = 0; row < rows; row++) if (row !== shut - 1 && isFull(rs, f, good, row)) sum += at(yields, row);
  return sum;
}

/** The highest row with a worker, from 1 (FE-WRK-10). */
export function lastStaffedRow(f: Factory): number {
  for (let row = ROWS - 1; row >= 0; row--) if ((f.workers[row] as number) > 0) return row + 1;
  return 0;
}

export function workersOf(f: Factory): number {
  return at(f.workers, 0) + at(f.workers, 1) + at(f.workers, 2) + at(f.workers, 3);
}

export function machinesOf(f: Factory): number {
  return at(f.machines, 0) + at(f.machines, 1) + at(f.machines, 2) + at(f.machines, 3);
}

export function newFactory(level: number, price: Pounds, type: FactoryType = 0): Factory {
  return {
    level,
    price,
    quality: 0,
    distribution: 0,
    workers: [0, 0, 0, 0],
    machines: [0, 0, 0, 0],
    additional: 0,
    obsolete: 0,
    marked: 0,
    type,
  };
}

/** Wages and machine costs of so many workers and machines in a player's factory (FE-WAG-01 to FE-WAG-07). */
export function runningCost(
  rs: Ruleset,
  p: Player,
  good: GoodIndex,
  workers: number,
  machines: number,
  wage: Pounds,
): Pounds {
  return workers * wage - wageRelief(rs, p, good, workers, wage) + machinesUpkeep(rs, p, good, machines);
}

/** What the foreman takes off the wages (FE-WAG-05). */
export function wageRelief(rs: Ruleset, p: Player, good: GoodIndex, workers: number, wage: Pounds): Pounds {
  const relief = p.foreman === good ? rs.tiles.foreman.wageRelief : undefined;
  return relief ? Math.min(workers, relief.workers) * (wage - Math.max(relief.least, wage - relief.pounds)) : 0;
}

/** £1 for each machine; with the workshop for all of them. */
export function machinesUpkeep(rs: Ruleset, p: Player, good: GoodIndex, machines: number): Pounds {
  const flat = p.workshop === good ? rs.tiles.workshop.machinesCost : undefined;
  return flat === undefined ? machines : machines > 0 ? flat : 0;
}
