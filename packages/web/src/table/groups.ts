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
