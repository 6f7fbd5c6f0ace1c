import { at, type Random, shuffle, times } from '@cromford/kernel';
import { EVENTS, type EventName } from '../events/names.ts';
import { GOODS } from '../goods.ts';
import { CAPACITIES, GREY_KINDS } from '../markers.ts';
import type { Ruleset } from '../ruleset.ts';
import type { State } from '../state.ts';
import { type AnniversarySetup, anniversaryEdition } from './anniversary-edition.ts';
import { countKey, isPredetermined } from './printed.ts';
import { addGrey, dealEconomy, drawTiles, fillMat, greyPile, layTile } from './supply.ts';

/** AE-SET-03, AE-AMB-39: boxed with two players. */
const NOT_FOR_TWO: readonly EventName[] = ['navigation-acts', 'economic-crisis', 'hamburg-credit-crisis', 'opium-war'];
/** AE-SET-04 */
const CANDIDATES = 5;

/** Water Frame as the anniversary edition plays it: five decades. */
export function anniversary(setup: AnniversarySetup): Ruleset {
  const { players, options, sheet } = setup;
  const key = countKey(players);
  const predetermined = isPredetermined(options);
  const base = anniversaryEdition(setup);
  const decades = [1770, 1780, 1790, 1800, 1810];
  const cycles = decades.length * GOODS.length;
  const economyMarkers = sheet.economyMarkers.value.map((_, index) => index);
  const listed = [1770, 1780, 1790, 1800].map((decade) => sheet.predefinedEvents.value[String(decade)] as EventName);
  const fixed = predetermined && options.events !== 'shuffled';

  /** AE-SET-06, AE-SET-07: Bureaucracy comes in one of the first three decades, the other candidates anywhere, one is left over. */
  function dealEvents(s: State, random: Random): void {
    const known = s.events.slice(0, s.shownEvents) as EventName[];
    const reserve = s.shownReserve ? s.reserve : '';
    if (fixed) {
      s.events = listed;
      s.reserve = sheet.predefinedReserve.value;
      return;
    }
    const free = shuffle(
      random,
      s.candidates.filter((name) => name !== 'bureaucracy' && name !== reserve && !known.includes(name)),
    );
    // AE-SET-10: with the predefined events Bureaucracy keeps its place.
    const places = predetermined ? [listed.indexOf('bureaucracy')] : [0, 1, 2];
    const place = known.includes('bureaucracy')
      ? -1
      : at(
          shuffle(
            random,
            places.filter((decade) => decade >= known.length),
          ),
          0,
        );
    s.events = times(4, (i) => known[i] ?? (i === place ? 'bureaucracy' : (free.pop() as EventName)));
    s.reserve = reserve || (free.pop() as EventName);
  }

  function deal(s: State, random: Random): void {
    s.economy = dealEconomy(economyMarkers, cycles, s.economy.slice(0, s.shownEconomy), random);
    dealEvents(s, random);
  }

  const drawn = EVENTS.filter((name) => name !== 'bureaucracy' && (players > 2 || !NOT_FOR_TWO.includes(name)));
  const printed = [...listed, sheet.predefinedReserve.value];

  /** AE-SET-04, AE-SET-09 */
  function showCandidates(s: State): void {
    s.candidates = predetermined
      ? [...printed]
      : ['bureaucracy', ...shuffle(s.random, [...drawn]).slice(0, CANDIDATES)];
  }

  function layDisplay(s: State): void {
    if (!predetermined) {
      const first = greyPile(sheet, 'first', GREY_KINDS, players, s.random);
      fillMat(s, sheet, base.matRows, { first, second: greyPile(sheet, 'second', GREY_KINDS, players, s.random) });
      // AE-SET-20
      drawTiles(s, sheet.developmentTiles.value, ['charisma', 'press-attache', 'inventor']);
      return;
    }
    sheet.predefinedAdvanced.value[key].forEach((kinds, row) => {
      for (const kind of kinds) addGrey(s, row, kind);
    });
    // AE-SET-24 to AE-SET-26
    for (const count of ['2', '3', '4'] as const)
      if (Number(count) <= players) for (const tile of sheet.predefinedTiles.value[count]) layTile(s, tile);
  }

  return {
    ...base,
    id: 'anniversary',
    decades,
    lastDecade: 1810,
    revealsReserve: (_, event) => event === 'bureaucracy',
    predetermined: predetermined
      ? sheet.predefinedStart.value[key].map((start, seat) => ({
          ...start,
          marker: at(sheet.predefinedMarker.value[key], seat),
          fromMat: true,
        }))
      : null,
    supply(s) {
      layDisplay(s);
      // AE-SET-13
      s.ships = CAPACITIES.map((capacity) => sheet.shipCounts.value[key][`${capacity}`]);
      showCandidates(s);
      deal(s, s.random);
    },
    dealtEvents: {
      among: predetermined ? printed : ['bureaucracy', ...drawn],
      count: listed.length,
      candidates: predetermined ? printed.length : CANDIDATES + 1,
    },
    deal,
  };
}
