import { createIndex, createTable, type Migration } from './builder.ts';

/** One result for each account, game and day: the first that was sent. */
export const daily: Migration = {
  name: 'lists of the day',
  async up(db) {
    const columns = {
      day: 'whole',
      challenge: 'text',
      account_id: 'text',
      score: 'real',
      place: 'whole',
      at: 'time',
    } as const;
    await createTable(db, 'daily_results', columns, ['day', 'challenge', 'account_id']);
    await createIndex(db, 'daily_results', ['account_id']);
  },
};
