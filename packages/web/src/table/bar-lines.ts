import type { Choice } from '../engine/protocol.ts';
import type { Group } from './groups.ts';
import { shortTexts } from './short-text.ts';

/** Pixels, as the bar of a wide screen shows them. */
const LETTER = 5.6;
const AMOUNT = 28;
const FRAME = 48;
const MARGIN = 28;

/** How many lines of the bar the groups take side by side; a letter counts as wide as most are. */
export function linesOf(groups: readonly Group[], width: number): number {
  let lines = 1;
  let taken = 0;
  for (const group of groups) {
    const wide = widthOf(group);
    if (taken > 0 && taken + wide > width) {
      lines += 1;
      taken = 0;
    }
    taken += wide;
    while (taken > width) {
      lines += 1;
      taken -= width;
    }
  }
  return lines;
}

function widthOf(group: Group): number {
  const texts = shortTexts(group);
  const wide = ({ presses, notes }: Choice, text: string) =>
    presses.length > 1
      ? presses.length * AMOUNT
      : FRAME + LETTER * notes.reduce((letters, note) => letters + note.text.length, text.length);
  return group.choices.reduce((sum, choice) => sum + wide(choice, texts.get(choice) ?? ''), MARGIN);
}
