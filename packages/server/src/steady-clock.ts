import { uptime } from 'node:os';

/** Milliseconds since 1970. */
export type Now = () => number;

/** The sleep of a computer: the clock that nobody sets stands still meanwhile. So it does, in effect, while a computer does not know the time. */
export interface Sleep {
  /** What it has slept, or has been behind the time, and what is not counted yet, in milliseconds. */
  asleep(): number;
  /** Counts it. */
  wake(): void;
}

/** The two clocks are read one after the other, and some systems count the time since their start in whole seconds. */
const TOGETHER_MS = 3000;

/** So long after its start a computer may still learn the time, from a network that is slower to come up than it is. */
const LEARNING_MS = 3_600_000;

/**
 * The time of day when the program started, plus what has passed since by a clock that nobody sets. A system clock that jumps must not
 * cost a player the game. One that is put forward soon after the computer was switched on has learned the time: what it was behind counts like
 * sleep, as though the program had started a little later. Back it cannot go.
 */
export function steadyClock(
  start = Date.now(),
  passed: () => number = () => performance.now(),
  sinceBoot: () => number = bootClock,
  timeOfDay: () => number = Date.now,
): Now & Sleep {
  const origin = passed();
  const ahead = () => sinceBoot() - passed();
  const apart = ahead();
  let slept = 0;
  let behind = 0;
  const now = () => Math.round(start + passed() - origin + slept + behind);
  const sleptSince = () => noticed(ahead() - apart - slept);
  const learnedSince = () =>
    sinceBoot() < LEARNING_MS ? noticed(timeOfDay() - start - (sinceBoot() - origin - apart) - behind) : 0;
  return Object.assign(now, {
    asleep: () => sleptSince() + learnedSince(),
    wake() {
      slept += sleptSince();
      behind += learnedSince();
    },
  });
}

function noticed(more: number): number {
  return more > TOGETHER_MS ? more : 0;
}

/** Goes on while the computer sleeps. A system that does not tell it never sleeps, as far as we know. */
function bootClock(): number {
  try {
    return uptime() * 1000;
  } catch {
    return Number.NaN;
  }
}
