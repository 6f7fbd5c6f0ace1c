import { createIndex, createTable, type Migration } from './builder.ts';

export const people: Migration = {
  name: 'people, sessions and invitations',
  async up(db) {
    await createTable(
      db,
      'accounts',
      {
        id: 'text',
        kind: 'text',
        name: 'text',
        login: 'text?',
        passphrase: 'text?',
        role: 'text',
        owner: 'text?',
        about: 'text',
        language: 'text',
        created_at: 'time',
        deleted_at: 'time?',
        banned_until: 'time?',
        muted_until: 'time?',
      },
      ['id'],
      [['login']],
    );
    await createTable(
      db,
      'sessions',
      {
        id: 'text',
        account_id: 'text',
        token: 'text',
        kind: 'text',
        label: 'text',
        created_at: 'time',
        seen_at: 'time',
        expires_at: 'time',
      },
      ['id'],
      [['token']],
    );
    await createIndex(db, 'sessions', ['account_id']);
    await createTable(
      db,
      'passkeys',
      {
        id: 'text',
        account_id: 'text',
        public_key: 'text',
        counter: 'time',
        transports: 'text',
        label: 'text',
        created_at: 'time',
      },
      ['id'],
    );
    await createIndex(db, 'passkeys', ['account_id']);
    await createTable(db, 'recovery_codes', { code: 'text', account_id: 'text' }, ['code']);
    await createIndex(db, 'recovery_codes', ['account_id']);
    await createTable(db, 'challenges', { id: 'text', account_id: 'text?', challenge: 'text', expires_at: 'time' }, [
      'id',
    ]);
    await createTable(db, 'blocks', { account_id: 'text', blocked_id: 'text', created_at: 'time' }, [
      'account_id',
      'blocked_id',
    ]);
    await createTable(
      db,
      'invitations',
      {
        id: 'text',
        token: 'text',
        table_id: 'text',
        seat: 'whole?',
        created_by: 'text',
        created_at: 'time',
        expires_at: 'time',
        left: 'whole',
      },
      ['id'],
      [['token']],
    );
    await createIndex(db, 'invitations', ['table_id']);
  },
};
