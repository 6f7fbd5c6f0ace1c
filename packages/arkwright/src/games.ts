import {
  type Game,
  type GameOptions,
  isOver,
  type Language,
  type OptionSpec,
  type Rules,
  type Setup,
} from '@cromford/kernel';
import { clone } from './clone.ts';
import { faults } from './faults.ts';
import { forecast, forecastAfter } from './forecast.ts';
import { GOODS, type Good, goodAt } from './goods.ts';
import { worth } from './money.ts';
import { type Move, moveNotation } from './moves.ts';
import { flows, type News } from './news.ts';
import type { Ruleset } from './ruleset.ts';
import { spinningJenny as spinningJennyRules } from './rulesets/spinning-jenny.ts';
import { waterFrame as waterFrameRules } from './rulesets/water-frame.ts';
import { begin } from './setup.ts';
import { shapeFaults } from './shape.ts';
import { firstEditionSheet, type Sheet, sheetFaults } from './sheet/sheet.ts';
import type { State } from './state.ts';
import { stepsFor } from './steps/steps.ts';
import { guess, view } from './view.ts';
import { wordsFor } from './words/words.ts';

export type ArkwrightRules = Rules<State, Move, News> & {
  readonly ruleset: Ruleset;
  /** The forecast for a good if this choice were made first. */
  forecastAfter(view: State, move: Move, good: Good): readonly News[];
};
export type ArkwrightGame = Omit<Game<State, Move, News, Sheet>, 'rules'> & {
  rules(setup: Setup<Sheet>): ArkwrightRules;
};

/** The kernel's contract over any ruleset of the board game. */
export function rulesOf(rs: Ruleset): ArkwrightRules {
  const steps = stepsFor(rs);
  return {
    ruleset: rs,
    steps: steps as ArkwrightRules['steps'],
    notation: moveNotation,
    longest: 250 * rs.players * 4 * rs.decades.length,
    begin: (random, emit) => begin(rs, random, emit),
    clone,
    view,
    guess: (seen, random) => guess(rs, seen, random),
    score: (s) => s.players.map((p) => worth(rs, p)),
    winners: (s) => (isOver(s) ? [...s.winners] : []),
    accounts,
    flows,
    faults: (s) => faults(rs, s),
    shapeFaults,
    forecast: (seen, good) => forecast(steps, seen, isGood(good) ? good : goodAt(Math.max(0, seen.cycle))),
    forecastAfter: (seen, move, good) => forecastAfter(steps, seen, move, good),
  };
}

function isGood(value: string | undefined): value is Good {
  return (GOODS as readonly (string | undefined)[]).includes(value);
}

function accounts(s: State): Record<string, number> {
  const table: Record<string, number> = {};
  s.players.forEach((p, seat) => {
    table[`cash.${seat}`] = p.cash;
    table[`shares.${seat}`] = p.shares;
    table[`loans.${seat}`] = p.loans;
    GOODS.forEach((good, i) => {
      table[`${good}.${seat}`] = p.stored[i] ?? 0;
    });
  });
  return table;
}

function game(id: string, options: readonly OptionSpec[], ruleset: (setup: Setup<Sheet>) => Ruleset): ArkwrightGame {
  const standard: GameOptions = Object.fromEntries(options.map((option) => [option.id, option.standard]));
  const build = (setup: Setup<Sheet>) => ruleset({ ...setup, options: { ...standard, ...setup.options } });
  return {
    id,
    version: 1,
    players: [2, 3, 4],
    options,
    sheet: firstEditionSheet,
    sheetFaults,
    rules: (setup) => rulesOf(build(setup)),
    words: async (language: Language, setup) => {
      const { phrases } = language === 'de' ? await import('./words/de.ts') : await import('./words/en.ts');
      return wordsFor(phrases, build(setup));
    },
  };
}

const SET_UP: OptionSpec = { id: 'set-up', values: ['free', 'predetermined'], standard: 'free' };

export const spinningJenny = game('spinning-jenny', [SET_UP], spinningJennyRules);

export const waterFrame = game(
  'water-frame',
  [
    SET_UP,
    // FE-SET-28: the four patrons for sure, in a free set-up.
    { id: 'patrons', values: ['drawn', 'included'], standard: 'drawn' },
    // FE-SET-31: the listed events in another order, in a predetermined set-up.
    { id: 'events', values: ['listed', 'shuffled'], standard: 'listed' },
  ],
  waterFrameRules,
);
