import type { Choice } from '../engine/protocol.ts';
import type { Group } from './groups.ts';

/** Between a noun and what belongs to it, in the languages of the page. */
const PREPOSITIONS = new Set(['of', 'for', 'von', 'für']);

/**
 * Under a common heading choices need not repeat what they share: "Hire for Sawmill" and "Hire for Brickworks" are "Sawmill" and
 * "Brickworks"; so are words that they all end with. Only for the eye; the full text is what a screen reader says and what the filled button shows.
 */
export function shortTexts({ name, choices }: Group): Map<Choice, string> {
  const texts = choices.map((choice) => wholeText(choice).split(' '));
  const shared = choices.length > 1 ? commonWords(texts) : headingWords(name, texts[0] ?? []);
  const rest = texts.map((words) => words.slice(shared));
  const end = choices.length > 1 ? commonEnd(rest) : 0;
  return new Map(
    choices.map((choice, i) => [choice, capital(rest[i]?.slice(0, rest[i].length - end).join(' ') ?? '')]),
  );
}

/** Of several amounts the largest: its nouns are those of "… shares". */
function wholeText({ text, presses }: Choice): string {
  return presses.at(-1)?.text ?? text;
}

function commonWords(texts: readonly (readonly string[])[]): number {
  const [first = []] = texts;
  const shortest = Math.min(...texts.map((words) => words.length));
  let shared = 0;
  while (shared < shortest - 1 && texts.every((words) => words[shared] === first[shared])) shared++;
  // "Warehouse 1" and "Warehouse 2" are not "1" and "2": a number needs its noun.
  const isBare = texts.some((words) => isNumber(words.slice(shared, shared + 1)));
  if (shared === 0 || !isBare) return shared;
  // "Ship for 2 crates" is not "For 2 crates" either.
  return shared > 1 && PREPOSITIONS.has(first[shared - 1] ?? '') ? shared - 2 : shared - 1;
}

function commonEnd(texts: readonly (readonly string[])[]): number {
  const [first = []] = texts;
  const shortest = Math.min(...texts.map((words) => words.length));
  let shared = 0;
  while (shared < shortest - 1 && texts.every((words) => words.at(-1 - shared) === first.at(-1 - shared))) shared++;
  // "2 £" is not "2": a number needs what follows it, and so does "of". And how many is never left out: "Buy 1 share" is not "Buy".
  const isCounted = first.slice(first.length - shared).some((word) => /^\d+$/.test(word));
  const isCut = texts.some((words) => {
    const last = words.slice(0, words.length - shared).slice(-1);
    return isNumber(last) || PREPOSITIONS.has(last[0] ?? '');
  });
  return isCounted || isCut ? 0 : shared;
}

function isNumber(words: readonly string[]): boolean {
  return words.every((word) => /^([£+×]?\d+|£|[IV]+)$/.test(word));
}

function headingWords(heading: string, words: readonly string[]): number {
  const wanted = heading.split(' ');
  const starts = heading !== '' && wanted.every((word, i) => words[i]?.replace(/:$/, '') === word);
  return starts && words.length > wanted.length ? wanted.length : 0;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
