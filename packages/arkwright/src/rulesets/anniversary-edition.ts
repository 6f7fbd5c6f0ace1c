import { at, fill, type Setup, times } from '@cromford/kernel';
import { closingEvents, firstEditionEvents } from '../events/first-edition.ts';
import { GOODS } from '../goods.ts';
import { CAPACITIES, type Shade } from '../markers.ts';
import { moveIndicator, shareValue } from '../money.ts';
import type { Ruleset } from '../ruleset.ts';
import type { AnniversarySheet } from '../sheet/schema.ts';
import { type Player, playerAt, type State } from '../state.ts';
import { anniversaryTiles } from '../tiles/anniversary.ts';
import { byHook, tileWith } from '../tiles/hooks.ts';
import type { Tile } from '../tiles/names.ts';
import { anniversaryRuleNames } from './anniversary-rules.ts';
import { byGood, forAllKinds, printed } from './printed.ts';
import { turnUpEconomy } from './supply.ts';

export type AnniversarySetup = Setup<AnniversarySheet>;

/** AE-PRI-02: perceived quality is the only limit; no factory comes near this. */
const NO_LIMIT = 50;

/** What all ways to play the anniversary edition share. */
export function anniversaryEdition({ players, sheet }: AnniversarySetup) {
  const base = printed(players, sheet);
  const tiles = anniversaryTiles(sheet);
  const hooks = byHook(tiles);
  const { columnSpaces, rowSpaces } = sheet.warehouse.value;
  const highest = players === 2 ? sheet.limitOfTwo.value : Math.max(...sheet.contractSpaces.value);

  return {
    ...base,
    // Factories do not become obsolete.
    obsolete: fill(6, 0),
    topLevel: 4,
    types: [{ topLevel: 4, fullRows: 0 }],
    // AE-MAC-04, AE-WRK-06: workers stand on the spaces without a cog first.
    workersBeside: base.spaces.map((rows, good) => rows.map((all, row) => all - at(at(base.machineSpaces, good), row))),
    // AE-AMB-26
    emptyRowsLoseMachines: false,
    hiresInOrder: true,
    rearranges: true,
    rebuilds: true,
    // AE-FND-06
    lowestPrice: byGood(sheet.minimumPrice.value),
    highestPrice: NO_LIMIT,
    repricing: 'all',
    // AE-FIN-07: the tens digit, 1 where a share is worth less than £10.
    loanSpaces: (space: number) => Math.max(1, Math.floor(space / 10)),
    reuse: 'any-space',
    raisesToOpen: false,
    // AE-STK-01
    exchangeOrder: { goods: 0, loans: 1, shares: 2, contracts: 3 },
    tradesBothWays: false,
    // AE-ASX-02
    additional: { ...base.additional, 'first-stock-exchange': 'further' },
    halfPriceShares: {},
    paidAfterwards: forAllKinds(false),
    sparePounds: forAllKinds(false),
    tileCopies: sheet.developmentTiles.value as Readonly<Partial<Record<Tile, number>>>,
    matRows: times(4, (row) => ({
      level: row + 1,
      shade: (sheet.advancedRows.value.first.includes(row + 1) ? 'first' : 'second') as Shade,
    })),
    mostTiles: 4,
    mostShips: 2,
    crew: Object.fromEntries(CAPACITIES.map((capacity) => [capacity, sheet.shipCrew.value[`${capacity}`]])),
    // AE-CMP-13
    mostAlike: (players === 2 ? { 4: 1 } : {}) as Readonly<Record<number, number>>,
    replacesShips: true,
    returnsCrewless: true,
    shipsReturn: true,
    shipsWithoutFactory: false,
    contractSpaces: sheet.contractSpaces.value,
    // AE-SET-31, AE-AMB-20
    limitMarker: { start: players === 2 ? highest : 0, highest, removable: players > 2 },
    tiles,
    hooks,
    events: firstEditionEvents,
    closing: closingEvents,
    storesOnScales: false,
    warehouseEdges: GOODS.length + rowSpaces.length,
    smallWarehouse: (p: Player) => (p.tiles.length === 0 ? 0 : (tileWith(hooks.stores, p)?.stores ?? 0)),
    // AE-STO-02: column and rows add up.
    largeWarehouse(p: Player, good: number): number {
      if (p.edges === 0) return 0;
      let spaces = p.edges & (1 << good) ? columnSpaces : 0;
      for (let row = 0; row < rowSpaces.length; row++) if (p.edges & (1 << (4 + row))) spaces += at(rowSpaces, row);
      return spaces;
    },
    // AE-WRK-19
    lateHiring: 'refused',
    patronsTakeUnsold: true,
    risesByProducing: true,
    shiftsAfterSale: 'shipping',
    // AE-ECO-01
    economyMarkers: sheet.economyMarkers.value.length,
    economy: (s: State) => turnUpEconomy(sheet, s),
    production: [
      'schools',
      'produce',
      'early-shifts',
      'additions',
      'settlement',
      'patrons',
      'income',
      'claims',
      'rise',
      'wages',
      'decay',
      'late-shifts',
      'shipments',
      'contracts',
      'storages',
    ],
    // AE-EOD-01
    endOfRound: ['harbor-wages', 'dismissals', 'event', 'start-player', 'return-markers', 'next-decade'],
    preparation: () => [
      { step: 'found', k: 0, round: 1 },
      { step: 'found', k: 0, round: 2 },
      { step: 'start-sales', k: 0 },
    ],
    startSale: { mustCover: true, reverse: true, special: true, atOnce: true },
    gift: 0,
    correct(s, seat, emit) {
      const p = playerAt(s, seat);
      for (let good = 0; good < GOODS.length; good++) {
        // AE-END-05
        moveIndicator(base, s, seat, -at(p.contracts, good), 'contract', 'FE-END-05', emit);
      }
    },
    // AE-END-08
    tieBreaks(s, seat) {
      const p = playerAt(s, seat);
      return [p.cash, shareValue(base, p), p.factories.reduce((sum, f) => sum + (f?.level ?? 0), 0)];
    },
    ruleNames: anniversaryRuleNames,
  } satisfies Partial<Ruleset>;
}
