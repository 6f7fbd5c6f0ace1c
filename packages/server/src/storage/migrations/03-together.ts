import { createIndex, createTable, type Migration } from './builder.ts';

export const together: Migration = {
  name: 'consent, chat, notes, rematch and standing orders',
  async up(db) {
    await db.schema.alterTable('tables').addColumn('rematch_of', 'text').execute();
    await createTable(
      db,
      'proposals',
      { table_id: 'text', kind: 'text', seat: 'whole', ply: 'whole', seq: 'whole', agreed: 'text', at: 'time' },
      ['table_id', 'kind'],
    );
    await createTable(
      db,
      'orders',
      {
        id: 'text',
        table_id: 'text',
        seat: 'whole',
        step: 'text',
        line: 'text',
        left: 'whole',
        cancelled: 'text?',
        created_at: 'time',
      },
      ['id'],
    );
    await createIndex(db, 'orders', ['table_id']);
    await createTable(
      db,
      'messages',
      { table_id: 'text', number: 'whole', account_id: 'text', text: 'text', at: 'time', hidden: 'whole' },
      ['table_id', 'number'],
    );
    await createTable(db, 'notes', { table_id: 'text', account_id: 'text', text: 'text', changed_at: 'time' }, [
      'table_id',
      'account_id',
    ]);
  },
};
