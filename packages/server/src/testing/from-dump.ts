import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { openSqlite } from '../storage/sqlite.ts';

/** Makes the SQLite file that somebody has written out as text; games that went on then were played a moment ago, or they would be cleared away. */
export async function fromDump(dump: string, file: string): Promise<void> {
  const { query, close } = openSqlite(file);
  for (const statement of readFileSync(dump, 'utf8').split(/;\n/))
    if (/^(CREATE|INSERT)/.test(statement)) await sql.raw(statement).execute(query);
  await sql`update tables set changed_at = ${Date.now()}`.execute(query);
  // A connection that is closed lives on until its statements are collected; with a log it would count as somebody who has the file open.
  await sql`pragma journal_mode = delete`.execute(query);
  await close();
}
