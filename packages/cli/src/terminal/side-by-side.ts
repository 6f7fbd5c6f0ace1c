import { stripVTControlCharacters } from 'node:util';

const GAP = '   ';
/** Wider blocks are wrapped, so that two fit on a screen of eighty columns with room to spare on larger ones. */
const WIDEST = 37;

/** Blocks in as many columns of equal width as fit; one below the other, untouched, where there is no room for two. */
export function sideBySide(blocks: readonly (readonly string[])[], columns: number): string[] {
  const count = Math.floor((columns + GAP.length) / (WIDEST + GAP.length));
  if (count < 2) return blocks.flat();
  const wrapped = blocks.map((lines) => lines.flatMap(wrap));
  const rows: string[] = [];
  for (let from = 0; from < wrapped.length; from += count) {
    const row = wrapped.slice(from, from + count);
    const height = Math.max(...row.map((lines) => lines.length));
    for (let at = 0; at < height; at++)
      rows.push(
        row
          .map((lines) => padded(lines[at] ?? ''))
          .join(GAP)
          .trimEnd(),
      );
  }
  return rows;
}

/** Breaks a line between words; what follows is moved in a little further. */
function wrap(line: string): string[] {
  if (shownWidth(line) <= WIDEST) return [line];
  const indent = /^ */.exec(line)?.[0] ?? '';
  const lines: string[] = [];
  let current = '';
  for (const word of line.trim().split(' ')) {
    const start = lines.length === 0 ? indent : `${indent}  `;
    const longer = current === '' ? start + word : `${current} ${word}`;
    if (current !== '' && shownWidth(longer) > WIDEST) {
      lines.push(current);
      current = `${indent}  ${word}`;
    } else current = longer;
  }
  return [...lines, current];
}

function padded(line: string): string {
  return line + ' '.repeat(Math.max(0, WIDEST - shownWidth(line)));
}

function shownWidth(line: string): number {
  return stripVTControlCharacters(line).length;
}
