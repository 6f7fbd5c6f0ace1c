import type { Migration } from './builder.ts';

/** A way by which notices fail again and again is closed. */
export const closedWays: Migration = {
  name: 'how often a channel has failed',
  async up(db) {
    await db.schema
      .alterTable('channels')
      .addColumn('failures', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
  },
};
