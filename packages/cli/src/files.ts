import { readFile, rename, writeFile } from 'node:fs/promises';
import { type AnyGame, type GameRecord, isProblem, type Problem, problem, readRecord } from '@cromford/kernel';

export async function readText(file: string): Promise<{ readonly text: string } | Problem> {
  try {
    return { text: await readFile(file, 'utf8') };
  } catch (error) {
    return problem('file-unreadable', { file, reason: reasonOf(error) });
  }
}

export async function writeText(file: string, text: string): Promise<Problem | undefined> {
  try {
    await writeFile(file, text);
    return undefined;
  } catch (error) {
    return problem('file-unwritable', { file, reason: reasonOf(error) });
  }
}

/** What the file system has against a place is said like anything else that is wrong. */
export async function orUnwritable<T>(file: string, write: () => Promise<T>): Promise<T | Problem> {
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    return problem('file-unwritable', { file, reason: reasonOf(error) });
  }
}

/** What a file says, with the file's name where it says it wrong. */
export async function readRecordFile(file: string, games: readonly AnyGame[]): Promise<GameRecord | Problem> {
  const read = await readText(file);
  if (isProblem(read)) return read;
  const record = readRecord(read.text, games);
  return isProblem(record) ? { ...record, params: { ...record.params, file } } : record;
}

/** Saves the game, whole or not at all: a crash in the middle leaves the old file as it was. */
export async function saveRecord(file: string, record: string): Promise<Problem | undefined> {
  try {
    await writeFile(`${file}.new`, record);
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

/** The system's name of the reason, for which there are words; else what it says. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
}
