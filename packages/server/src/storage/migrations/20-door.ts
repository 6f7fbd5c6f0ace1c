import { sql } from 'kysely';
import { faceOf } from '../../people/names.ts';
import { createIndex, createTable, type Migration } from './builder.ts';

/** What somebody looks like by name, when a session was last proved, links of the house, and who was kept out from where. */
export const door: Migration = {
  name: 'faces, proofs, links of the house and networks that are kept out',
  async up(db) {
    await db.schema
      .alterTable('accounts')
      .addColumn('face', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    const members = await sql<{ id: string; name: string }>`
      select id, name from accounts where kind = 'member' and deleted_at is null order by created_at`.execute(db);
    // Of members who look alike already the first one has the face; the others keep their names.
    const seen = new Set<string>();
    for (const { id, name } of members.rows) {
      const face = faceOf(name);
      if (!seen.has(face)) await sql`update accounts set face = ${face} where id = ${id}`.execute(db);
      seen.add(face);
    }
    await sql`create unique index accounts_by_face on accounts (face) where face <> ''`.execute(db);
    await db.schema.alterTable('sessions').addColumn('confirmed_at', 'bigint').execute();
    await db.schema.alterTable('sessions').addColumn('network', 'text').execute();
    await createTable(
      db,
      'links',
      {
        id: 'text',
        token: 'text',
        kind: 'text',
        account_id: 'text?',
        created_by: 'text?',
        created_at: 'time',
        expires_at: 'time',
        left: 'whole',
      },
      ['id'],
      [['token']],
    );
    await createTable(db, 'kept_out', { network: 'text', account_id: 'text', until: 'time' }, [
      'network',
      'account_id',
    ]);
    await createIndex(db, 'kept_out', ['until']);
  },
};
