import { padded, wrap } from './wrap.ts';

const GAP = '   ';
/** Narrower columns are hard to read: two fit on a screen of eighty columns. */
const NARROWEST = 37;

/** How wide each of so many columns is, or of those that fit next to each other; 0 where there is no room for two. */
export function columnWidth(columns: number, wanted: number): number {
  const count = columnCount(columns, wanted);
  return count < 2 ? 0 : Math.floor((columns + GAP.length) / count) - GAP.length;
}

/** Blocks in as many columns of equal width as fit, which are wider where there are few of them; one below the other, untouched, where there is no room for two. */
export function sideBySide(blocks: readonly (readonly string[])[], columns: number, hang?: number): string[] {
  const count = columnCount(columns, blocks.length);
  if (count < 2) return blocks.flat();
  const width = columnWidth(columns, blocks.length);
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

function columnCount(columns: number, wanted: number): number {
  return Math.min(wanted, Math.floor((columns + GAP.length) / (NARROWEST + GAP.length)));
}
