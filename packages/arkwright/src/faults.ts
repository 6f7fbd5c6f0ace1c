import { isOver } from '@cromford/kernel';
import { popcount } from './bits.ts';
import { isTaken, trackEnd } from './company.ts';
import { appealOf, machinesOf, workersOf } from './factory.ts';
import { GOODS, goodAt, ROWS } from './goods.ts';
import { at } from './list.ts';
import { CAPACITIES } from './markers.ts';
import type { Ruleset } from './ruleset.ts';
import { beyondLimit } from './shipping.ts';
import { crewsOf, readyShips } from './ships.ts';
import type { Factory, Player, State } from './state.ts';
import { highestFreePrice, overflowing } from './storage.ts';

/** Steps between which goods may lie without a space, until the player has chosen which to lose. */
const UNSETTLED: ReadonlySet<string> = new Set(['overflow', 'workers', 'dismiss']);

/** While the first factories are founded. */
const BEFORE_THE_FIRST = 1760;

/** What is laid out for a table, and stays in the game wherever it lies. */
export interface Stock {
  /** By capacity. */
  readonly ships: readonly number[];
  readonly tiles: number;
  readonly greys: number;
}

export function stockOf(s: State): Stock {
  const owned = <T>(things: (p: Player) => readonly T[]) => s.players.flatMap(things);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  const ships = owned((p) => p.ships);
  return {
    ships: CAPACITIES.map((capacity, i) => at(s.ships, i) + ships.filter((ship) => ship === capacity).length),
    tiles: sum(s.tiles) + owned((p) => p.tiles).length,
    greys: sum(s.mat) + s.laidOut.length + owned((p) => p.markers).length,
  };
}

/** What can never be true of a position, whatever was played. */
export function faults(rs: Ruleset, s: State, laidOut: Stock): string[] {
  const known: readonly number[] = CAPACITIES;
  const odd = s.players.flatMap((p) => [...p.ships, ...p.resting]).find((ship) => !known.includes(ship));
  // Nothing else can be worked out with a ship that there is not.
  if (odd !== undefined) return [`a ship of ${odd}`];
  const found: string[] = [];
  const never = (wrong: boolean, what: () => string) => {
    if (wrong) found.push(what());
  };
  const stock = stockOf(s);
  never(`${stock.ships}` !== `${laidOut.ships}`, () => `ships ${stock.ships} of ${laidOut.ships}`);
  never(stock.tiles !== laidOut.tiles, () => `${stock.tiles} tiles of ${laidOut.tiles}`);
  never(stock.greys !== laidOut.greys, () => `${stock.greys} grey markers of ${laidOut.greys}`);
  never(s.decade !== BEFORE_THE_FIRST && !rs.decades.includes(s.decade), () => `decade ${s.decade}`);
  never(isOver(s) && s.decade !== rs.decades[rs.decades.length - 1], () => `over in ${s.decade}`);
  // FE-CMP-23
  const workers = s.market + s.fired + s.gone + s.players.reduce((sum, p) => sum + workersWith(rs, p), 0);
  never(workers !== rs.circulating, () => `${workers} workers of ${rs.circulating}`);
  never(
    s.market < 0 || s.fired < 0 || s.gap < 0 || s.gone < 0,
    () => `market ${s.market}, fired ${s.fired}, gap ${s.gap}, gone ${s.gone}`,
  );
  never(s.market + s.gap > rs.marketSpaces, () => 'more workers than spaces on the market');
  never(
    s.importers.some((appeal) => appeal < 0),
    () => 'an importer below 0',
  );
  never(
    [...s.mat, ...s.ships, ...s.tiles].some((count) => count < 0),
    () => 'fewer than no markers on offer',
  );
  const unsettled = s.agenda.some(({ step }) => UNSETTLED.has(step));
  s.players.forEach((p, seat) => {
    const who = `seat ${seat}`;
    never(p.cash < 0, () => `${who}: cash ${p.cash}`);
    never(p.shares < 0 || p.shares > rs.shares, () => `${who}: ${p.shares} shares`);
    never(p.loans < 0, () => `${who}: ${p.loans} loans`);
    // FE-EMS-10
    never(p.loans > 0 && p.shares > 0, () => `${who}: loans and shares`);
    never(p.space < 1 || p.space > rs.lastSpace, () => `${who}: space ${p.space}`);
    never(
      p.stored.some((goods) => goods < 0),
      () => `${who}: goods ${p.stored}`,
    );
    never(!unsettled && overflowing(rs, p), () => `${who}: goods without a space: ${p.stored}`);
    never(
      p.tiles.length > rs.mostTiles + 1 || new Set(p.tiles).size !== p.tiles.length,
      () => `${who}: tiles ${p.tiles}`,
    );
    // Of ships of one capacity a player may have two.
    const placed = p.chart.filter((marker) => marker !== '' && !marker.startsWith('ship-'));
    never(new Set(placed).size !== placed.length, () => `${who}: one marker on two spaces: ${placed}`);
    never(new Set(p.markers).size !== p.markers.length, () => `${who}: markers ${p.markers}`);
    never(p.ships.length > rs.mostShips, () => `${who}: ships ${p.ships}`);
    never(
      p.resting.some((ship) => readyShips(p, ship) < 0),
      () => `${who}: resting ${p.resting}`,
    );
    never(
      p.contracts.some((space) => space !== 0 && (!rs.contractSpaces.includes(space) || beyondLimit(p, space))),
      () => `${who}: contracts ${p.contracts}`,
    );
    for (let good = 0; good < GOODS.length; good++) {
      const space = at(p.influence, good);
      never(space < 0 || space > (rs.company ? trackEnd(rs.company) : 0), () => `${who}: influence ${p.influence}`);
      // AE-EIC-09
      never(
        rs.company !== null && isTaken(rs.company, s, seat, good, space),
        () => `${who}: influence on a taken space`,
      );
      const f = at(p.factories, good);
      if (f)
        found.push(...factoryFaults(rs, p, f, good, unsettled).map((fault) => `${who}: ${goodAt(good)}: ${fault}`));
    }
  });
  return found;
}

