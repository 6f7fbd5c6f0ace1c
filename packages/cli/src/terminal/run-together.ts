import type { Section } from '@cromford/kernel';
import type { Paint } from './terminal.ts';

/** A section as one paragraph. */
export function runTogether({ heading, lines, parts = [] }: Section<string>, paint: Paint): string {
  const inner = parts.map((part) => `${part.heading}: ${part.lines.join(', ')}`);
  return `${paint.bold(heading.replace(/\.$/, ''))}: ${[...lines, ...inner].join(' · ')}`;
}
