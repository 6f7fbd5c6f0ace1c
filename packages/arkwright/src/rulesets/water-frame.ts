import { at, type Random, shuffle, times } from '@cromford/kernel';
import { EVENTS, type EventName } from '../events/names.ts';
import { GOODS } from '../goods.ts';
import { CAPACITIES, type GreyKind, type Shade } from '../markers.ts';
import { moveIndicator } from '../money.ts';
import type { Ruleset } from '../ruleset.ts';
import { type Player, playerAt, type State } from '../state.ts';
import { tileWith } from '../tiles/hooks.ts';
import type { Tile } from '../tiles/names.ts';
import { type FirstEditionSetup, firstEdition } from './first-edition.ts';
import { countKey, isPredetermined } from './printed.ts';
import { addGrey, dealEconomy, drawTiles, fillMat, greyPile, layTile, turnUpEconomy } from './supply.ts';

const GREY: readonly GreyKind[] = ['machinery', 'quality', 'distribution', 'production'];
/** FE-SET-06: boxed with two players. */
const NOT_FOR_TWO: readonly EventName[] = ['navigation-acts', 'economic-crisis', 'hamburg-credit-crisis', 'opium-war'];
const PATRONS: readonly Tile[] = ['patron-food', 'patron-clothes', 'patron-cutlery', 'patron-lamps'];

/** The full version: five decades, four levels, tiles, ships, contracts and events. */
export function waterFrame(setup: FirstEditionSetup): Ruleset {
  const { players, options, sheet } = setup;
  const key = countKey(players);
  const predetermined = isPredetermined(options);
  const { columnSpaces, rowSpaces } = sheet.warehouse.value;
  const decades = [1770, 1780, 1790, 1800, 1810];
  const cycles = decades.length * GOODS.length;
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

  function deal(s: State, random: Random): void {
    s.economy = dealEconomy(economyMarkers, cycles, s.economy.slice(0, s.shownEconomy), random);
    s.events = dealEvents(s.events.slice(0, s.shownEvents) as EventName[], random);
  }

  function layMat(s: State): void {
    if (predetermined)
      sheet.predeterminedAdvanced.value[key].forEach((kinds, row) => {
        for (const kind of kinds) addGrey(s, row, kind);
      });
    else {
      const first = greyPile(sheet, 'first', GREY, players, s.random);
      fillMat(s, sheet, matRows, { first, second: greyPile(sheet, 'second', GREY, players, s.random) });
    }
  }

  /** FE-SET-39 */
  function layTiles(s: State): void {
    if (!predetermined) {
      drawTiles(s, sheet.developmentTiles.value, [
        'charisma',
        'inventor',
        ...(options.patrons === 'included' ? PATRONS : []),
      ]);
      return;
    }
    for (const count of ['2', '3', '4'] as const)
      if (Number(count) <= players) for (const tile of sheet.predeterminedTiles.value[count]) layTile(s, tile);
  }

  function supply(s: State): void {
    layMat(s);
    layTiles(s);
    // FE-SET-24
    s.ships = CAPACITIES.map((capacity) => (players === 2 && capacity > 2 ? 0 : sheet.shipCounts.value[`${capacity}`]));
    s.economy = dealEconomy(economyMarkers, cycles, [], s.random);
    s.events = dealEvents([], s.random);
  }

  return {
    ...base,
    id: 'water-frame',
    decades,
    lastDecade: 1810,
    topLevel: 4,
    types: [{ topLevel: 4, fullRows: 0 }],
    matRows,
    tileCopies: sheet.developmentTiles.value,
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
    economyMarkers: sheet.economyMarkers.value.length,
    economy: (s: State) => turnUpEconomy(sheet, s),
    production: [
      'schools',
      'produce',
      'calling',
      'late-shifts',
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
    startSale: { mustCover: true, reverse: true, special: true, atOnce: false },
    gift: 0,
    predetermined: predetermined
      ? sheet.waterFrameStart.value[key].map((start, seat) => ({
          ...start,
          marker: at(sheet.predeterminedSpecial.value[key], seat),
          fromMat: true,
        }))
      : null,
    supply,
    dealtEvents: {
      among: predetermined ? listed : ['bureaucracy', ...drawn],
      count: listed.length,
      candidates: 0,
    },
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
        moveIndicator(this, s, seat, -at(p.contracts, good), 'contract', 'FE-END-05', emit);
      }
    },
    deal,
  };
}
