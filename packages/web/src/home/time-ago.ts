import type { Language } from '@cromford/kernel';

const steps = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** “2 hours ago” in the language of the page. */
export function timeAgo(then: number, language: Language, now = Date.now()): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  for (const [unit, length] of steps)
    if (now - then >= length) return words.format(-Math.floor((now - then) / length), unit);
  return words.format(0, 'second');
}
