/** Words that stand alone: a capital at the beginning, a full stop at the end. */
export function sentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}
