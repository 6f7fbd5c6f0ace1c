import type { Language, Move, Rules, Seat, State } from '@cromford/kernel';
import type { Features } from './learned/features.ts';
import type { Belief } from './learned/judgement.ts';
import type { Growth } from './search/tree.ts';

/** Named numbers that a judgement weighs by: tuned by self-play, varied by temperament. Data, never rules. */
export type Weights = Readonly<Record<string, number>>;

/**
 * What a bot knows of a game beyond its rules: how good a position is. It reads positions and forecasts and never decides what is
 * legal. All levels and the search use the same one. Only `weights`, `worth` and `spread` are needed; the rest makes a game's bots faster,
 * better at planning, or talkative.
 */
export interface Judgement<S extends State = State, M extends Move = Move> {
  readonly weights: Weights;
  /** The final score that this seat may expect, in the game's own unit (pounds, points). At the end of the game: its score. */
  worth(s: S, seat: Seat, weights: Weights): number;
  /** A difference in worth that makes one player three times as likely to win as another; turns worths into chances. */
  readonly spread: number;
  /**
   * How good each open move looks at first sight, written to `into` in the order of the moves: what it adds to the worth if the turn
   * goes on sensibly. False where it has no idea: then each move is played and the outcome judged by its worth. It is for choices
   * that say nothing yet when they are made (which action to take), or that must be fast. Cheap: a few microseconds for the list.
   */
  hunches?(s: S, seat: Seat, moves: readonly M[], weights: Weights, into: number[]): boolean;
  /** Whether a move changes nothing, where another that is open says so more plainly: bots that plan leave it out. */
  isIdle?(s: S, move: M): boolean;
  /** The worths of all seats at once, where that is cheaper than one by one. */
  worths?(s: S, weights: Weights, into: number[]): void;
  /** A cheaper number for `worth`, where only equal and unequal positions are to be told apart. */
  sketch?(s: S, seat: Seat, weights: Weights): number;
  /** How much of the best rival's worth a bot that plans takes off its own when it compares turns; none if not said. */
  rivalry?(seats: number, looksAhead: boolean): number;
  /** Whether this is still the turn that began at `from` (same seat due). Without it a turn lasts while the same seat decides. */
  sameTurn?(from: S, s: S): boolean;
  /** Others are still asked about what is under way, and nothing of it is paid yet: what is decided in it is judged by what comes of it. */
  isUnderWay?(s: S): boolean;
  /** Rounds that are worth looking ahead in this game, where that is fewer than a level would: the worth itself sees the rest better. */
  readonly horizon?: number;
  /** Fewest positions by which a turn can be planned at all, where its decisions are many. */
  readonly fewest?: number;
  /** Counts the rounds of the game, so that all lines of a look-ahead stop at the same moment. Without it decisions are counted. */
  clock?(s: S): number;
  /** The net that was taught this game, by name. */
  readonly net?: string;
  /** What is otherwise than usual with that net's help: how far it is believed, and how the search goes about. */
  readonly taught?: Taught;
  /** The same for those who do not look ahead, where that differs. */
  readonly taughtAtOnce?: Taught;
  /** How turns are found and played on here, whatever the level says. */
  readonly search?: Partial<Search>;
  /** Positions as a net reads them, where one can be taught this game: a reader of one's own. */
  features?(): Features<S>;
  /** Whether what is left is reckoned better than guessed: there a net is not asked. */
  settled?(s: S): boolean;
  /** The end of the game as it comes to be when all go on as it looks best: for telling, where little is left. Slow beside a worth. */
  foreseen?(s: S): Foreseen | undefined;
  /** What became of such positions in the games that taught it: for telling, not for choosing. */
  outlook?(s: S): Outlook;
  /**
   * What a turn does, and why, the weightiest reason first: of one that was played a sentence or two, of one that is proposed all that speaks
   * for it. Nothing where there is nothing to tell: what was told before stands.
   */
  explain?(
    turn: TurnTold<S, M>,
    language: Language,
    expected?: Expected<S>,
    weights?: Weights,
  ): readonly string[] | undefined;
  /** Why the second of two turns comes to more than the first, the weightiest reason first: only what is better after it. */
  against?(own: TurnCompared<S, M>, best: TurnCompared<S, M>, language: Language, weights?: Weights): readonly string[];
}

/** A turn that is told of: what its seat saw before it, what it led to, and whether it was played or is only proposed. */
export interface TurnTold<S extends State = State, M extends Move = Move> {
  readonly before: S;
  readonly after: S;
  readonly seat: Seat;
  readonly moves: readonly M[];
  readonly mood: Mood;
}

/** A turn beside another: the positions that it was played on to, and the final score that is reckoned with there. */
export interface TurnCompared<S extends State = State, M extends Move = Move> {
  readonly turn: TurnTold<S, M>;
  readonly ends: readonly S[];
  readonly worth: number;
}

export type Mood = 'played' | 'proposed';

/** The final score that is reckoned with for a seat: its worth, where nobody says better. */
export type Expected<S extends State = State> = (s: S, seat: Seat) => number;

/** How a game is played with a net's help: how far it is believed, where the effort goes, and what is weighed otherwise. */
export interface Taught extends Partial<Belief>, Partial<Search> {
  readonly weights?: Weights;
  /** A net of its own, by name: taught by games of those who play so. */
  readonly net?: string;
}

/** Where the effort of a bot that looks ahead goes. */
export interface Search {
  /** Most positions that go into finding turns. */
  readonly finding: number;
  /** Decisions of every turn on the way at which several moves are compared. */
  readonly care: number;
  /** Hundredths of a spread by which such turns may look worse and still be played at times. */
  readonly variety: number;
  /** Hundredths of the best rival's worth that everybody takes off his own on the way. */
  readonly spite: number;
  /** Whether of every kind of move the best one is tried, and whether the best turns are gone through once more. */
  readonly everyKind: boolean;
  readonly refine: boolean;
  /** How turns are compared in a tree over everybody's turns, where that sees further than a race. */
  readonly tree: Growth;
}

/** Final scores by seat, and by how many points one must be ahead in them to be e times as likely to win. */
export interface Foreseen {
  readonly scores: readonly number[];
  readonly lead: number;
}

/** Of every seat: what it may expect in the end, and how likely it is to win. */
export interface Outlook {
  readonly worths: readonly number[];
  /** Adds up to 1, unless nobody wins. */
  readonly chances: readonly number[];
}

/** Knows its own game's rules when it sees them; nothing for rules of other games. */
export type JudgementMaker = (rules: Rules) => Judgement | undefined;
