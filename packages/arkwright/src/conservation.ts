import { at, change, type Pieces } from '@cromford/kernel';
import { popcount } from './bits.ts';
import { workersOf } from './factory.ts';
import { CAPACITIES, GREYS, type Grey } from './markers.ts';
import { placesOf } from './mat.ts';
import type { Ruleset } from './ruleset.ts';
import { crewsOf } from './ships.ts';
import type { Player, State } from './state.ts';
import { TILES } from './tiles/names.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const owned = <T>(s: State, things: (p: Player) => readonly T[]) => s.players.flatMap(things);
const alike = <T>(list: readonly T[], wanted: T) => list.filter((one) => one === wanted).length;

/** What is laid out for a table and stays in the game wherever it lies: counted once, from a set-up, since what is drawn differs but not how much. */
export function piecesOf(rs: Ruleset, start: State): Pieces<State>[] {
  return [workers(rs), ...ships(start), ...tiles(rs, start), ...greys(rs, start)];
}

/** FE-CMP-23: on the market, fired, out of the game, or at work. */
function workers(rs: Ruleset): Pieces<State> {
  return {
    what: 'workers',
    rule: 'FE-CMP-23',
    all: rs.circulating,
    count: (s) => s.market + s.fired + s.gone + sum(s.players.map((p) => workersWith(rs, p))),
    rest: ['market', 'gone', 'fired'],
    lay: (s, by, part) => {
      if (part === 'market') s.market = Math.min(rs.marketSpaces - s.gap, Math.max(0, s.market + by));
      else if (part === 'gone') s.gone = Math.max(0, s.gone + by);
      else s.fired = Math.max(0, s.fired + by);
    },
  };
}

function workersWith(rs: Ruleset, p: Player): number {
  const inFactories = p.factories.map((f) => (f ? workersOf(f) + f.additional : 0));
  return crewsOf(rs, p) + popcount(p.edges) + sum(inFactories);
}

/** FE-CMP-20 */
function ships(start: State): Pieces<State>[] {
  return CAPACITIES.map((capacity, i) => {
    const count = (s: State) =>
      at(s.ships, i) +
      alike(
        owned(s, (p) => p.ships),
        capacity,
      );
    return {
      what: `ships of ${capacity}`,
      rule: 'FE-CMP-20',
      all: count(start),
      count,
      rest: ['ships'],
      lay: (s, by) => {
        s.ships = change(s.ships, i, Math.max(by, -at(s.ships, i)));
      },
    };
  });
}

/** FE-SET-29: of each tile fewer than players; FE-SET-27: seven for each player, whichever were drawn. A predetermined offer is as printed. */
function tiles(rs: Ruleset, start: State): Pieces<State>[] {
  const of = (s: State, i: number) =>
    at(s.tiles, i) +
    alike(
      owned(s, (p) => p.tiles),
      at(TILES, i),
    );
  const lay = (s: State, tile: number, by: number) => {
    s.tiles = change(s.tiles, tile, Math.max(by, -at(s.tiles, tile)));
  };
  const kinds = TILES.map(
    (tile, i): Pieces<State> => ({
      what: `tiles ${tile}`,
      rule: 'FE-SET-29',
      all: rs.predetermined ? of(start, i) : Math.min(rs.tileCopies[tile] ?? 0, rs.players - 1),
      isDrawn: !rs.predetermined,
      count: (s) => of(s, i),
      rest: ['tiles'],
      lay: (s, by) => lay(s, i, by),
    }),
  );
  const count = (s: State) => sum(s.tiles) + owned(s, (p) => p.tiles).length;
  const all: Pieces<State> = {
    what: 'tiles',
    rule: 'FE-SET-27',
    all: count(start),
    count,
    rest: ['tiles'],
    // One that was not among those drawn takes the place of another.
    lay: (s) => {
      for (let i = 0; i < TILES.length; i++) if (count(s) > count(start)) lay(s, i, count(start) - count(s));
    },
  };
  return [...kinds, all];
}

/** FE-SET-26: one for each space of the mat, whichever were drawn. */
function greys(rs: Ruleset, start: State): Pieces<State>[] {
  const count = (s: State) => sum(s.mat) + s.laidOut.length + owned(s, (p) => p.markers).length;
  const of = (s: State, marker: Grey) =>
    sum(placesOf(rs, marker).map(({ place }) => at(s.mat, place))) +
    alike(s.laidOut, marker) +
    alike(
      owned(s, (p) => p.markers),
      marker,
    );
  const lay = (s: State, marker: Grey, by: number) => {
    const places = placesOf(rs, marker);
    for (const { place } of places) {
      const taken = Math.max(by, -at(s.mat, place));
      if (by >= 0 || taken < 0) {
        s.mat = change(s.mat, place, taken);
        return;
      }
    }
  };
  const kinds = GREYS.map(
    (marker): Pieces<State> => ({
      what: `grey markers ${marker}`,
      rule: 'FE-CMP-19',
      all: rs.greyCopies[marker],
      isDrawn: true,
      count: (s) => of(s, marker),
      rest: ['mat'],
      lay: (s, by) => {
        for (let left = Math.abs(by); left > 0; left--) lay(s, marker, Math.sign(by));
      },
    }),
  );
  const all: Pieces<State> = {
    what: 'grey markers',
    rule: 'FE-SET-26',
    all: count(start),
    count,
    rest: ['mat'],
    lay: (s) => {
      for (const marker of GREYS) if (count(s) > count(start)) lay(s, marker, count(start) - count(s));
    },
  };
  return [...kinds, all];
}
