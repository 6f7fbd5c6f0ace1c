import { isOver, type Language, type Move, type State } from '@cromford/kernel';
import type { TurnCompared } from './judgement.ts';
import { type AgainstWords, words } from './words/against.ts';

/** Something that can be counted in a position that a turn was played on to: how much of it there is after two turns, and what one more of it is worth. */
export interface Counted {
  readonly what: Exclude<keyof AgainstWords, 'better'>;
  readonly own: number;
  readonly best: number;
  readonly each: number;
}

/** Most that is named, and what is worth naming, in the game's own unit. */
const NAMED = 3;
const TOLD = 2;

/** What is better after the second turn, the weightiest first, in a sentence; nothing of what speaks for the first, nor of what is rounded to the same. */
export function better(counted: readonly Counted[], isEnd: boolean, language: Language): readonly string[] {
  const say = words[language];
  const parts = counted
    .map(({ what, own, best, each }) => ({ what, own: Math.round(own), best: Math.round(best), each }))
    .filter(({ own, best, each }) => best > own && each * (best - own) >= TOLD)
    .sort((a, b) => b.each * (b.best - b.own) - a.each * (a.best - a.own))
    .slice(0, NAMED)
    .map(({ what, own, best }) => say[what](best, own));
  return parts.length > 0 ? [say.better(parts, isEnd)] : [];
}

/** Two turns beside each other: what is counted in the positions after both, and whether the game is over in all of them. */
export function beside<S extends State, M extends Move>(own: TurnCompared<S, M>, best: TurnCompared<S, M>) {
  const both = (count: (s: S) => number) => ({ own: mean(own.ends, count), best: mean(best.ends, count) });
  return { both, isEnd: [...own.ends, ...best.ends].every(isOver), seat: own.turn.seat };
}

/** The mean over positions of what is counted in each. */
export function mean<S>(ends: readonly S[], count: (s: S) => number): number {
  return ends.reduce((sum, s) => sum + count(s), 0) / Math.max(1, ends.length);
}
