import { type Setup, times } from '@cromford/kernel';
import { closingEvents, firstEditionEvents } from '../events/first-edition.ts';
import { GOODS } from '../goods.ts';
import type { Ruleset } from '../ruleset.ts';
import type { Sheet } from '../sheet/schema.ts';
import { playerAt } from '../state.ts';
import { firstEditionTiles } from '../tiles/first-edition.ts';
import { byHook } from '../tiles/hooks.ts';
import { forAllKinds, printed } from './printed.ts';

export type FirstEditionSetup = Setup<Sheet>;

/** What both versions of the first edition share; the rest is theirs. */
export function firstEdition({ players, sheet }: FirstEditionSetup) {
  const [lowest, highest] = sheet.priceRange.value as [number, number];
  const tiles = firstEditionTiles(sheet);
  const base = printed(players, sheet);

  return {
    ...base,
    obsolete: times(6, (i) => sheet.obsoleteBefore.value[String(1760 + 10 * i)] ?? 0),
    // FE-MAC-06, FE-WRK-12
    workersBeside: base.spaces.map((rows) => rows.map(() => 1)),
    emptyRowsLoseMachines: true,
    hiresInOrder: false,
    rearranges: false,
    // FE-FAC-18, FE-FAC-19
    rebuilds: false,
    lowestPrice: GOODS.map(() => lowest),
    highestPrice: highest,
    repricing: 'affected',
    // FE-EMS-07
    loanSpaces: () => 1,
    // FE-ADM-05
    reuse: 'same-space',
    raisesToOpen: true,
    // FE-STX-01
    exchangeOrder: { goods: 0, loans: 0, shares: 0, contracts: 0 },
    tradesBothWays: true,
    // FE-STX-10: the light grey stock exchange marker has none.
    additional: { ...base.additional, 'first-stock-exchange': 'none' },
    halfPriceShares: { 'first-stock-exchange': 1 },
    paidAfterwards: { ...forAllKinds(false), factory: true, production: true },
    sparePounds: { ...forAllKinds(false), quality: true, distribution: true },
    mostAlike: {},
    replacesShips: false,
    returnsCrewless: false,
    shipsReturn: false,
    shipsWithoutFactory: true,
    limitMarker: { start: 0, highest: 0, removable: false },
    tiles,
    hooks: byHook(tiles),
    events: firstEditionEvents,
    closing: closingEvents,
    storesOnScales: true,
    patronsTakeUnsold: false,
    risesByProducing: false,
    shiftsAfterSale: 'unsold',
    revealsReserve: () => false,
    // FE-END-07
    tieBreaks: (s, seat) => [playerAt(s, seat).cash],
    ruleNames: undefined,
  } satisfies Partial<Ruleset>;
}