function workersWith(rs: Ruleset, p: Player): number {
  let workers = crewsOf(rs, p) + popcount(p.edges);
  for (const f of p.factories) if (f) workers += workersOf(f) + f.additional;
  return workers;
}

function factoryFaults(rs: Ruleset, p: Player, f: Factory, good: number, unsettled: boolean): string[] {
  const found: string[] = [];
  const never = (wrong: boolean, what: () => string) => {
    if (wrong) found.push(what());
  };
  never(f.level < 1 || f.level > at(rs.types, f.type).topLevel, () => `level ${f.level}`);
  never(f.quality < 0 || f.quality > 6, () => `quality ${f.quality}`);
  never(f.distribution < 0 || f.distribution > rs.distributionLimit, () => `distribution ${f.distribution}`);
  never(f.price < at(rs.lowestPrice, good) || f.price > rs.highestPrice, () => `price ${f.price}`);
  never(appealOf(rs, f, good) < 0, () => `appeal ${appealOf(rs, f, good)}`);
  never(!unsettled && f.price > highestFreePrice(rs, p, good), () => `price ${f.price} lies on stored goods`);
  never(
    f.additional < 0 || f.additional > 2 || (f.additional > 0 && !f.obsolete),
    () => `${f.additional} additional workers`,
  );
  never(workersOf(f) + machinesOf(f) === 0, () => 'nobody works in it');
  for (let row = 0; row < ROWS; row++) {
    const workers = at(f.workers, row);
    const machines = at(f.machines, row);
    never(
      workers < 0 || machines < 0 || workers + machines > at(at(rs.spaces, good), row),
      () => `row ${row + 1} is overfull`,
    );
    never(machines > at(at(rs.machineSpaces, good), row), () => `row ${row + 1}: ${machines} machines`);
    never(rs.emptyRowsLoseMachines && machines > 0 && workers === 0, () => `row ${row + 1}: machines alone`);
  }
  return found;
}
