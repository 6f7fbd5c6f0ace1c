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

/** Those of an earlier version were rated otherwise, and begin anew; what they have solved stays, and so do their days in a row. */
function restored(value: unknown): Progress {
  const {
    tried,
    strength,
    streak,
    lastDaily,
    lastSolved = lastDaily,
  } = (value ?? {}) as Partial<Record<keyof Progress, unknown>>;
  const areDays = [streak, lastDaily, lastSolved].every(Number.isFinite);
  if (typeof tried !== 'object' || tried === null || !areDays) return NOTHING;
  const kept = { tried, streak, lastDaily, lastSolved } as Progress;
  return { ...kept, strength: isStrength(strength) ? strength : NEWCOMER };
}

function isStrength(value: unknown): value is Strength {
  const { mu, sigma } = (value ?? {}) as Partial<Record<keyof Strength, unknown>>;
  return Number.isFinite(mu) && Number.isFinite(sigma);
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
