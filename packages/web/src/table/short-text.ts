import { joined, partsOf, plain, type Sentence, type SentencePart, under } from '@cromford/kernel';
import type { Choice } from '../engine/protocol.ts';
import type { Group } from './groups.ts';

/**
 * Under a common heading choices need not repeat what they share: "Hire for Sawmill" and "Hire for Brickworks" are "Sawmill" and
 * "Brickworks". What is left out are whole parts of the sentence, so that a number keeps its noun and a name its article. Only for the eye; the
 * full text is what a screen reader says and what the filled button shows.
 */
export function shortSentences({ name, choices }: Group): Map<Choice, Sentence> {
  const all = choices.map(({ said }) => partsOf(said));
  const from = choices.length > 1 ? commonStart(all) : 0;
  const rest = all.map((parts) => parts.slice(from));
  const end = choices.length > 1 ? commonEnd(rest) : 0;
  return new Map(
    choices.map((choice, i) => {
      const own = joined(rest[i]?.slice(0, rest[i].length - end) ?? []);
      return [choice, capital(choices.length > 1 ? own : under(name, own))];
    }),
  );
}

/** The same as text. */
export function shortTexts(group: Group): Map<Choice, string> {
  return new Map(Array.from(shortSentences(group), ([choice, said]) => [choice, plain(said)]));
}

function commonStart(all: readonly (readonly SentencePart[])[]): number {
  const [first = []] = all;
  const shortest = Math.min(...all.map((parts) => parts.length));
  let shared = 0;
  while (shared < shortest - 1 && all.every((parts) => isSame(parts[shared], first[shared]))) shared++;
  // How many is left out only before a name: it needs the words around it.
  const counts = first.findIndex(isAmount);
  const beginWell = all.every((parts) => isName(parts[shared]));
  return beginWell || counts < 0 ? shared : Math.max(0, Math.min(shared, counts - 1));
}

function commonEnd(all: readonly (readonly SentencePart[])[]): number {
  const [first = []] = all;
  const shortest = Math.min(...all.map((parts) => parts.length));
  let shared = 0;
  while (shared < shortest - 1 && all.every((parts) => isSame(parts.at(-1 - shared), first.at(-1 - shared)))) shared++;
  // A text that goes on, like "Improve …" or "2 …", keeps what it asks for, and how many is never left out.
  const endsWell = all.every((parts) => isName(parts[parts.length - 1 - shared]));
  return endsWell && !first.slice(first.length - shared).some(isAmount) ? shared : 0;
}

function isSame(a: SentencePart | undefined, b: SentencePart | undefined): boolean {
  return a !== undefined && b !== undefined && typeof a === typeof b && plain(a) === plain(b);
}

function isName(part: SentencePart | undefined): boolean {
  return typeof part === 'object' && part.is !== 'amount' && part.is !== 'link';
}

function isAmount(part: SentencePart | undefined): boolean {
  return typeof part === 'object' && part.is === 'amount';
}

/** It begins where another part ended: without the colon between them, and with a capital. */
function capital(sentence: Sentence): Sentence {
  const [first = '', ...rest] = partsOf(sentence);
  const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  if (typeof first !== 'string') return joined([{ ...first, text: upper(first.text) }, ...rest]);
  return joined([upper(first.replace(/^[:,\s]+/, '')), ...rest]);
}
