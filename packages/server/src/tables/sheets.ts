import { type AnyGame, canonical, type Problem, problem } from '@cromford/kernel';
import { Kept } from '../kept.ts';
import type { TableRow } from '../storage/schema-tables.ts';
import { sheetName } from '../storage/sheet-name.ts';
import type { Store } from '../storage/store.ts';
import { Torn } from './torn.ts';

const LARGEST = 300_000;
const DEEPEST = 50;

/** A sheet as it is kept. */
export interface KeptSheet {
  readonly sheet: string;
  readonly sheetBody: string;
}

/** A component sheet from outside, made ready to be kept; whether the game can be played with it is for the kernel to say. */
export function keptSheet(sheet: unknown): KeptSheet | Problem {
  if (isDeeperThan(sheet, DEEPEST)) return problem('sheet', { path: '', reason: `is nested deeper than ${DEEPEST}` });
  const sheetBody = canonical(sheet);
  if (sheetBody.length > LARGEST) return problem('sheet-too-large', { most: LARGEST });
  return { sheet: sheetName(sheetBody), sheetBody };
}

/** Without recursion: what is asked about may be deeper than the stack. */
function isDeeperThan(value: unknown, most: number): boolean {
  let level: object[] = typeof value === 'object' && value !== null ? [value] : [];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth >= most) return true;
    level = level.flatMap((object) =>
      Object.values(object).filter((inner): inner is object => typeof inner === 'object' && inner !== null),
    );
  }
  return false;
}

const names = new WeakMap<AnyGame, string>();

/** The name of the sheet that a game ships. */
export function shippedName(game: AnyGame): string {
  const name = names.get(game) ?? sheetName(canonical(game.sheet));
  names.set(game, name);
  return name;
}

/** Tables with the same sheet share it in memory. The name says what is in it, so it is the same in every database. */
const read = new Kept<object>(10_000_000);

/** The sheet that a table is played with. The one that the game ships is never read from the database. */
export async function sheetOf(
  store: Store,
  game: AnyGame,
  { id, sheet }: Pick<TableRow, 'id' | 'sheet'>,
): Promise<unknown> {
  if (sheet === shippedName(game)) return game.sheet;
  const known = read.get(sheet);
  if (known !== undefined) return known;
  const body = await store.rooms.sheet(sheet);
  if (body === undefined) throw new Torn(id, 'sheet');
  const value = JSON.parse(body) as object;
  read.put(sheet, value, body.length);
  return value;
}
