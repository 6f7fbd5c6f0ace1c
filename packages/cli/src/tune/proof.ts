import {
  type BotStanding,
  type GameResult,
  gamesPerDeal,
  matchOf,
  type Pairing,
  type Shifts,
  standings,
} from '@cromford/bots/arena';
import { type Lane, playOver } from '../simulate/lanes.ts';
import { entered, type Tuning, unshifted } from './tuning.ts';

/** The bots are told apart by who they are, not by what they weigh by. */
const AFTER = 'after';
const BEFORE = 'before';

/** The found weights against those of before, from every seat. Nothing when it was cancelled. */
export async function prove(
  tuning: Tuning,
  found: Shifts,
  games: number,
  lanes: readonly Lane[],
  cancel: AbortSignal,
  played: (games: number) => void,
): Promise<BotStanding | undefined> {
  // The side stands in the name too: two equal sets of weights are still two sides.
  const after = entered(tuning, found, { side: 1 });
  const pairing = pairingOf(tuning, after, entered(tuning, unshifted(tuning), { side: 0 }));
  const perDeal = gamesPerDeal(pairing);
  const count = Math.ceil(games / perDeal) * perDeal;
  const indices = Array.from({ length: count }, (_, index) => index);
  const heard = (_: readonly unknown[], done: number) => {
    played(done);
    return undefined;
  };
  const outcomes = await playOver(indices, lanes, cancel, heard, pairing);
  if (outcomes.length < count) return undefined;
  const results = outcomes.map(({ index, scores, winners }) => ({
    bots: matchOf(pairing, index).seats.map(({ bot }) => (bot === after ? AFTER : BEFORE)),
    scores,
    winners,
  }));
  return standings(tuning.players === 1 ? paired(results) : results).find(({ bot }) => bot === AFTER);
}

/** Each of the two at every second seat; at an odd number of seats one has a seat more, each in turn. Alone they play the same deals. */
function pairingOf({ players, seed }: Tuning, one: string, other: string): Pairing {
  const seats = (first: string, second: string) =>
    Array.from({ length: players }, (_, seat) => (seat % 2 === 0 ? first : second));
  const lineups = players % 2 === 0 ? [seats(one, other)] : [seats(one, other), seats(other, one)];
  return { lineups, rotated: true, seed: `${seed}/proof` };
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
