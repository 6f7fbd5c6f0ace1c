import { readyFor } from '@cromford/bots';
import {
  asked,
  type Lapse,
  legal,
  matchOf,
  type Player,
  playGame,
  positionOf,
  readEntry,
  type ThinkingTime,
} from '@cromford/bots/arena';
import { type AnyGame, Engine, hash, type Move, type Rules, type Seat } from '@cromford/kernel';
import { checkGame } from '@cromford/kernel/proof';
import type { Plan } from './plan.ts';
import type { Seats } from './seats.ts';

/** What came of one game. */
export interface GameOutcome {
  /** Its number in the plan. */
  readonly index: number;
  readonly seed: string;
  readonly bots: readonly string[];
  readonly finished: boolean;
  readonly decisions: number;
  readonly scores: readonly number[];
  readonly winners: readonly Seat[];
  /** What broke, in words; empty when all was well. */
  readonly broken: readonly string[];
  /** What bots did wrong; a legal move was played in its place. */
  readonly lapses: readonly Lapse[];
  /** In notation, where the plan keeps them. */
  readonly moves?: readonly string[];
  /** Of the last position, where the moves are kept: by it a replay finds out whether it ends where the game did. */
  readonly hash?: string;
  /** Per seat, how long it thought; absent where the proof's checks would be counted too. */
  readonly clocks?: readonly ThinkingTime[];
}

/** Plays game `index` of the plan from its own seed, under the checks that the plan asks for. A bug in the rules is counted, never thrown. */
export async function playOne(
  game: AnyGame,
  plan: Plan,
  index: number,
  seats: Seats,
  rules: Rules = game.rules(plan),
): Promise<GameOutcome> {
  const match = matchOf(plan.pairing, index);
  const base = { index, seed: match.seed, bots: match.seats.map(({ bot }) => bot) };
  await readyFor(
    rules,
    base.bots.map((bot) => readEntry(bot).name),
  );
  const players = match.seats.map(seats);
  if (plan.check !== 'none') return { ...base, ...checked(game, plan, match.seed, players) };
  try {
    const moves: string[] = [];
    const keep = (move: Move) => moves.push(rules.notation.write(move));
    const { last, ...ended } = await playGame(rules, match.seed, players, plan.keepsMoves ? keep : undefined);
    return { ...base, finished: true, broken: [], ...ended, ...(plan.keepsMoves && { moves, hash: hash(last) }) };
  } catch (error) {
    const broken = [error instanceof Error ? error.message : String(error)];
    return { ...base, finished: false, decisions: 0, scores: [], winners: [], broken, lapses: [] };
  }
}

/** How often the slow checks are made: after every move, or after about every tenth. */
const EVERY: Readonly<Record<Exclude<Plan['check'], 'none'>, number>> = { every: 1, sample: 10 };

function checked(game: AnyGame, plan: Plan, seed: string, players: readonly Player[]) {
  const { players: count, options, sheet, check } = plan;
  const lapses: Lapse[] = [];
  const thinking = new Engine(game.rules(plan));
  const played = checkGame({
    game,
    players: count,
    options,
    sheet,
    seed,
    every: check === 'every' ? EVERY.every : EVERY.sample,
    choose(s, moves, engine) {
      const seat = engine.due(s)?.seat ?? 0;
      const position = positionOf(thinking, s, seat, moves);
      const given = asked(players[seat], position);
      if (given instanceof Promise) throw new Error('an outside program plays without the checks');
      return legal(engine, s, position, given, lapses);
    },
  });
  const { finished, scores, winners, faults } = played;
  return { finished, decisions: played.moves.length, scores, winners, broken: faults, lapses };
}
