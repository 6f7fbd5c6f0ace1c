import type { Section } from '@cromford/kernel';
import { columnWidth, sideBySide } from './side-by-side.ts';
import type { Paint, Terminal } from './terminal.ts';
import { wrap } from './wrap.ts';

const INDENT = '  ';

/**
 * A text rendering as lines: headings bold, parts moved in. On a wide screen small parts stand side by side, and so do
 * sections with parts of their own that follow each other, such as the companies of the players.
 */
export function sectionLines(sections: readonly Section<string>[], { paint, columns }: Terminal): string[] {
  return runs(sections).flatMap((run) => {
    const width = columnWidth(columns, run.length);
    if (width === 0) return run.flatMap((section) => ['', ...block(section, paint, columns)]);
    return [
      '',
      ...sideBySide(
        run.map((section) => block(section, paint, width)),
        columns,
      ),
    ];
  });
}

/** What is left of a board when there is no room: what follows the last section with parts is read elsewhere. */
export function shortened(sections: readonly Section<string>[]): readonly Section<string>[] {
  const last = sections.findLastIndex(({ parts }) => parts);
  return last < 1 ? sections : sections.slice(0, last + 1);
}

/** What is left where even that is too much: of the sections with parts only the one under this heading, if there is one. */
export function onlyOwn(sections: readonly Section<string>[], heading: string): readonly Section<string>[] {
  const hasOwn = sections.some((section) => section.parts && section.heading === heading);
  return hasOwn ? sections.filter((section) => !section.parts || section.heading === heading) : sections;
}

/** Neighbours with parts belong together. */
function runs(sections: readonly Section<string>[]): Section<string>[][] {
  const all: Section<string>[][] = [];
  for (const section of sections) {
    const last = all.at(-1);
    if (section.parts && last?.[0]?.parts) last.push(section);
    else all.push([section]);
  }
  return all;
}

function block({ heading, lines, parts = [] }: Section<string>, paint: Paint, columns: number): string[] {
  const room = columns - INDENT.length;
  const inner = parts.map((part) => block(part, paint, columnWidth(room, parts.length) || room));
  const own = lines.flatMap((line) => wrap(line, room));
  // Painted once it is broken: a colour that went on to the next line would run into what stands beside it.
  const headings = wrap(heading, columns).map((line) => paint.bold(line));
  return [...headings, ...[...own, ...sideBySide(inner, room)].map((line) => INDENT + line)];
}
