import { wilson } from '@cromford/bots/arena';
import type { TrialOutcome } from './trial.ts';

/** How one seat or one bot did under one variant. */
export interface Summary {
  readonly variant: number;
  readonly who: string;
  readonly games: number;
  /** Share of wins; a shared win is a fraction. */
  readonly wins: number;
  readonly winsLow: number;
  readonly winsHigh: number;
  readonly mean: number;
  /** Half the width of the interval around the mean, 95 % sure. */
  readonly reach: number;
}

const DEVIATIONS = 1.959964;

/** Groups every seat of every game by variant and by what `who` says of it. */
export function summaries(
  outcomes: readonly TrialOutcome[],
  who: (outcome: TrialOutcome, seat: number) => string,
): Summary[] {
  const groups = new Map<string, { variant: number; who: string; scores: number[]; wins: number }>();
  for (const outcome of outcomes)
    for (const [seat, score] of outcome.scores.slice(0, outcome.bots.length).entries()) {
      const name = who(outcome, seat);
      const key = `${outcome.variant} ${name}`;
      const group = groups.get(key) ?? { variant: outcome.variant, who: name, scores: [], wins: 0 };
      groups.set(key, group);
      group.scores.push(score);
      if (outcome.winners.includes(seat)) group.wins += 1 / outcome.winners.length;
    }
  return [...groups.values()]
    .map(({ variant, who: name, scores, wins }) => {
      const { low, high } = wilson(wins, scores.length);
      const games = scores.length;
      return { variant, who: name, games, wins: wins / games, winsLow: low, winsHigh: high, ...meanOf(scores) };
    })
    .sort((a, b) => a.variant - b.variant || a.who.localeCompare(b.who));
}

export function meanOf(values: readonly number[]): { mean: number; reach: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  if (values.length < 2) return { mean, reach: 0 };
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
  return { mean, reach: DEVIATIONS * Math.sqrt(variance / values.length) };
}

/** Counts values in about a dozen classes of equal, round width. */
export function histogram(values: readonly number[]): { from: number; to: number; count: number }[] {
  if (values.length === 0) return [];
  const low = Math.min(...values);
  const high = Math.max(...values);
  const rough = Math.max(1, (high - low) / 12);
  const power = 10 ** Math.floor(Math.log10(rough));
  const width = Math.max(1, power * ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10));
  const first = Math.floor(low / width) * width;
  const bins = Array.from({ length: Math.floor((high - first) / width) + 1 }, (_, i) => ({
    from: first + i * width,
    to: first + (i + 1) * width,
    count: 0,
  }));
  for (const value of values) {
    const bin = bins[Math.floor((value - first) / width)];
    if (bin) bin.count++;
  }
  return bins;
}

/** One line per seat of every game. */
export function csvOf(outcomes: readonly TrialOutcome[], variants: readonly string[]): string {
  const lines = ['set-up,seed,seat,bot,score,won,decisions,milliseconds'];
  for (const { variant, seed, bots, scores, winners, decisions, milliseconds } of outcomes)
    for (const [seat, bot] of bots.entries())
      lines.push(
        [
          quoted(variants[variant] ?? ''),
          quoted(seed),
          seat + 1,
          bot,
          scores[seat] ?? 0,
          winners.includes(seat) ? 1 : 0,
          decisions,
          milliseconds,
        ].join(','),
      );
  return `${lines.join('\r\n')}\r\n`;
}

function quoted(text: string): string {
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
