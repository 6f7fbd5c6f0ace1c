import type { GameResult } from './standings.ts';

/** Where the mean of all bots is put. */
const MIDDLE = 1500;
/** Ten to one is this many points (Elo's scale). */
const TENFOLD = 400;
/** Each bot is taken to have drawn this much of a game with every other, so that one that never lost has a rating too. */
const PRIOR = 0.5;
const ROUNDS = 1000;

/**
 * Ratings on Elo's scale: strengths by Bradley and Terry, for which the results are likeliest, fitted by Hunter's iteration. A game of
 * several seats counts as one meeting of each two bots in it: the winner beats the others, else the higher score counts.
 */
export function ratings(results: readonly GameResult[]): Map<string, number> {
  const names = [...new Set(results.flatMap(({ bots }) => bots))].sort();
  const won = meetings(names, results);
  let strength = names.map(() => 1);
  for (let round = 0; round < ROUNDS; round++) {
    const next = strength.map((own, a) => {
      let wins = 0;
      let weight = 0;
      for (const [b, other] of strength.entries()) {
        if (a === b) continue;
        const gained = won[a]?.[b] ?? 0;
        wins += gained;
        weight += (gained + (won[b]?.[a] ?? 0)) / (own + other);
      }
      return weight > 0 ? wins / weight : own;
    });
    const middle = Math.exp(next.reduce((sum, own) => sum + Math.log(own), 0) / Math.max(1, next.length));
    const change = Math.max(0, ...next.map((own, a) => Math.abs(Math.log(own / middle / (strength[a] ?? 1)))));
    strength = next.map((own) => own / middle);
    if (change < 1e-9) break;
  }
  return new Map(names.map((name, at) => [name, MIDDLE + TENFOLD * Math.log10(strength[at] ?? 1)]));
}

/** How often each bot came out ahead of each other one; draws are halves. */
function meetings(names: readonly string[], results: readonly GameResult[]): number[][] {
  const at = new Map(names.map((name, index) => [name, index]));
  const won = names.map((_, a) => names.map((_, b): number => (a === b ? 0 : PRIOR)));
  for (const { bots, scores, winners } of results)
    for (const [one, bot] of bots.entries())
      for (const [two, other] of bots.entries()) {
        const row = won[at.get(bot) ?? -1];
        const column = at.get(other);
        if (bot === other || !row || column === undefined) continue;
        row[column] = (row[column] ?? 0) + ahead(one, two, scores, winners);
      }
  return won;
}

function ahead(one: number, two: number, scores: readonly number[], winners: readonly number[]): number {
  const first = winners.includes(one);
  if (first !== winners.includes(two)) return first ? 1 : 0;
  const difference = first ? 0 : (scores[one] ?? 0) - (scores[two] ?? 0);
  return difference > 0 ? 1 : difference < 0 ? 0 : 0.5;
}
