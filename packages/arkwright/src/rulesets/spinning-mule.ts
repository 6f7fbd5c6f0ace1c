import { at, change, type Random, shuffle } from '@cromford/kernel';
import { EVENTS, type EventName } from '../events/names.ts';
import { GOODS } from '../goods.ts';
import { CAPACITIES, GREY_KINDS, type GreyKind, type Shade } from '../markers.ts';
import type { Ruleset } from '../ruleset.ts';
import { playerAt, type State } from '../state.ts';
import { type AnniversarySetup, anniversaryEdition } from './anniversary-edition.ts';
import { spinningMuleRuleNames } from './anniversary-rules.ts';
import { countKey } from './printed.ts';
import { addGrey, dealEconomy, drawTiles, fillMat, greyPile } from './supply.ts';

/** AE-SM-04: boxed with two players. */
const NOT_FOR_TWO: readonly EventName[] = ['navigation-acts', 'economic-crisis', 'hamburg-credit-crisis'];
/** AE-SM-05 */
const CANDIDATES = 3;
/** AE-SM-18 */
const STORED = 5;
/** The gray production tile of the 1790 line lies in a row of its own, beside the brown ones of level II (AE-AMB-48). */
const GRAY_OF_1790 = 4;
const ROW_OF_1810 = 2;

/** The short game of the anniversary edition: three decades, no contracts. */
export function spinningMule(setup: AnniversarySetup): Ruleset {
  const { players, sheet } = setup;
  const key = countKey(players);
  const base = anniversaryEdition(setup);
  const decades = sheet.spinningMuleDecades.value;
  const cycles = decades.length * GOODS.length;
  const economyMarkers = sheet.economyMarkers.value.map((_, index) => index);
  const matRows = [...base.matRows, { level: 2, shade: 'second' as Shade, spaces: 0 }];
  const isCapacity = (capacity: number): capacity is 2 | 4 | 6 => capacity <= 6;
  const { agent: _, 'small-warehouse': __, ...copies } = sheet.developmentTiles.value;

  // AE-SM-03
  const drawn = EVENTS.filter(
    (name) => name !== 'bureaucracy' && name !== 'opium-war' && (players > 2 || !NOT_FOR_TWO.includes(name)),
  );

  /** AE-SM-07: Bureaucracy and two others on the first two decades and the reserve. */
  function dealEvents(s: State, random: Random): void {
    const known = s.events.slice(0, s.shownEvents) as EventName[];
    const shown = s.shownReserve ? [...known, s.reserve as EventName] : known;
    const free = shuffle(
      random,
      s.candidates.filter((name) => name !== 'bureaucracy' && !shown.includes(name)),
    );
    const open = 3 - shown.length;
    const rest = shown.includes('bureaucracy')
      ? free.slice(0, open)
      : shuffle(random, ['bureaucracy' as EventName, ...free.slice(0, open - 1)]);
    if (!s.shownReserve) s.reserve = rest.pop() as EventName;
    s.events = [...known, ...rest];
  }

  function deal(s: State, random: Random): void {
    s.economy = dealEconomy(economyMarkers, cycles, s.economy.slice(0, s.shownEconomy), random);
    dealEvents(s, random);
  }

  /** AE-SM-13 to AE-SM-15 */
  function layMat(s: State): void {
    const first = greyPile(sheet, 'first', GREY_KINDS, players, s.random);
    const second = greyPile(sheet, 'second', GREY_KINDS, players, s.random);
    const place = (row: number, pile: GreyKind[]) => {
      pile.splice(pile.indexOf('production'), 1);
      addGrey(s, row, 'production');
    };
    place(0, first);
    place(ROW_OF_1810, second);
    if (players > 2) {
      place(1, first);
      place(GRAY_OF_1790, second);
    }
    fillMat(s, sheet, matRows, { first, second });
  }

  return {
    ...base,
    id: 'spinning-mule',
    decades,
    lastDecade: at(decades, decades.length - 1),
    matRows,
    tileCopies: copies,
    // AE-SM-10
    importerStart: sheet.spinningMuleImporters.value[key],
    // AE-SM-09
    shipLevel: CAPACITIES.map((capacity) =>
      isCapacity(capacity) ? sheet.spinningMuleShipLevel.value[`${capacity}`] : base.topLevel,
    ),
    crew: Object.fromEntries(
      CAPACITIES.filter(isCapacity).map((capacity) => [capacity, sheet.shipCrew.value[`${capacity}`]]),
    ),
    // AE-SM-16, AE-SM-17, AE-SM-19
    needsContracts: false,
    shipsRest: true,
    contractSpaces: [],
    limitMarker: { start: 0, highest: 0, removable: false },
    smallWarehouse: () => STORED,
    ruleNames: spinningMuleRuleNames,
    production: base.production.filter((step) => step !== 'contracts'),
    // AE-SM-08: as the reserve Bureaucracy follows the event of the second decade.
    revealsReserve: (s, event) => event === 'bureaucracy' || (s.decade === decades[1] && s.shownReserve === 0),
    predetermined: null,
    supply(s) {
      layMat(s);
      drawTiles(s, copies, ['charisma', 'press-attache', 'inventor']);
      s.ships = CAPACITIES.map((capacity) =>
        isCapacity(capacity) ? sheet.spinningMuleShipCounts.value[key][`${capacity}`] : 0,
      );
      // AE-SM-12
      for (let seat = 0; seat < players; seat++) playerAt(s, seat).ships = [2];
      s.ships = change(s.ships, 0, -players);
      s.candidates = ['bureaucracy', ...shuffle(s.random, [...drawn]).slice(0, CANDIDATES)];
      deal(s, s.random);
    },
    dealtEvents: { among: ['bureaucracy', ...drawn], count: decades.length - 1, candidates: CANDIDATES + 1 },
    deal,
  };
}
