import { shownWidth, wrap } from './wrap.ts';

const GAP = '   ';
/** Narrower columns are hard to read: two fit on a screen of eighty columns. */
const NARROWEST = 37;

/** How wide each of the columns is that fit next to each other; 0 where there is no room for two. */
export function columnWidth(columns: number): number {
  const count = columnCount(columns);
  return count < 2 ? 0 : Math.floor((columns + GAP.length) / count) - GAP.length;
}

/** Blocks in as many columns of equal width as fit; one below the other, untouched, where there is no room for two. */
export function sideBySide(blocks: readonly (readonly string[])[], columns: number, hang?: number): string[] {
  const count = columnCount(columns);
  if (count < 2) return blocks.flat();
  const width = columnWidth(columns);
  const wrapped = blocks.map((lines) => lines.flatMap((line) => wrap(line, width, hang)));
  const rows: string[] = [];
  for (let from = 0; from < wrapped.length; from += count) {
    const row = wrapped.slice(from, from + count);
    const height = Math.max(...row.map((lines) => lines.length));
    for (let at = 0; at < height; at++)
      rows.push(
        row
          .map((lines) => padded(lines[at] ?? '', width))
          .join(GAP)
          .trimEnd(),
      );
  }
  return rows;
}

function columnCount(columns: number): number {
  return Math.floor((columns + GAP.length) / (NARROWEST + GAP.length));
}

function padded(line: string, width: number): string {
  return line + ' '.repeat(Math.max(0, width - shownWidth(line)));
}
