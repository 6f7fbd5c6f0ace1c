import { at, type RuleId, shuffle } from '@cromford/kernel';
import type { GreyKind, Shade } from '../markers.ts';
import { greyOf, type Ruleset } from '../ruleset.ts';
import type { State } from '../state.ts';
import { type FirstEditionSetup, firstEdition } from './first-edition.ts';
import { countKey, isPredetermined } from './printed.ts';
import { addGrey } from './supply.ts';

const BASIC_KINDS = ['machinery', 'quality', 'distribution'] as const satisfies readonly GreyKind[];
/** FE-CMP-06 */
const TOP_LEVEL = 2;
/** FE-STO-01: goods that everybody may store for nothing. */
const STORED = 5;

/** Where this version has rules of its own. */
const RULE_NAMES: Readonly<Record<string, RuleId>> = {
  'FE-ECO-03': 'FE-ECO-01',
  'FE-EVT-16': 'FE-END-01',
  'FE-SAL-19': 'FE-SAL-11',
  'FE-SET-35': 'FE-SET-32',
  'FE-SET-36': 'FE-SET-33',
  'FE-SET-37': 'FE-SET-34',
  'no-room': 'FE-STO-01',
  'not-in-this-game': 'FE-SET-01',
};

/** The short version: three decades, two levels, no tiles, ships or events. */
export function spinningJenny(setup: FirstEditionSetup): Ruleset {
  const { players, options, sheet } = setup;
  const key = countKey(players);
  const picks = sheet.spinningJennyPicks.value[key];
  const matRows: readonly { level: number; shade: Shade }[] = [
    { level: 1, shade: 'first' },
    { level: 2, shade: 'second' },
  ];

  /** FE-SET-20: with two or three players one set of each shade is boxed. */
  function copies(shade: Shade, kind: GreyKind): number {
    return sheet.greyMarkers.value[shade][kind] - (players < 4 ? 1 : 0);
  }

  function supply(s: State): void {
    const light = BASIC_KINDS.flatMap((kind) => new Array<GreyKind>(copies('first', kind)).fill(kind));
    if (isPredetermined(options)) for (const kind of picks) light.splice(light.indexOf(kind), 1);
    else {
      // FE-SET-21: as many as there are players go to the stock exchange space.
      shuffle(s.random, light);
      s.laidOut = light.splice(0, players).map((kind) => greyOf('first', kind));
    }
    for (const kind of light) addGrey(s, 0, kind, 1);
    // FE-SET-22, FE-SET-23
    addGrey(s, 0, 'stock-exchange', sheet.spinningJennyMat.value.firstStockExchange[key]);
    for (const kind of BASIC_KINDS) addGrey(s, 1, kind, copies('second', kind));
  }

  const base = firstEdition(setup);

  return {
    ...base,
    id: 'spinning-jenny',
    // A sheet may know higher levels than this version has markers for.
    levels: base.levels.map((level) => Math.min(level, TOP_LEVEL)),
    decades: [1770, 1780, 1790],
    lastDecade: 1790,
    topLevel: TOP_LEVEL,
    types: [{ topLevel: TOP_LEVEL, fullRows: 0 }],
    matRows,
    tileCopies: {},
    mostTiles: 0,
    mostShips: 0,
    crew: {},
    contractSpaces: [],
    warehouseEdges: 0,
    smallWarehouse: () => STORED,
    largeWarehouse: () => 0,
    // FE-WRK-06
    lateHiring: 'refused',
    // FE-ECO-01, FE-ECO-02
    economyMarkers: 0,
    dealtEvents: { among: [], count: 0, candidates: 0 },
    economy: () => ({ importer: 1, workers: 2 }),
    production: ['produce', 'calling', 'income', 'rise', 'wages', 'decay', 'storages'],
    // FE-EOR-08: the only event is the end of the game.
    endOfRound: ['return-markers', 'event', 'start-player', 'obsolescence', 'next-decade'],
    preparation: () => [
      { step: 'found', k: 0, round: 1 },
      { step: 'found', k: 0, round: 2 },
      { step: 'gift' },
      { step: 'start-sales', k: 0 },
      { step: 'picks', k: 0 },
      { step: 'pay-factories' },
    ],
    startSale: { mustCover: false, reverse: false, special: false, atOnce: false },
    gift: 20,
    predetermined: isPredetermined(options)
      ? sheet.spinningJennyStart.value[key].map((start, seat) => ({
          ...start,
          marker: at(picks, seat),
          fromMat: false,
        }))
      : null,
    supply,
    ruleNames: RULE_NAMES,
    correct: () => {},
    deal: () => {},
  };
}
