import { type Emit, type Random, shuffle } from '@cromford/kernel';
import { BUILDINGS, CENTRAL, type Components, otherSide, plateAt, trackOf } from './components.ts';
import type { EmpireEvent } from './events.ts';
import { CAPITAL, KINDS } from './resources.ts';
import type { EmpireState } from './state.ts';

/** SE-SET-01 to SE-SET-11. */
export function begin(c: Components, random: Random, emit: Emit<EmpireEvent>): EmpireState {
  const dealt = deal(random);
  const row = showAllTypes(c, dealt);
  const name = (plate: number) => plateAt(c, plate).id;
  emit?.({
    kind: 'set-up',
    row: row.map(name),
    turned: row.filter((plate, i) => plate !== dealt[i]).map(name),
    rule: 'SE-SET-06',
  });
  return {
    ply: 0,
    barrier: 0,
    random,
    agenda: [{ step: 'turn' }],
    turn: 0,
    year: 0,
    die: 0,
    profit: 0,
    managers: c.start.managers,
    managerUsed: 0,
    taken: 0,
    last: 0,
    spare: c.spare,
    row,
    sites: [{ plate: CENTRAL, x: 0, y: 0, workers: c.start.workers, stock: [...c.start.stock] }],
    happened: [],
    inForce: [],
    coming: [],
  };
}

/** SE-SET-06: shuffled, and three of the six turned over. */
function deal(random: Random): number[] {
  const cards = shuffle(random, [...Array(BUILDINGS).keys()]);
  const turned = shuffle(random, [...Array(BUILDINGS).keys()]).slice(0, BUILDINGS / 2);
  return cards.map((card, place) => 1 + 2 * card + (turned.includes(place) ? 1 : 0));
}

/** SE-SET-07 to SE-SET-09: cards are turned from the left, and stay turned only if fewer types are missing then. */
export function showAllTypes(c: Components, dealt: readonly number[]): number[] {
  const row = [...dealt];
  for (let i = 0; i < row.length && missingTypes(c, row) > 0; i++) {
    const before = missingTypes(c, row);
    const shown = row[i] as number;
    row[i] = otherSide(shown);
    if (missingTypes(c, row) >= before) row[i] = shown;
  }
  return row;
}

/** SE-SET-11: capital need not be shown. */
function missingTypes(c: Components, row: readonly number[]): number {
  const shown = new Set(row.map((plate) => trackOf(plateAt(c, plate))));
  return KINDS.filter((kind) => kind !== CAPITAL && !shown.has(kind)).length;
}
