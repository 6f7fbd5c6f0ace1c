import type { Choice } from '../engine/protocol.ts';

/** On which line each row stands, from where the page has put its upper edge. */
export function linesOf(tops: readonly number[]): number[] {
  let line = 0;
  return tops.map((top, i) => {
    if (i === 0 || top !== tops[i - 1]) line += 1;
    return line;
  });
}

/** What the bar of a phone shows of a group's open choices, as far as that is known. */
export interface Fit {
  readonly choices: readonly Choice[];
  /** Some are left out, and how many stands beside the last. */
  readonly isCut: boolean;
  readonly isSettled: boolean;
}

const PHONE_LINES = 2;

/** On a phone the board is the list; its bar tries to show all that are open. */
export function allOpen(choices: readonly Choice[]): Fit {
  return { choices: choices.filter(({ refusal }) => !refusal), isCut: false, isSettled: false };
}

/** What comes of it when they stand so: all where two lines hold them, and else those of one, without those that bring nothing. */
export function fitted({ choices, isCut }: Fit, tops: readonly number[]): Fit {
  const lines = linesOf(tops);
  if (isCut) return { choices: choices.filter((_, i) => lines[i] === 1), isCut, isSettled: true };
  if ((lines.at(-1) ?? 1) <= PHONE_LINES) return { choices, isCut, isSettled: true };
  const useful = choices.filter(({ notes }) => !notes.some(({ none }) => none));
  return { choices: useful.length > 0 ? useful : choices, isCut: true, isSettled: false };
}
