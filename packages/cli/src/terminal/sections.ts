import type { Section } from '@cromford/kernel';
import { sideBySide } from './side-by-side.ts';
import type { Paint, Terminal } from './terminal.ts';

const INDENT = '  ';

/** A text rendering as lines: headings bold, parts moved in. On a wide screen small parts stand side by side. */
export function sectionLines(sections: readonly Section[], { paint, columns }: Terminal): string[] {
  return sections.flatMap((section) => ['', ...block(section, paint, columns)]);
}

function block({ heading, lines, parts = [] }: Section, paint: Paint, columns: number): string[] {
  const room = columns - INDENT.length;
  const inner = parts.map((part) => block(part, paint, room));
  return [paint.bold(heading), ...[...lines, ...sideBySide(inner, room)].map((line) => INDENT + line)];
}
