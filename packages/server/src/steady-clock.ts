import { uptime } from 'node:os';

/** Milliseconds since 1970. */
export type Now = () => number;

/** The sleep of a computer: the clock that nobody sets stands still meanwhile. */
export interface Sleep {
  /** What it has slept and what is not counted yet, in milliseconds. */
  asleep(): number;
  /** Counts it. */
  wake(): void;
}

/** The two clocks are read one after the other, and some systems count the time since their start in whole seconds. */
const TOGETHER_MS = 3000;

/**
 * The time of day when the program started, plus what has passed since by a clock that nobody sets. A system clock that jumps must not
 * cost a player the game.
 */
export function steadyClock(
  start = Date.now(),
  passed: () => number = () => performance.now(),
  sinceBoot: () => number = bootClock,
): Now & Sleep {
  const origin = passed();
  const ahead = () => sinceBoot() - passed();
  const apart = ahead();
  let slept = 0;
  const now = () => Math.round(start + passed() - origin + slept);
  const asleep = () => {
    const more = ahead() - apart - slept;
    return more > TOGETHER_MS ? more : 0;
  };
  const wake = () => {
    slept += asleep();
  };
  return Object.assign(now, { asleep, wake });
}

/** Goes on while the computer sleeps. A system that does not tell it never sleeps, as far as we know. */
function bootClock(): number {
  try {
    return uptime() * 1000;
  } catch {
    return Number.NaN;
  }
}
