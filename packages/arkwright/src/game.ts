import {
  type Fault,
  type Game,
  type GameOptions,
  isOver,
  type Language,
  type Matters,
  type Note,
  type OptionSpec,
  type Pieces,
  type Rules,
  renamedEvent,
  type Setup,
  seeded,
} from '@cromford/kernel';
import { cheapestNext, type Foresight, foresightOf } from './cautions.ts';
import { clone } from './clone.ts';
import { piecesOf } from './conservation.ts';
import { faults } from './faults/faults.ts';
import { LEADS_ON } from './faults/time.ts';
import { after, forecast, forecastAfter } from './forecast.ts';
import { GOODS, type Good, goodAt } from './goods.ts';
import { matPlaces } from './mat.ts';
import { type Move, moveNotation } from './moves.ts';
import { flows, type News } from './news.ts';
import { notesAfter } from './price-ahead.ts';
import type { Ruleset } from './ruleset.ts';
import { scoreOf } from './score.ts';
import { begin } from './setup.ts';
import { shapeFaults } from './shape.ts';
import type { PrintedSheet, Sheet } from './sheet/schema.ts';
import { sketching } from './sketch.ts';
import type { State } from './state.ts';
import { stepsFor } from './steps/steps.ts';
import { guess, view } from './view.ts';
import { spoken } from './words/spoken.ts';
import { type ArkwrightWords, wordsFor } from './words/words.ts';

export type ArkwrightRules = Rules<State, Move, News> & {
  readonly ruleset: Ruleset;
  /** The forecast for a good if this choice were made first. */
  forecastAfter(view: State, move: Move, good: Good): readonly News[];
  /** The position after a choice that is open now and what it brings at once, before anybody else chooses. */
  after(view: State, move: Move): State | undefined;
  /** What is to be said of this amount alone, where several are offered in one line. */
  notesAfter(view: State, move: Move): readonly Note[];
  /** What its cheapest action costs in its next turn. */
  cheapestNext(view: State, seat: number): number | undefined;
  foresight(view: State, seat: number | null): Foresight;
};
export type ArkwrightGame<S extends PrintedSheet = Sheet> = Omit<Game<State, Move, News, S>, 'rules' | 'words'> & {
  rules(setup: Setup<S>): ArkwrightRules;
  words(language: Language, setup: Setup<S>): Promise<ArkwrightWords>;
};

/** A component sheet as shipped, how one from outside is checked, and whose words its rulebook uses. */
interface Components<S> {
  readonly edition: 'firstEdition' | 'anniversary';
  readonly sheet: S;
  /** What was shipped before, by name. */
  readonly earlierSheets?: Readonly<Record<string, S>>;
  /** What a step of our own values comes to among managers (docs/balance.md); found by `cromford weigh --matters`. */
  readonly matters: Matters;
  sheetFaults(value: unknown): Fault[];
}

/** The kernel's contract over any ruleset of the board game. */
export function rulesOf(rs: Ruleset): ArkwrightRules {
  const steps = stepsFor(rs);
  let pieces: Pieces<State>[] | undefined;
  const renamed = (news: readonly News[]) => news.map((event) => renamedEvent(rs.ruleNames, event));
  return {
    ruleset: rs,
    steps: steps as ArkwrightRules['steps'],
    ...(rs.ruleNames && { ruleNames: rs.ruleNames }),
    notation: moveNotation,
    longest: 250 * rs.players * 4 * rs.decades.length,
    begin: (random, emit) => begin(rs, random, emit),
    clone,
    view,
    guess: (seen, random) => guess(rs, seen, random),
    score: (s) => s.players.map((_, seat) => scoreOf(rs, s, seat)),
    winners: (s) => (isOver(s) ? [...s.winners] : []),
    accounts,
    flows,
    faults: (s) => faults(rs, s),
    leadsOn: { steps: LEADS_ON, rule: 'FE-TIME-02' },
    // Search never counts them, so nothing is laid out for it.
    get pieces() {
      pieces ??= piecesOf(rs, begin(rs, seeded('pieces'), undefined));
      return pieces;
    },
    sketching: sketching(rs),
    shapeFaults: (value) => shapeFaults({ players: rs.players, mat: matPlaces(rs) }, value),
    stateForm: async () => (await import('./state-form.ts')).stateForm(),
    forecastSubjects: GOODS,
    forecast: (seen, good) => renamed(forecast(steps, rs, seen, isGood(good) ? good : goodAt(Math.max(0, seen.cycle)))),
    forecastAfter: (seen, move, good) => renamed(forecastAfter(steps, rs, seen, move, good)),
    after: (seen, move) => after(steps, seen, move),
    notesAfter: (seen, move) => notesAfter(steps, rs, seen, move),
    cheapestNext: (seen, seat) => cheapestNext(steps, rs, seen, seat),
    foresight: (seen, seat) => {
      const { whole, ...others } = foresightOf(steps, rs, seen, seat);
      return { ...others, whole: renamed(whole) };
    },
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
  { id, version }: Pick<Game, 'id' | 'version'>,
  options: readonly OptionSpec[],
  { sheet, earlierSheets, matters, sheetFaults, edition }: Components<S>,
  ruleset: (setup: Setup<S>) => Ruleset,
): ArkwrightGame<S> {
  const standard: GameOptions = Object.fromEntries(options.map((option) => [option.id, option.standard]));
  const build = (setup: Setup<S>) => ruleset({ ...setup, options: { ...standard, ...setup.options } });
  return {
    id,
    version,
    players: [2, 3, 4],
    options,
    sheet,
    ...(earlierSheets && { earlierSheets }),
    matters,
    sheetFaults,
    rules: (setup) => rulesOf(build(setup)),
    words: async (language: Language, setup) => {
      const phrases = await spoken[language]();
      return wordsFor(phrases[edition], build(setup));
    },
  };
}
