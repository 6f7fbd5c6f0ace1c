/** Lessons that somebody at this browser has finished. Where nothing is stored, none is marked. */
const KEY = 'cromford.lessons';

export function finished(): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return new Set(Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : []);
  } catch {
    return new Set();
  }
}

export const lessonKey = (game: string, lesson: string) => `${game}/${lesson}`;

export function remember(game: string, lesson: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...finished(), lessonKey(game, lesson)]));
  } catch {
    // A mark in a list is not worth a message.
  }
}
