import { sql } from 'kysely';
import { sheetName } from '../sheet-name.ts';
import { createIndex, type Migration } from './builder.ts';

/** Sheets were kept under 64 bits of hash, for which another sheet could be made. The body that a table was played with stays its own. */
export const sheetNames: Migration = {
  name: 'component sheets by SHA-256',
  async up(db) {
    await createIndex(db, 'tables', ['sheet']);
    const { rows } = await sql<{ hash: string }>`select hash from sheets`.execute(db);
    for (const { hash } of rows) {
      const found = await sql<{ body: string }>`select body from sheets where hash = ${hash}`.execute(db);
      const name = sheetName(found.rows[0]?.body ?? '');
      await sql`update tables set sheet = ${name} where sheet = ${hash}`.execute(db);
      await sql`update sheets set hash = ${name} where hash = ${hash}`.execute(db);
    }
  },
};
