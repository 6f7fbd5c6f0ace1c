import type { OptionSpec } from '@cromford/kernel';
import { boardGame } from './game.ts';
import { withModules } from './modules/modules.ts';
import { anniversary as anniversaryRules } from './rulesets/anniversary.ts';
import { spinningJenny as spinningJennyRules } from './rulesets/spinning-jenny.ts';
import { spinningMule as spinningMuleRules } from './rulesets/spinning-mule.ts';
import { waterFrame as waterFrameRules } from './rulesets/water-frame.ts';
import { anniversarySheet, anniversarySheetFaults, firstEditionSheet, sheetFaults } from './sheet/sheet.ts';

// Each has a version of its own: docs/versions.md says when it must be raised.

const SET_UP: OptionSpec = { id: 'set-up', values: ['free', 'predetermined'], standard: 'free' };

// FE-SET-31, AE-SET-10: the listed events in another order, in a predetermined set-up.
const EVENTS: OptionSpec = {
  id: 'events',
  values: ['listed', 'shuffled'],
  standard: 'listed',
  needs: { 'set-up': 'predetermined' },
};
const firstEdition = { edition: 'firstEdition', sheet: firstEditionSheet, sheetFaults } as const;

export const spinningJenny = boardGame(
  { id: 'spinning-jenny', version: 3 },
  [SET_UP],
  firstEdition,
  spinningJennyRules,
);

export const waterFrame = boardGame(
  { id: 'water-frame', version: 4 },
  [
    SET_UP,
    // FE-SET-28: the four patrons for sure, in a free set-up.
    { id: 'patrons', values: ['drawn', 'included'], standard: 'drawn', needs: { 'set-up': 'free' } },
    EVENTS,
  ],
  firstEdition,
  waterFrameRules,
);

const anniversaryEdition = {
  edition: 'anniversary',
  sheet: anniversarySheet,
  sheetFaults: anniversarySheetFaults,
} as const;
const MODULES: readonly OptionSpec[] = [
  { id: 'east-india-company', values: ['off', 'on'], standard: 'off' },
  { id: 'asymmetric-factories', values: ['off', 'on'], standard: 'off' },
];

export const anniversary = boardGame(
  { id: 'anniversary', version: 3 },
  [SET_UP, EVENTS, ...MODULES],
  anniversaryEdition,
  (setup) => withModules(anniversaryRules(setup), setup, 'water-frame'),
);

export const spinningMule = boardGame({ id: 'spinning-mule', version: 3 }, MODULES, anniversaryEdition, (setup) =>
  withModules(spinningMuleRules(setup), setup, 'spinning-mule'),
);
