import { BETA, NEWCOMER, rated, type Strength } from '@cromford/protocol/rating';
import { recalled, remember } from '../shell/memory.ts';

/** What somebody at this browser has done with puzzles. */
export interface Progress {
  /** By puzzle: whether the first try found the turn, and whether any has. */
  readonly tried: Readonly<Record<string, { readonly first: boolean; readonly solved: boolean }>>;
  /** As people are rated at tables: a puzzle that is found has lost. */
  readonly strength: Strength;
  /** The last day on which the puzzle of the day was tried. */
  readonly lastDaily: number;
  /** Days in a row on which it was solved, and the last of them. */
  readonly streak: number;
  readonly lastSolved: number;
}

const KEY = 'cromford.puzzles';
/** A puzzle that half of the levels find is as strong as a newcomer; each level that misses it makes it stronger. Its strength is known. */
const EVEN_MISSES = 2.5;
const SURE = BETA / 2;
/** What is shown of a strength: a newcomer begins at 1000. */
const SHOWN = 40;

const NOTHING: Progress = { tried: {}, strength: NEWCOMER, lastDaily: -1, streak: 0, lastSolved: -1 };

export function progress(): Progress {
  try {
    return restored(JSON.parse(recalled(KEY) ?? 'null'));
  } catch {
    return NOTHING;
  }
}

/**
 * What was kept, as far as it can be: a figure that nobody comes to counts as nothing. Those of an earlier version were rated otherwise, and begin anew; what they have
 * solved stays, and so do their days in a row.
 */
function restored(value: unknown): Progress {
  const kept = objectIn(value);
  const { lastDaily, lastSolved = lastDaily, streak, strength } = kept;
  const known = Object.entries(objectIn(kept.tried)).filter(isTry);
  const solved = known.filter(([, { solved: isSolved }]) => isSolved).length;
  // Where the day ends depends on where somebody is; whoever has flown the other way has solved that of tomorrow.
  const isDay = (day: unknown): day is number =>
    Number.isInteger(day) && (day as number) >= 0 && (day as number) <= today() + 1;
  const hasStreak = isDay(lastSolved) && isStreak(streak, solved);
  return {
    tried: Object.fromEntries(known),
    strength: isStrength(strength) ? strength : NEWCOMER,
    lastDaily: isDay(lastDaily) ? lastDaily : NOTHING.lastDaily,
    ...(hasStreak ? { streak, lastSolved } : { streak: NOTHING.streak, lastSolved: NOTHING.lastSolved }),
  };
}

const objectIn = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

type Try = Progress['tried'][string];

function isTry(entry: [string, unknown]): entry is [string, Try] {
  const { first, solved } = objectIn(entry[1]);
  return typeof first === 'boolean' && typeof solved === 'boolean';
}

/** Whoever has solved so many may have met one again as that of the day, more than once. */
const MANY = 100;

/** A day in a row is a puzzle solved; that of the day comes back once its set is through, or has changed. */
const isStreak = (value: unknown, solved: number): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && ((value as number) <= 2 * solved || solved >= MANY);

/** Nobody comes further from a newcomer's strength, either way. */
const FURTHEST = 10 * BETA;

function isStrength(value: unknown): value is Strength {
  const { mu, sigma } = objectIn(value) as Partial<Record<keyof Strength, number>>;
  if (mu === undefined || sigma === undefined || !Number.isFinite(mu) || !Number.isFinite(sigma)) return false;
  return Math.abs(mu - NEWCOMER.mu) <= FURTHEST && sigma > 0 && sigma <= NEWCOMER.sigma;
}

/** How hard a puzzle is, from how many of all levels miss it. */
export const strengthOf = (misses: number): Strength => ({
  mu: NEWCOMER.mu + BETA * (misses - EVEN_MISSES),
  sigma: SURE,
});
export const ratingOf = ({ mu }: Strength) => Math.max(0, Math.round(mu * SHOWN));

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
    strength: known ? before.strength : rerated(before.strength, strengthOf(misses), isSolved),
    lastDaily: daily ?? before.lastDaily,
    ...(daily === undefined || !isSolved || daily === before.lastSolved
      ? { streak: before.streak, lastSolved: before.lastSolved }
      : { streak: streakOn(before, daily) + 1, lastSolved: daily }),
  };
}

/** Days in a row up to this one, which may still be solved. */
export const streakOn = ({ streak, lastSolved }: Progress, day = today()) => (lastSolved >= day - 1 ? streak : 0);

function rerated(solver: Strength, puzzle: Strength, isSolved: boolean): Strength {
  const [after] = rated([solver, puzzle], isSolved ? [1, 2] : [2, 1]);
  return after ?? solver;
}

export function keep(next: Progress): void {
  remember(KEY, JSON.stringify(next));
}
