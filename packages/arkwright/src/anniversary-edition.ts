import type { OptionSpec } from '@cromford/kernel';
import frame from '../components/matters/anniversary.json' with { type: 'json' };
import mule from '../components/matters/spinning-mule.json' with { type: 'json' };
import { boardGame } from './game.ts';
import { withModules } from './modules/modules.ts';
import { anniversary as anniversaryRules } from './rulesets/anniversary.ts';
import { spinningMule as spinningMuleRules } from './rulesets/spinning-mule.ts';
import { EVENTS, SET_UP } from './set-up-options.ts';
import { anniversarySheet, anniversarySheetFaults, earlierAnniversarySheets } from './sheet/anniversary-edition.ts';

// Each has a version of its own: docs/versions.md says when it must be raised.

const anniversaryEdition = {
  edition: 'anniversary',
  sheet: anniversarySheet,
  earlierSheets: earlierAnniversarySheets,
  sheetFaults: anniversarySheetFaults,
} as const;
const MODULES: readonly OptionSpec[] = [
  { id: 'east-india-company', values: ['off', 'on'], standard: 'off' },
  { id: 'asymmetric-factories', values: ['off', 'on'], standard: 'off' },
];

export const anniversary = boardGame(
  { id: 'anniversary', version: 4 },
  [SET_UP, EVENTS, ...MODULES],
  { ...anniversaryEdition, matters: frame },
  (setup) => withModules(anniversaryRules(setup), setup, 'water-frame'),
);

export const spinningMule = boardGame(
  { id: 'spinning-mule', version: 4 },
  MODULES,
  { ...anniversaryEdition, matters: mule },
  (setup) => withModules(spinningMuleRules(setup), setup, 'spinning-mule'),
);
