import {
  type BotStanding,
  followed,
  type GameResult,
  gainOf,
  gamesPerDeal,
  matchOf,
  type Pairing,
  settled,
  shaken,
  standings,
} from '@cromford/bots/arena';
import { type Lane, playOver } from '../simulate/lanes.ts';

/** Factors by the name of the weight. */
export type Factors = Readonly<Record<string, number>>;

/** What is tuned, and how. Plain data: two runs with equal ones go the same way. */
export interface Tuning {
  readonly game: string;
  readonly version: number;
  readonly players: number;
  readonly options: Readonly<Record<string, string>>;
  readonly bot: string;
  readonly seed: string;
  readonly games: number;
  /** Names of the weights, and what they are before. */
  readonly weights: Factors;
}

export interface RoundLine {
  readonly round: number;
  readonly gain: number;
  readonly factors: Factors;
}

/** One game: the bots are told apart by who they are, not by what they weigh by. */
const UP = 'up';
const DOWN = 'down';

/** Plays a round and follows who won it. Nothing when it was cancelled. */
export async function playRound(
  tuning: Tuning,
  round: number,
  factors: Factors,
  spread: number,
  lanes: readonly Lane[],
  cancel: AbortSignal,
): Promise<RoundLine | undefined> {
  const shake = shaken(factors, round, tuning.seed);
  const results = await meet(tuning, `${tuning.seed}/${round}`, [shake.up, shake.down], tuning.games, lanes, cancel);
  if (!results) return undefined;
  const gain = gainOf(results, UP, DOWN, spread);
  return { round, gain: Math.round(gain * 1e4) / 1e4, factors: followed(factors, shake, gain, round) };
}

/** The tuned weights against those of before, from every seat. */
export async function prove(
  tuning: Tuning,
  factors: Factors,
  games: number,
  lanes: readonly Lane[],
  cancel: AbortSignal,
  played: (games: number) => void,
): Promise<BotStanding | undefined> {
  const results = await meet(tuning, `${tuning.seed}/proof`, [factors, ones(factors)], games, lanes, cancel, played);
  return results && standings(results).find(({ bot }) => bot === UP);
}

/** Where the rounds have led to. */
export function outcome(lines: readonly RoundLine[]): Factors {
  return settled(lines.map(({ factors }) => factors));
}

export function ones(weights: Factors): Factors {
  return Object.fromEntries(Object.keys(weights).map((name) => [name, 1]));
}

/** Two sets of weights meet, each at every second seat; alone they play the same deals. */
async function meet(
  { bot, players }: Tuning,
  seed: string,
  sides: readonly [Factors, Factors],
  games: number,
  lanes: readonly Lane[],
  cancel: AbortSignal,
  played: (games: number) => void = () => {},
): Promise<GameResult[] | undefined> {
  // The side stands in the name too: two equal sets of weights are still two sides.
  const [up, down] = sides.map((factors, side) => `${bot}#${JSON.stringify({ ...factors, side })}`) as [string, string];
  const seats = (first: string, second: string) =>
    Array.from({ length: players }, (_, seat) => (seat % 2 === 0 ? first : second));
  // At an odd number of seats one side has a seat more, each in turn.
  const lineups = players % 2 === 0 ? [seats(up, down)] : [seats(up, down), seats(down, up)];
  const pairing: Pairing = { lineups, rotated: true, seed };
  const perDeal = gamesPerDeal(pairing);
  const count = Math.ceil(games / perDeal) * perDeal;
  const indices = Array.from({ length: count }, (_, index) => index);
  const heard = (_: readonly unknown[], done: number) => {
    played(done);
    return undefined;
  };
  const outcomes = await playOver(indices, lanes, cancel, heard, pairing);
  if (outcomes.length < count) return undefined;
  const named = outcomes.map(({ index, scores, winners }) => ({
    bots: matchOf(pairing, index).seats.map((seated) => (seated.bot === up ? UP : DOWN)),
    scores,
    winners,
  }));
  return players === 1 ? paired(named) : named;
}

/** Of a game for one, the two plays of a deal are put side by side as if they had met. */
function paired(results: readonly GameResult[]): GameResult[] {
  const pairs: GameResult[] = [];
  for (let at = 0; at + 1 < results.length; at += 2) {
    const [one, other] = [results[at], results[at + 1]] as [GameResult, GameResult];
    const scores = [one.scores[0] ?? 0, other.scores[0] ?? 0];
    const best = Math.max(...scores);
    const winners = scores.flatMap((score, seat) => (score === best ? [seat] : []));
    pairs.push({ bots: [...one.bots, ...other.bots], scores, winners });
  }
  return pairs;
}
