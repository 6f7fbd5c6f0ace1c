import jenny from '../components/matters/spinning-jenny.json' with { type: 'json' };
import frame from '../components/matters/water-frame.json' with { type: 'json' };
import { boardGame } from './game.ts';
import { spinningJenny as spinningJennyRules } from './rulesets/spinning-jenny.ts';
import { waterFrame as waterFrameRules } from './rulesets/water-frame.ts';
import { EVENTS, SET_UP } from './set-up-options.ts';
import { firstEditionSheet, sheetFaults } from './sheet/first-edition.ts';

// Each has a version of its own: docs/versions.md says when it must be raised.

const firstEdition = { edition: 'firstEdition', sheet: firstEditionSheet, sheetFaults } as const;

export const spinningJenny = boardGame(
  { id: 'spinning-jenny', version: 3 },
  [SET_UP],
  { ...firstEdition, matters: jenny },
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
  { ...firstEdition, matters: frame },
  waterFrameRules,
);
