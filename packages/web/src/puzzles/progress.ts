import { recalled, remember } from '../shell/memory.ts';

/** What somebody at this browser has done with puzzles. */
export interface Progress {
  /** By puzzle: whether the first try found the turn, and whether any has. */
  readonly tried: Readonly<Record<string, { readonly first: boolean; readonly solved: boolean }>>;
  readonly rating: number;
  /** Days in a row on which the puzzle of the day was tried, and the last of them. */
  readonly streak: number;
  readonly lastDaily: number;
}

const KEY = 'cromford.puzzles';
/** Where everybody begins: a puzzle that half of the levels find. */
const BEGINNER = 1200;
/** What a puzzle is rated that every level finds, and what each level adds that misses it. */
const EASIEST = 900;
const STEP = 120;
/** Points that a first try can move, as Elo has it: more while little is known. */
const SWING = 32;
const FIRST_SWING = 64;
const FEW = 10;

const NOTHING: Progress = { tried: {}, rating: BEGINNER, streak: 0, lastDaily: -1 };

export function progress(): Progress {
  try {
    const kept: unknown = JSON.parse(recalled(KEY) ?? 'null');
    return isProgress(kept) ? kept : NOTHING;
  } catch {
    return NOTHING;
  }
}

function isProgress(value: unknown): value is Progress {
  const { tried, rating, streak, lastDaily } = (value ?? {}) as Partial<Record<keyof Progress, unknown>>;
  return typeof tried === 'object' && tried !== null && [rating, streak, lastDaily].every(Number.isFinite);
}

/** How hard a puzzle is, from how many of all levels miss it. */
export const ratingOf = (misses: number) => EASIEST + STEP * misses;

/** The day as a number, by the clock on the wall. */
export function today(now = new Date()): number {
  return Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / 86_400_000);
}

/** After a try; only the first one of a puzzle moves the rating. */
export function tried(before: Progress, id: string, misses: number, isSolved: boolean, daily?: number): Progress {
  const known = before.tried[id];
  const next = { first: known?.first ?? isSolved, solved: isSolved || (known?.solved ?? false) };
  return {
    tried: { ...before.tried, [id]: next },
    rating: known ? before.rating : rerated(before, ratingOf(misses), isSolved),
    ...(daily === undefined || daily === before.lastDaily
      ? { streak: before.streak, lastDaily: before.lastDaily }
      : { streak: before.lastDaily === daily - 1 ? before.streak + 1 : 1, lastDaily: daily }),
  };
}

function rerated({ rating, tried: all }: Progress, puzzle: number, isSolved: boolean): number {
  const expected = 1 / (1 + 10 ** ((puzzle - rating) / 400));
  const swing = Object.keys(all).length < FEW ? FIRST_SWING : SWING;
  return Math.round(rating + swing * ((isSolved ? 1 : 0) - expected));
}

export function keep(next: Progress): void {
  remember(KEY, JSON.stringify(next));
}
