import type { Section } from '@cromford/kernel';
import { runTogether } from './run-together.ts';
import type { Terminal } from './terminal.ts';
import { wrap } from './wrap.ts';

/** A board in so few lines, run together: its first line, then as many of its parts as have room, then of its other lines. */
export function inShort({ heading, lines, parts = [] }: Section<string>, room: number, terminal: Terminal): string[] {
  const [first, ...others] = lines;
  const inLine = parts.map((part) => `${part.heading}: ${part.lines.join(', ')}`);
  let taken: string[] = first === undefined ? [] : [first];
  const lined = () => wrap(runTogether({ heading, lines: taken }, terminal.paint), terminal.columns);
  for (const line of [...inLine, ...others]) {
    const before = taken;
    taken = [...taken, line];
    if (lined().length > room) taken = before;
  }
  return lined().slice(0, Math.max(0, room));
}
