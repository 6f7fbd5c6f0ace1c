import { createIndex, createTable, type Migration } from './builder.ts';

export const work: Migration = {
  name: 'work that any machine may do',
  async up(db) {
    await createTable(db, 'runs', { id: 'text', body: 'text', seen_at: 'time' }, ['id']);
    await createTable(
      db,
      'work',
      {
        id: 'text',
        queue: 'text',
        run_id: 'text?',
        body: 'text',
        tries: 'whole',
        alive_at: 'time?',
        created_at: 'time',
        done_at: 'time?',
        result: 'text?',
        error: 'text?',
      },
      ['id'],
    );
    await createIndex(db, 'work', ['queue', 'done_at']);
    await createIndex(db, 'work', ['run_id']);
  },
};
