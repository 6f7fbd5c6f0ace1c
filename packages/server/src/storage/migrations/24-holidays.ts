import { createTable, type Migration } from './builder.ts';

/** While somebody is on holiday, the time of his turns does not run. */
export const holidays: Migration = {
  name: 'holidays',
  async up(db) {
    await createTable(db, 'holidays', { account_id: 'text', from_at: 'time', until_at: 'time' }, ['account_id']);
  },
};
