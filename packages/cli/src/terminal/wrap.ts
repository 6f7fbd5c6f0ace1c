import { stripVTControlCharacters } from 'node:util';

/** Breaks a line between words, but not within `6 £`; what follows is moved in a little further, or as far as `hang` says. A width of 0 leaves it as it is. */
export function wrap(line: string, width: number, hang?: number): string[] {
  if (width <= 0 || shownWidth(line) <= width) return [line];
  const indent = /^ */.exec(line)?.[0] ?? '';
  const further = hang === undefined ? `${indent}  ` : ' '.repeat(hang);
  const lines: string[] = [];
  let current = '';
  for (const word of line.trim().split(/ (?!£)/)) {
    const start = lines.length === 0 ? indent : further;
    const longer = current === '' ? start + word : `${current} ${word}`;
    if (current !== '' && shownWidth(longer) > width) {
      lines.push(current);
      current = further + word;
    } else current = longer;
  }
  return [...lines, current];
}

/** How many columns a line takes on the screen: colours take none. */
export function shownWidth(line: string): number {
  return stripVTControlCharacters(line).length;
}
