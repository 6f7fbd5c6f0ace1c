import { type Random, reveal, shuffle } from '@cromford/kernel';
import { EVENTS, type EventName } from '../events/names.ts';
import { GOODS } from '../goods.ts';
import { at, times } from '../list.ts';
import { CAPACITIES, type GreyKind, type Shade } from '../markers.ts';
import { matPlace } from '../mat.ts';
import { moveIndicator } from '../money.ts';
import type { Ruleset } from '../ruleset.ts';
import { type Player, playerAt, type State } from '../state.ts';
import { tileWith } from '../tiles/hooks.ts';
import { TILES, type Tile } from '../tiles/names.ts';
import { countKey, type FirstEditionSetup, firstEdition, isPredetermined } from './first-edition.ts';

const GREY: readonly GreyKind[] = ['machinery', 'quality', 'distribution', 'production'];
/** FE-SET-06: boxed with two players. */
const NOT_FOR_TWO: readonly EventName[] = ['navigation-acts', 'economic-crisis', 'hamburg-credit-crisis', 'opium-war'];
const TILES_PER_PLAYER = 7;
const PATRONS: readonly Tile[] = ['patron-food', 'patron-clothes', 'patron-cutlery', 'patron-lamps'];

/** The full version: five decades, four levels, tiles, ships, contracts and events. */
export function waterFrame(setup: FirstEditionSetup): Ruleset {
  const { players, options, sheet } = setup;
  const key = countKey(players);
  const predetermined = isPredetermined(options);
  const { columnSpaces, rowSpaces } = sheet.warehouse.value;
  const decades = [1770, 1780, 1790, 1800, 1810];
  const matRows = times(4, (row) => ({
    level: row + 1,
    shade: (sheet.advancedRows.value.first.includes(row + 1) ? 'first' : 'second') as Shade,
  }));
  const base = firstEdition(setup);

  /** FE-SET-09, FE-SET-30: without those that bring back three workers. */
  const economyMarkers = sheet.economyMarkers.value
    .map((_, index) => index)
    .filter((index) => (players > 2 && !predetermined) || at(sheet.economyMarkers.value, index).workers !== 3);
  const listed = [1770, 1780, 1790, 1800].map((decade) => sheet.waterFrameEvents.value[String(decade)] as EventName);
  const drawn = EVENTS.filter((name) => name !== 'bureaucracy' && (players > 2 || !NOT_FOR_TWO.includes(name)));

  /** Event markers, the first ones already known (FE-SET-07, FE-SET-31). */
  function dealEvents(known: readonly EventName[], random: Random): EventName[] {
    if (predetermined) {
      if (options.events !== 'shuffled') return listed;
      const free = shuffle(
        random,
        listed.filter((name) => name !== 'bureaucracy' && !known.includes(name)),
      );
      return listed.map((name, i) => known[i] ?? (name === 'bureaucracy' ? name : (free.pop() as EventName)));
    }
    const free = shuffle(
      random,
      drawn.filter((name) => !known.includes(name)),
    );
    const first = [0, 1, 2].slice(known.length);
    const bureaucracy = known.includes('bureaucracy') ? -1 : at(shuffle(random, first), 0);
    return times(4, (i) => known[i] ?? (i === bureaucracy ? 'bureaucracy' : (free.pop() as EventName)));
  }

  /** FE-SET-10: one of each good for every decade. */
  function dealEconomy(known: readonly number[], random: Random): number[] {
    const dealt = [...known];
    const free = GOODS.map((_, good) =>
      shuffle(
        random,
        economyMarkers.filter((index) => !known.some((shown, i) => i % 4 === good && shown === index)),
      ),
    );
    for (let i = known.length; i < decades.length * 4; i++) dealt.push(at(free, i % 4).pop() as number);
    return dealt;
  }

  function deal(s: State, random: Random): void {
    s.economy = dealEconomy(s.economy.slice(0, s.shownEconomy), random);
    s.events = dealEvents(s.events.slice(0, s.shownEvents) as EventName[], random);
  }

  /** FE-SET-25, FE-SET-26: fewer sets with fewer players; one face-up marker per space, the surplus is boxed. */
  function layMat(s: State): void {
    if (predetermined) {
      sheet.predeterminedAdvanced.value[key].forEach((kinds, row) => {
        for (const kind of kinds) add(s, row, kind);
      });
      return;
    }
    for (const shade of ['first', 'second'] as const) {
      const markers = shuffle(
        s.random,
        GREY.flatMap((kind) => new Array<GreyKind>(sheet.greyMarkers.value[shade][kind] - (4 - players)).fill(kind)),
      );
      for (let row = 0; row < matRows.length; row++)
        for (let space = 0; space < sheet.advancedSpacesPerRow.value[key]; space++) {
          const kind = at(matRows, row).shade === shade ? markers.pop() : undefined;
          if (kind) add(s, row, kind);
        }
    }
  }

  /** FE-SET-27 to FE-SET-29, FE-SET-39. */
  function layTiles(s: State): void {
    const lay = (tile: Tile) => {
      const place = TILES.indexOf(tile);
      s.tiles[place] = at(s.tiles, place) + 1;
    };
    if (predetermined) {
      for (const count of ['2', '3', '4'] as const)
        if (Number(count) <= players) sheet.predeterminedTiles.value[count].forEach(lay);
      return;
    }
    const sure: Tile[] = ['charisma', 'inventor', ...(options.patrons === 'included' ? PATRONS : [])];
    const pool = shuffle(
      s.random,
      TILES.flatMap((tile) =>
        new Array<Tile>(sheet.developmentTiles.value[tile] - (sure.includes(tile) ? 1 : 0)).fill(tile),
      ),
    );
    sure.forEach(lay);
    let missing = TILES_PER_PLAYER * players - sure.length;
    while (missing > 0) {
      const tile = pool.pop();
      if (!tile) break;
      if (at(s.tiles, TILES.indexOf(tile)) + 1 >= players) continue;
      lay(tile);
      missing--;
    }
  }

  function supply(s: State): void {
    layMat(s);
    layTiles(s);
    // FE-SET-24
    s.ships = CAPACITIES.map((capacity) => (players === 2 && capacity > 2 ? 0 : sheet.shipCounts.value[`${capacity}`]));
    s.economy = dealEconomy([], s.random);
    s.events = dealEvents([], s.random);
  }

  return {
    ...base,
    id: 'water-frame',
    decades,
    lastDecade: 1810,
    topLevel: 4,
    matRows,
    mostTiles: 4,
    mostShips: 2,
    crew: Object.fromEntries(
      CAPACITIES.filter((capacity) => players > 2 || capacity === 2).map((capacity) => [
        capacity,
        sheet.shipCrew.value[`${capacity}`],
      ]),
    ),
    contractSpaces: players === 2 ? sheet.contractTrack.value.two : sheet.contractTrack.value.more,
    warehouseEdges: GOODS.length + rowSpaces.length,
    smallWarehouse: (p: Player) => (p.tiles.length === 0 ? 0 : (tileWith(base.hooks.stores, p)?.stores ?? 0)),
    // FE-STO-07; AMB-45: a space under a staffed row and a staffed column holds one good.
    largeWarehouse(p: Player, good: number): number {
      if (p.edges === 0) return 0;
      let rows = 0;
      for (let row = 0; row < rowSpaces.length; row++) if (p.edges & (1 << (4 + row))) rows += at(rowSpaces, row);
      return p.edges & (1 << good) ? Math.max(columnSpaces, rows) : rows;
    },
    // FE-WRK-07
    lateHiring: 'marks',
    economy(s: State) {
      const marker = sheet.economyMarkers.value[at(s.economy, s.shownEconomy)];
      s.shownEconomy++;
      reveal(s);
      return marker ?? { importer: 0, workers: 0 };
    },
    production: [
      'schools',
      'produce',
      'calling',
      'patrons',
      'income',
      'rise',
      'wages',
      'decay',
      'shipments',
      'contracts',
      'storages',
    ],
    endOfRound: [
      'return-markers',
      'harbor-wages',
      'dismissals',
      'brokers',
      'event',
      'start-player',
      'obsolescence',
      'next-decade',
    ],
    preparation: () => [
      { step: 'found', k: 0, round: 1 },
      { step: 'found', k: 0, round: 2 },
      { step: 'start-sales', k: 0 },
      { step: 'pay-factories' },
    ],
    startSale: { mustCover: true, reverse: true, special: true },
    gift: 0,
    predetermined: predetermined
      ? sheet.waterFrameStart.value[key].map((start, seat) => ({
          ...start,
          marker: at(sheet.predeterminedSpecial.value[key], seat),
          fromMat: true,
        }))
      : null,
    supply,
    correct(s, seat, emit) {
      const p = playerAt(s, seat);
      for (let good = 0; good < GOODS.length; good++) {
        // FE-END-04
        if (!at(p.factories, good)?.marked) continue;
        moveIndicator(this, s, seat, -4, 'late-hiring', 'FE-END-04', emit);
        const shares = Math.min(2, p.shares);
        p.shares -= shares;
        if (shares > 0) emit?.({ kind: 'shares', rule: 'FE-END-04', seat, by: -shares, each: 0, why: 'late-hiring' });
      }
      for (let good = 0; good < GOODS.length; good++) {
        // FE-END-05
        const space = at(p.contracts, good);
        if (space > 0) moveIndicator(this, s, seat, -space, 'contract', 'FE-END-05', emit);
      }
    },
    deal,
  };
}

function add(s: State, row: number, kind: GreyKind): void {
  const place = matPlace(row, kind);
  s.mat[place] = at(s.mat, place) + 1;
}
