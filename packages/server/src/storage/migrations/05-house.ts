import { createIndex, createTable, type Migration } from './builder.ts';

export const house: Migration = {
  name: 'notices, moderation and the audit log',
  async up(db) {
    await createTable(
      db,
      'channels',
      {
        id: 'text',
        account_id: 'text',
        kind: 'text',
        address: 'text',
        code: 'text',
        created_at: 'time',
        last_ok: 'time?',
        last_error: 'text?',
      },
      ['id'],
    );
    await createIndex(db, 'channels', ['account_id']);
    await createTable(
      db,
      'outbox',
      {
        id: 'text',
        channel_id: 'text',
        key: 'text',
        body: 'text',
        attempts: 'whole',
        next_at: 'time',
        done_at: 'time?',
        error: 'text?',
      },
      ['id'],
      [['channel_id', 'key']],
    );
    await createIndex(db, 'outbox', ['done_at', 'next_at']);
    await createTable(
      db,
      'reports',
      {
        id: 'text',
        account_id: 'text',
        subject: 'text',
        table_id: 'text?',
        reason: 'text',
        at: 'time',
        settled_at: 'time?',
        settled_by: 'text?',
      },
      ['id'],
    );
    await createTable(
      db,
      'audit',
      { id: 'text', at: 'time', actor: 'text?', action: 'text', subject: 'text', detail: 'text' },
      ['id'],
    );
    await createIndex(db, 'audit', ['at']);
  },
};
