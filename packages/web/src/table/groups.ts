import { partsOf, type SentencePart } from '@cromford/kernel';
import type { Choice } from '../engine/protocol.ts';

export interface Group {
  readonly name: string;
  readonly choices: readonly Choice[];
}

/** Choices that touch the same thing, in the order in which things first appear. */
export function groupsOf(choices: readonly Choice[]): Group[] {
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) {
    const known = groups.get(choice.group);
    if (known) known.push(choice);
    else groups.set(choice.group, [choice]);
  }
  return Array.from(groups, ([name, members]) => ({ name, choices: members.toSorted(asksLast) }));
}

/** What asks once more is nobody's first choice. */
function asksLast(a: Choice, b: Choice): number {
  const asks = ({ notes, refusal }: Choice) => !refusal && notes.some(({ warns }) => warns);
  return Number(asks(a)) - Number(asks(b));
}

/** One choice for each thing: its own words name the thing, and a heading over each would only say it twice. */
export function gathered(groups: Group[]): Group[] {
  if (groups.length < 2 || !groups.every(namesItself)) return groups;
  return [{ name: '', choices: groups.flatMap(({ choices }) => choices) }];
}

function namesItself({ name, choices: [choice, another] }: Group): boolean {
  if (!choice || another || choice.presses.length !== 1) return false;
  const isIt = (part: SentencePart) => typeof part !== 'string' && part.text.toLowerCase() === name.toLowerCase();
  return name === '' || partsOf(choice.said).some(isIt);
}

/** Letters from which on a note is a sentence: what a choice is for, and not only what it costs. */
const SENTENCE = 30;
const SEVERAL = 4;

const isSentence = ({ text, warns }: { readonly text: string; readonly warns?: boolean }) =>
  !warns && text.length > SENTENCE;

/** What a choice is for; what begins with a figure is what choices are compared by, and stands beside each of them. */
export const isPurpose = (note: { readonly text: string; readonly warns?: boolean }) =>
  isSentence(note) && !/^[£\d]/.test(note.text);

/** Several choices, each of which says in a sentence what it is for: they stand as cards, and a phone tells it of the one that is touched. */
export function isToldInFull({ choices }: Group): boolean {
  return (
    choices.length >= SEVERAL &&
    choices.some(({ refusal }) => !refusal) &&
    choices.every(({ refusal, presses, notes }) => presses.length === 1 && (refusal || notes.some(isSentence)))
  );
}
