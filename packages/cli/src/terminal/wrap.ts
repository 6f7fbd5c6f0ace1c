import stringWidth from 'string-width';

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

/** How many columns a line takes on the screen: colours and marks above a letter take none, 木 and 🚢 two. */
export function shownWidth(line: string): number {
  return stringWidth(line);
}

/** Spaces after it, up to a width. */
export function padded(line: string, width: number): string {
  return line + space(line, width);
}

/** Spaces before it. */
export function toTheRight(line: string, width: number): string {
  return space(line, width) + line;
}

function space(line: string, width: number): string {
  return ' '.repeat(Math.max(0, width - shownWidth(line)));
}
