import type { Section } from '@cromford/kernel';
import { runTogether } from './run-together.ts';
import { sectionLines } from './sections.ts';
import type { Terminal } from './terminal.ts';
import { wrap } from './wrap.ts';

/**
 * Some sections of a board, and of the others as much as has room, each run together: as many lines as possible of what stands
 * right above the boards of the players, then those boards and what stands further above, at least with their first lines, at last what
 * stands below them.
 */
export function widened(
  all: readonly Section<string>[],
  shown: readonly Section<string>[],
  room: number,
  terminal: Terminal,
  isTight = false,
): string[] {
  const { paint, columns } = terminal;
  const taken = new Map<Section<string>, readonly string[]>();
  const lines = () => laidOut(all, shown, taken, terminal).filter((line) => !isTight || line !== '');
  const tryWith = (section: Section<string>, text: string): boolean => {
    const before = taken.get(section);
    taken.set(section, wrap(text, columns));
    if (lines().length <= room) return true;
    if (before) taken.set(section, before);
    else taken.delete(section);
    return false;
  };
  const { above, players, below } = leftOut(all, shown);
  const whole = (section: Section<string>) => tryWith(section, runTogether(section, paint));
  const begun = (section: Section<string>, count: number) =>
    tryWith(section, runTogether(beginning(section, count), paint));
  const others = [...players, ...above.slice(0, -1).reverse()];
  for (const nearest of above.slice(-1))
    for (let count = nearest.lines.length; count > 0 && !begun(nearest, count); ) count--;
  for (const section of others) begun(section, 1);
  for (const section of [...others, ...below.reverse()]) whole(section);
  return lines();
}

function leftOut(all: readonly Section<string>[], shown: readonly Section<string>[]) {
  const left = all.filter((section) => !shown.includes(section));
  const firstBoard = all.findIndex(({ parts }) => parts);
  return {
    above: left.filter((section) => all.indexOf(section) < firstBoard),
    players: left.filter(({ parts }) => parts),
    below: left.filter((section) => !section.parts && all.indexOf(section) > firstBoard),
  };
}

/** Its first lines; where there are none, what its parts are called. */
function beginning({ heading, lines, parts = [] }: Section<string>, count: number): Section<string> {
  const named = lines.length > 0 ? lines.slice(0, count) : [parts.map((part) => part.heading).join(', ')];
  return { heading, lines: named };
}

/** In the board's own order; neighbours that are shown whole stay together. */
function laidOut(
  all: readonly Section<string>[],
  shown: readonly Section<string>[],
  taken: ReadonlyMap<Section<string>, readonly string[]>,
  terminal: Terminal,
): string[] {
  const lines: string[] = [];
  let whole: Section<string>[] = [];
  const flush = () => {
    lines.push(...sectionLines(whole, terminal));
    whole = [];
  };
  for (const section of all) {
    const brief = taken.get(section);
    if (shown.includes(section)) whole.push(section);
    else if (brief) {
      flush();
      lines.push('', ...brief);
    }
  }
  flush();
  return lines;
}
