import { GOODS } from '../goods.ts';
import { isShip, type Marker, shipOf } from '../markers.ts';
import { influenceFaults } from '../modules/east-india-company/faults.ts';
import type { Ruleset } from '../ruleset.ts';
import { beyondLimit } from '../shipping.ts';
import { readyShips } from '../ships.ts';
import { type Player, playerAt, type State } from '../state.ts';
import { overflowing } from '../storage.ts';
import { TILES } from '../tiles/names.ts';
import { factoryFaults } from './factory.ts';
import type { Never } from './never.ts';

/** Steps between which goods may lie without a space, until the player has chosen which to lose. */
const UNSETTLED: ReadonlySet<string> = new Set(['overflow', 'workers', 'dismiss']);

/** What a player has, and where it lies. */
export function playerFaults(rs: Ruleset, s: State, seat: number, every: Never): void {
  const p = playerAt(s, seat);
  const never: Never = (wrong, rule, path, reason) =>
    every(wrong, rule, `players.${seat}.${path}`, () => `seat ${seat}: ${reason()}`);
  const isUnsettled = s.agenda.some(({ step }) => UNSETTLED.has(step));
  never(p.cash < 0, 'FE-EMS-01', 'cash', () => `cash ${p.cash}`);
  never(p.shares < 0 || p.shares > rs.shares, 'FE-CMP-04', 'shares', () => `${p.shares} shares`);
  never(
    p.loans < 0 || (p.loans > 0 && p.shares > 0),
    'FE-EMS-10',
    'loans',
    () => `${p.loans} loans and ${p.shares} shares`,
  );
  never(p.space > rs.lastSpace, 'FE-CMP-16', 'space', () => `space ${p.space}`);
  never(Math.min(...p.stored) < 0, 'FE-STO-05', 'stored', () => `goods ${p.stored}`);
  const roomy = isUnsettled ? { ...p, tiles: TILES, edges: allEdges(rs) } : p;
  never(overflowing(rs, roomy), 'FE-STO-05', 'stored', () => `goods without a space: ${p.stored}`);
  tileFaults(rs, p, never);
  markerFaults(rs, p, never);
  never(
    p.contracts.some((space) => space !== 0 && (!rs.contractSpaces.includes(space) || beyondLimit(p, space))),
    'FE-CMP-21',
    'contracts',
    () => `contracts ${p.contracts}`,
  );
  const { highest } = rs.limitMarker;
  never(p.limit > highest, 'AE-CMP-15', 'limit', () => `the limit marker on ${p.limit} of ${highest}`);
  never(p.joker === 1 && !s.lasting.includes('crown-jubilee'), 'FE-EVT-09', 'joker', () => 'a joker without the event');
  for (let good = 0; good < GOODS.length; good++) {
    influenceFaults(rs, s, seat, good, never);
    const f = p.factories[good];
    if (f) factoryFaults(rs, p, f, good, isUnsettled, never);
  }
}

const allEdges = (rs: Ruleset) => (1 << rs.warehouseEdges) - 1;

function tileFaults(rs: Ruleset, p: Player, never: Never): void {
  never(p.tiles.length > rs.mostTiles + 1, 'FE-TSM-09', 'tiles', () => `${p.tiles.length} tiles`);
  never(new Set(p.tiles).size !== p.tiles.length, 'FE-TSM-08', 'tiles', () => `two tiles alike: ${p.tiles}`);
  for (const tile of ['foreman', 'workshop'] as const)
    never(p[tile] >= 0 && !p.tiles.includes(tile), 'FE-TSM-10', tile, () => `the ${tile} without its tile`);
  never(p.edges > allEdges(rs), 'FE-STO-07', 'edges', () => `edges ${p.edges} of ${rs.warehouseEdges} edges`);
}

/** Everything on the chart is the player's own. */
function markerFaults(rs: Ruleset, p: Player, never: Never): void {
  const placed = p.chart.filter((marker): marker is Marker => marker !== '');
  // Of ships of one capacity a player may have two.
  const single = placed.filter((marker) => !isShip(marker));
  never(new Set(single).size !== single.length, 'FE-CMP-22', 'chart', () => `one marker on two spaces: ${single}`);
  never(new Set(p.markers).size !== p.markers.length, 'FE-TSM-04', 'markers', () => `markers ${p.markers}`);
  const owned: readonly string[] = p.markers;
  const foreign = single.find((marker) => /^(first|second)-/.test(marker) && !owned.includes(marker));
  never(foreign !== undefined, 'FE-CMP-22', 'chart', () => `${foreign} on the chart is not his own`);
  const ships = p.ships.map(shipOf);
  const lent = placed.find((marker) => isShip(marker) && alike(placed, marker) > alike(ships, marker));
  never(lent !== undefined, 'FE-ADM-19', 'chart', () => `${lent} on the chart without the ship`);
  never(p.ships.length > rs.mostShips, 'FE-TSM-14', 'ships', () => `ships ${p.ships}`);
  never(
    p.resting.some((ship) => readyShips(p, ship) < 0),
    'AE-SM-19',
    'resting',
    () => `resting ${p.resting}`,
  );
}

const alike = (list: readonly string[], wanted: string) => list.filter((one) => one === wanted).length;
