import type { Weights } from '../judgement.ts';
import { temperaments } from '../temperaments.ts';

/**
 * A bot as it is entered: its name, factors for its weights after a `#` (`foreman#{"fade":1.1}`), and milliseconds per decision after
 * an `@` (`arkwright@500`) where it is given time of its own.
 */
export interface Entry {
  readonly name: string;
  readonly factors?: Weights;
  readonly time?: number;
}

export function readEntry(text: string): Entry {
  const [, rest, time] = /^(.+)@(\d{1,6})$/.exec(text) ?? [undefined, text];
  const [name = '', ...factors] = (rest ?? '').split('#');
  return {
    name,
    ...(factors.length > 0 && { factors: JSON.parse(factors.join('#')) as Weights }),
    ...(time !== undefined && { time: Number(time) }),
  };
}

/** Entries with commas between them; settings of a bot have commas too: `manager,arkwright:nodes=2000,exporter,manager`. */
export function splitEntries(text: string): string[] {
  const entries: string[] = [];
  for (const part of text.split(',')) {
    const bare = part.split('@')[0];
    const isSetting = /^\w+=[^:]*$/.test(part) || temperaments.some(({ id }) => id === bare);
    if (isSetting && entries.at(-1)?.includes(':')) entries.push(`${entries.pop()},${part}`);
    else entries.push(part);
  }
  return entries;
}
