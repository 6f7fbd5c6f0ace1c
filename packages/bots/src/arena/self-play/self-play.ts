import { Engine, type Move, type Rules, type Seat, type State, sameMove } from '@cromford/kernel';
import type { Bot, BotDecision } from '../../bot.ts';
import type { Judgement } from '../../judgement.ts';
import { positionOf } from '../play-game.ts';
import type { Rows } from './rows.ts';

/** A game to learn from. */
export interface Course {
  readonly seed: string;
  readonly seats: readonly Bot[];
  /** The round before which nothing is kept, and who takes the seats then; without it all go on as they are. */
  readonly from?: number;
  readonly afterwards?: () => readonly Bot[];
  /** Turns after that round has begun the game forks: ways to play the turn that begins there. */
  readonly fork?: Fork;
}

export interface Fork {
  readonly after: number;
  ways(decision: BotDecision): readonly (readonly Move[])[];
}

/** What games are played with. */
interface Table {
  readonly rules: Rules;
  readonly judgement: Judgement;
  readonly engine: Engine;
  readonly thinking: Engine;
}

/** A turn that has begun: whose it is, and where. */
interface Begun {
  readonly seat: Seat;
  readonly at: State;
}

/**
 * Plays one game and keeps what a net learns from: the position wherever a turn has ended, as every seat sees it, and at the end what
 * became of each seat. Where the game forks the rest is played once for every way to play that turn, by the same players with the same
 * dice: what the ways then differ by is owed to them, not to the game that they are ways in. Gives the scores, of the first way there.
 */
export function selfPlay(rules: Rules, judgement: Judgement, rows: Rows, course: Course): number[] {
  const { from = Number.NEGATIVE_INFINITY, afterwards, fork } = course;
  const table: Table = { rules, judgement, engine: new Engine(rules), thinking: new Engine(rules) };
  const s = table.engine.start(course.seed);
  let seats = course.seats;
  let turns = 0;
  let ways: readonly (readonly Move[])[] = [];
  const forkedAt = playOn(
    table,
    s,
    (seat) => seats[seat] as Bot,
    (seat, moves) => {
      if ((judgement.clock?.(s) ?? 0) < from) return false;
      if (turns++ === 0) {
        seats = afterwards?.() ?? seats;
        rows.begin();
      }
      if (fork && turns > fork.after) ways = fork.ways(positionOf(table.thinking, s, seat, moves));
      if (!fork) keep(table, rows, s);
      return ways.length > 0;
    },
  );
  if (!forkedAt) return ended(rules, rows, s);
  const turn = rows.newTurn();
  const scores = ways.map((way) => playWay(table, rows, forkedAt, way, afterwards?.() ?? seats, turn));
  return scores[0] as number[];
}

/** The rest of a game after one way to play a turn. */
function playWay(
  table: Table,
  rows: Rows,
  begun: Begun,
  way: readonly Move[],
  seats: readonly Bot[],
  turn: number,
): number[] {
  const { engine, rules } = table;
  const s = rules.clone(begun.at);
  for (const wanted of way) {
    const move = engine.open(s).find((one) => sameMove(one, wanted));
    if (!move) break; // something else was drawn than was planned for
    engine.apply(s, move);
  }
  let number = turn;
  rows.begin();
  playOn(
    table,
    s,
    (seat) => seats[seat] as Bot,
    () => {
      keep(table, rows, s, number);
      number = 0;
      return false;
    },
    begun,
  );
  return ended(rules, rows, s);
}

/** Plays on until somebody has seen enough, who is asked wherever a turn begins; gives that turn, or nothing at the end of the game. */
function playOn(
  { rules, judgement, engine, thinking }: Table,
  s: State,
  player: (seat: Seat) => Bot,
  isEnough: (seat: Seat, moves: readonly Move[]) => boolean,
  last?: Begun,
): Begun | undefined {
  let begun = last;
  for (let moves = engine.open(s); moves.length > 0; ) {
    const seat = engine.due(s)?.seat ?? 0;
    if (seat !== begun?.seat || !(judgement.sameTurn?.(begun.at, s) ?? true)) {
      begun = { seat, at: rules.clone(s) };
      if (isEnough(seat, moves)) return begun;
    }
    moves = engine.apply(s, player(seat).choose(positionOf(thinking, s, seat, moves)));
  }
  return undefined;
}

function keep({ judgement }: Table, rows: Rows, s: State, turn = 0): void {
  if (!judgement.settled?.(s)) rows.add(s, judgement.clock?.(s) ?? 0, turn);
}

function ended(rules: Rules, rows: Rows, s: State): number[] {
  const scores = rules.score(s);
  rows.end(scores, rules.winners(s));
  return scores;
}
