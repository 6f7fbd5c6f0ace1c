import type { Choice } from '../engine/protocol.ts';
import { type Group, isSentence, isToldInFull } from './groups.ts';
import { shortTexts } from './short-text.ts';

/** Pixels, as the bar of a wide screen shows them. */
const LETTER = 5.6;
const AMOUNT = 28;
const FRAME = 48;
/** Between amounts and what they do, which stands beside them where there are several rows of them. */
const EFFECT = 26;
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
  // Sentences are broken within their cards: they make the bar higher, not the line longer.
  const isTold = isToldInFull(group);
  const wide = ({ presses, notes: all }: Choice, text: string) => {
    const notes = isTold ? all.filter((note) => !isSentence(note)) : all;
    return presses.length > 1
      ? presses.length * AMOUNT + (group.choices.length > 1 ? EFFECT + LETTER * text.length : 0)
      : FRAME + LETTER * notes.reduce((letters, note) => letters + note.text.length, text.length);
  };
  return group.choices.reduce((sum, choice) => sum + wide(choice, texts.get(choice) ?? ''), MARGIN);
}

/** Letters, as the bar of a phone shows them. */
const PHONE_LINE = 52;
const PADDING = 4;
const NOTE = 0.75;
/** What says how many more there are. */
const MORE = 9;
const PHONE_LINES = 2;

/** On a phone the board is the list; its bar shows the open choices of a group, all where two lines hold them and else those of one. */
export function nearestOf(group: Group | undefined): Choice[] {
  if (!group) return [];
  const isTold = isToldInFull(group);
  const open = group.choices.filter(({ refusal }) => !refusal);
  const texts = shortTexts(group);
  const wide = (choice: Choice) => {
    const told = isTold ? choice.notes.filter((note) => !isSentence(note)) : choice.notes;
    const notes = NOTE * told.map(({ text }) => text).join(' · ').length;
    return choice.presses.length > 1 ? PHONE_LINE : PADDING + Math.max(texts.get(choice)?.length ?? 0, notes);
  };
  const lines = broken(open.map(wide), PHONE_LINE);
  if ((lines.at(-1) ?? 1) <= PHONE_LINES) return open;
  const some = open.some(hasEffect) ? open.filter(hasEffect) : open;
  const shorter = broken(some.map(wide), PHONE_LINE - MORE);
  return some.filter((_, i) => shorter[i] === 1);
}

/** A phone shows few: not those that bring nothing. */
const hasEffect = ({ notes }: Choice) => !notes.some(({ none }) => none);

/** On which line each of them comes to stand. */
function broken(widths: readonly number[], width: number): number[] {
  let line = 1;
  let taken = 0;
  return widths.map((wide) => {
    if (taken > 0 && taken + wide > width) {
      line += 1;
      taken = 0;
    }
    taken += wide;
    return line;
  });
}
