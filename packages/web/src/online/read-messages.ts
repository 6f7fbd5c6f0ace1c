import { recalled, remember } from '../shell/memory.ts';

const REMEMBERED = 'cromford.read';
/** Tables of long ago are forgotten; what was said there counts as new once more. */
const MOST = 50;

type ByTable = readonly (readonly [table: string, message: number])[];

/** The last message that was seen at a table from this browser: a page that is opened again does not call it new. */
export function readUpTo(table: string): number {
  return recall().find(([known]) => known === table)?.[1] ?? 0;
}

export function rememberRead(table: string, message: number): void {
  const others = recall().filter(([known]) => known !== table);
  remember(REMEMBERED, JSON.stringify([...others, [table, message]].slice(-MOST)));
}

function recall(): ByTable {
  try {
    return JSON.parse(recalled(REMEMBERED) ?? '[]') as ByTable;
  } catch {
    return [];
  }
}
