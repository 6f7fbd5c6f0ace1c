import type { Clock } from '@cromford/protocol';
import { words } from './words.ts';

const HOUR = 3_600_000;

/** A clock in words, as the lobby shows it. */
export function clockText(clock: Clock): string {
  const say = words().clocks;
  if (clock.kind === 'none') return say.none;
  if (clock.kind === 'bank') return say.bankOf(Math.round(clock.bank / 60_000), Math.round(clock.increment / 1000));
  const hours = Math.round(clock.turn / HOUR);
  const each = say.dailyOf(hours >= 48 && hours % 24 === 0 ? say.days(hours / 24) : say.hours(hours));
  const always = clock.from === 0 && clock.to === 1440;
  return always ? each : `${each}, ${say.window(timeOfDay(clock.from), timeOfDay(clock.to))}`;
}

/** Minutes after midnight as `08:30`. */
export function timeOfDay(minutes: number): string {
  return `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** What is left: `4:05`, `1:02:03`, or whole hours and days where seconds do not matter. */
export function timeLeft(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  if (seconds >= 48 * 3600) return words().clocks.days(Math.floor(seconds / 86_400));
  if (seconds >= 4 * 3600) return words().clocks.hours(Math.floor(seconds / 3600));
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const tail = `${String(m).padStart(h > 0 ? 2 : 1, '0')}:${String(s).padStart(2, '0')}`;
  return h > 0 ? `${h}:${tail}` : tail;
}
