import { createIndex, createTable, type Migration } from './builder.ts';

export const tables: Migration = {
  name: 'tables and their logs',
  async up(db) {
    await createTable(db, 'sheets', { hash: 'text', body: 'text' }, ['hash']);
    await createTable(
      db,
      'tables',
      {
        id: 'text',
        game: 'text',
        version: 'whole',
        sheet: 'text',
        players: 'whole',
        options: 'text',
        seed: 'text',
        title: 'text',
        host: 'text',
        key: 'text',
        access: 'text',
        clock: 'text',
        delay: 'whole',
        takeover: 'text',
        stage: 'text',
        seq: 'whole',
        ply: 'whole',
        due: 'whole?',
        since: 'time?',
        revision: 'whole',
        created_at: 'time',
        changed_at: 'time',
        ended_at: 'time?',
        result: 'text?',
      },
      ['id'],
      [['host', 'key']],
    );
    await createIndex(db, 'tables', ['stage', 'access', 'game']);
    await createTable(
      db,
      'seats',
      { table_id: 'text', seat: 'whole', account: 'text?', bot: 'text?', bank: 'time', seen_at: 'time' },
      ['table_id', 'seat'],
    );
    await createIndex(db, 'seats', ['account']);
    await createTable(
      db,
      'entries',
      {
        table_id: 'text',
        seq: 'whole',
        kind: 'text',
        seat: 'whole',
        line: 'text',
        ply: 'whole',
        account: 'text?',
        key: 'text',
        at: 'time',
      },
      ['table_id', 'seq'],
      [['table_id', 'key']],
    );
    await createTable(db, 'snapshots', { table_id: 'text', seq: 'whole', ply: 'whole', hash: 'text', body: 'text?' }, [
      'table_id',
      'seq',
    ]);
  },
};
