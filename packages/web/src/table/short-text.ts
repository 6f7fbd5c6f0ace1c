import type { Choice } from '../engine/protocol.ts';
import type { Group } from './groups.ts';

/**
 * Under a common heading choices need not repeat what they share: "Hire for Sawmill" and "Hire for Brickworks" are "Sawmill" and
 * "Brickworks". Only for the eye; the full text is what a screen reader says and what the filled button shows.
 */
export function shortTexts({ name, choices }: Group): Map<Choice, string> {
  const texts = choices.map(({ text }) => text.split(' '));
  const shared = choices.length > 1 ? commonWords(texts) : headingWords(name, texts[0] ?? []);
  return new Map(choices.map((choice, i) => [choice, capital((texts[i] ?? []).slice(shared).join(' '))]));
}

function commonWords(texts: readonly (readonly string[])[]): number {
  const [first = []] = texts;
  const shortest = Math.min(...texts.map((words) => words.length));
  let shared = 0;
  while (shared < shortest - 1 && texts.every((words) => words[shared] === first[shared])) shared++;
  // "Warehouse 1" and "Warehouse 2" are not "1" and "2": a number needs its noun.
  const isBare = texts.some((words) => words.slice(shared).every((word) => /^\d+$/.test(word)));
  return shared > 0 && isBare ? shared - 1 : shared;
}

function headingWords(heading: string, words: readonly string[]): number {
  const wanted = heading.split(' ');
  const starts = heading !== '' && wanted.every((word, i) => words[i]?.replace(/:$/, '') === word);
  return starts && words.length > wanted.length ? wanted.length : 0;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
