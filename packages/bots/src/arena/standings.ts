import type { Seat } from '@cromford/kernel';
import { ratings } from './ratings.ts';
import { wilson } from './wilson.ts';

/** What came of one game, seat by seat. */
export interface GameResult {
  readonly bots: readonly string[];
  readonly scores: readonly number[];
  readonly winners: readonly Seat[];
}

/** How a bot did, over all seats that it sat at. */
export interface BotStanding {
  readonly bot: string;
  /** Seats played: a bot that sits three times in a game has played three. */
  readonly games: number;
  /** A win that is shared counts as a fraction. */
  readonly wins: number;
  readonly share: number;
  /** Between these the true share lies, 95 % sure. */
  readonly low: number;
  readonly high: number;
  readonly meanScore: number;
  /** On Elo's scale, the mean of all bots at 1500. */
  readonly rating: number;
}

/** The bots in the order in which they first appear. */
export function standings(results: readonly GameResult[]): BotStanding[] {
  const rated = ratings(results);
  const names = new Set(results.flatMap(({ bots }) => bots));
  return [...names].map((bot) => {
    let games = 0;
    let wins = 0;
    let total = 0;
    for (const { bots, scores, winners } of results)
      for (const [seat, name] of bots.entries()) {
        if (name !== bot) continue;
        games++;
        total += scores[seat] ?? 0;
        if (winners.includes(seat)) wins += 1 / winners.length;
      }
    const { low, high } = wilson(wins, games);
    return {
      bot,
      games,
      wins: rounded(wins),
      share: rounded(wins / games),
      low: rounded(low),
      high: rounded(high),
      meanScore: rounded(total / games),
      rating: Math.round(rated.get(bot) ?? 0),
    };
  });
}

function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
