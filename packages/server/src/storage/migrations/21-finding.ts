import { createIndex, type Migration } from './builder.ts';

/** What is somebody's is found without reading everything: for the export, the deletion, and to forget guests by the hundred. */
export const finding: Migration = {
  name: 'finding what is somebody’s',
  async up(db) {
    const wanted = {
      accounts: ['owner'],
      messages: ['account_id'],
      notes: ['account_id'],
      rating_changes: ['account_id'],
      entrants: ['account_id'],
      blocks: ['blocked_id'],
      invitations: ['created_by'],
      reports: ['account_id', 'subject'],
      audit: ['actor', 'subject'],
    };
    for (const [table, columns] of Object.entries(wanted))
      for (const column of columns) await createIndex(db, table, [column]);
  },
};
