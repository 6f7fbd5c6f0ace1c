import {
  type Fault,
  type Game,
  type GameOptions,
  isOver,
  type Language,
  type OptionSpec,
  type Rules,
  type Setup,
} from '@cromford/kernel';
import { clone } from './clone.ts';
import { scoreOf } from './company.ts';
import { faults } from './faults.ts';
import { forecast, forecastAfter } from './forecast.ts';
import { GOODS, type Good, goodAt } from './goods.ts';
import { type Move, moveNotation } from './moves.ts';
import { flows, type News } from './news.ts';
import { telling, withRuleNames } from './rule-names.ts';
import type { Ruleset } from './ruleset.ts';
import { begin } from './setup.ts';
import { shapeFaults } from './shape.ts';
import type { PrintedSheet, Sheet } from './sheet/sheet.ts';
import type { State } from './state.ts';
import { stepsFor } from './steps/steps.ts';
import { guess, view } from './view.ts';
import { wordsFor } from './words/words.ts';

export type ArkwrightRules = Rules<State, Move, News> & {
  readonly ruleset: Ruleset;
  /** The forecast for a good if this choice were made first. */
  forecastAfter(view: State, move: Move, good: Good): readonly News[];
};
export type ArkwrightGame<S extends PrintedSheet = Sheet> = Omit<Game<State, Move, News, S>, 'rules'> & {
  rules(setup: Setup<S>): ArkwrightRules;
};

/** A component sheet as shipped, and how one from outside is checked. */
interface Components<S> {
  readonly sheet: S;
  sheetFaults(value: unknown): Fault[];
}

/** The kernel's contract over any ruleset of the board game. */
export function rulesOf(rs: Ruleset): ArkwrightRules {
  const steps = withRuleNames(stepsFor(rs), rs.ruleNames);
  return {
    ruleset: rs,
    steps: steps as ArkwrightRules['steps'],
    notation: moveNotation,
    longest: 250 * rs.players * 4 * rs.decades.length,
    begin: (random, emit) => begin(rs, random, telling(emit, rs.ruleNames)),
    clone,
    view,
    guess: (seen, random) => guess(rs, seen, random),
    score: (s) => s.players.map((_, seat) => scoreOf(rs, s, seat)),
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

/** A way to play the board game, for the shelf. */
export function boardGame<S extends PrintedSheet>(
  id: string,
  options: readonly OptionSpec[],
  { sheet, sheetFaults }: Components<S>,
  ruleset: (setup: Setup<S>) => Ruleset,
): ArkwrightGame<S> {
  const standard: GameOptions = Object.fromEntries(options.map((option) => [option.id, option.standard]));
  const build = (setup: Setup<S>) => ruleset({ ...setup, options: { ...standard, ...setup.options } });
  return {
    id,
    version: 1,
    players: [2, 3, 4],
    options,
    sheet,
    sheetFaults,
    rules: (setup) => rulesOf(build(setup)),
    words: async (language: Language, setup) => {
      const { phrases } = language === 'de' ? await import('./words/de.ts') : await import('./words/en.ts');
      return wordsFor(phrases, build(setup));
    },
  };
}
