import { readFile, rename, writeFile } from 'node:fs/promises';
import {
  type AnyGame,
  type GameRecord,
  isProblem,
  type Problem,
  problem,
  readRecord,
  type Table,
  writeRecord,
} from '@cromford/kernel';

async function readText(file: string): Promise<{ readonly text: string } | Problem> {
  try {
    return { text: await readFile(file, 'utf8') };
  } catch (error) {
    return problem('file-unreadable', { file, reason: reasonOf(error) });
  }
}

export async function readRecordFile(file: string, games: readonly AnyGame[]): Promise<GameRecord | Problem> {
  const read = await readText(file);
  return isProblem(read) ? read : readRecord(read.text, games);
}

/** Saves the game, whole or not at all: a crash in the middle leaves the old file as it was. */
export async function saveTable(file: string, table: Table): Promise<Problem | undefined> {
  try {
    await writeFile(`${file}.new`, writeRecord(table.record()));
    await rename(`${file}.new`, file);
    return undefined;
  } catch (error) {
    return problem('file-unwritable', { file, reason: reasonOf(error) });
  }
}

/** A component sheet of the player's own; the game says whether it is right. */
export async function readSheetFile(file: string): Promise<{ readonly sheet: unknown } | Problem> {
  const read = await readText(file);
  if (isProblem(read)) return read;
  try {
    return { sheet: JSON.parse(read.text) };
  } catch (error) {
    return problem('sheet-not-json', { file, reason: reasonOf(error) });
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
