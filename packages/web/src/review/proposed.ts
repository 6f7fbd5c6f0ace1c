import type { Language } from '@cromford/kernel';
import type { TableEngine } from '../engine/client.ts';
import type { Face } from '../games/face.ts';
import type { Reviewed } from './protocol.ts';

/**
 * What the coach would have played, decision by decision as the log calls it, or the next best where nothing was better: without the clicks that only
 * end something, unless there is nothing else.
 */
export async function proposed(
  engine: Pick<TableEngine, 'ask'>,
  { from, short, best, next }: Reviewed,
  closing: Face['closing'],
  language: Language,
): Promise<string[]> {
  const lines = short > 0 ? best : next;
  const deeds: string[] = [];
  for (const [at, line] of lines.entries()) {
    if (closing({ do: line })) continue;
    deeds.push((await engine.ask<'word'>({ do: 'word', ply: from, line, after: lines.slice(0, at) }, language)).text);
  }
  if (deeds.length > 0 || !lines[0]) return deeds;
  return [(await engine.ask<'word'>({ do: 'word', ply: from, line: lines[0] }, language)).text];
}
