import { createHash } from 'node:crypto';

const PREFIX = 'sha256-';

/** The name under which a component sheet is kept: nobody can make another one that has it. */
export function sheetName(body: string): string {
  return PREFIX + createHash('sha256').update(body).digest('hex');
}

/** Whether this is the sheet of that name. Databases from before that was certain have names of another kind. */
export function isSheetOf(name: string, body: string): boolean {
  return !name.startsWith(PREFIX) || sheetName(body) === name;
}
