/** Whether a text anywhere in it holds the letter with the number nought, which PostgreSQL does not store. Without recursion: it may be deep. */
export function hasNul(value: unknown): boolean {
  const left: unknown[] = [value];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next === 'string' && next.includes('\0')) return true;
    if (typeof next === 'object' && next !== null)
      for (const [key, inner] of Object.entries(next)) left.push(key, inner);
  }
  return false;
}
