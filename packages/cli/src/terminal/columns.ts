import { padded, shownWidth, toTheRight } from './wrap.ts';

/** Rows as columns of equal width; a column of numbers stands to the right. */
export function columns(rows: readonly (readonly string[])[]): string[] {
  const count = Math.max(0, ...rows.map((row) => row.length));
  const places = Array.from({ length: count }, (_, at) => {
    const cells = rows.map((row) => row[at] ?? '');
    return { width: Math.max(...cells.map(shownWidth)), right: cells.slice(1).every(isNumber) };
  });
  return rows.map((row) =>
    places
      .map(({ width, right }, at) => (right ? toTheRight : padded)(row[at] ?? '', width))
      .join('  ')
      .trimEnd(),
  );
}

function isNumber(cell: string): boolean {
  return cell === '' || /^[−-]?\d[\d.,\s]*$/.test(cell);
}
