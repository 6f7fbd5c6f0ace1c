import type { Migration } from './builder.ts';

/** Whoever plays at many tables is told once a day. */
export const digests: Migration = {
  name: 'notices once a day',
  async up(db) {
    await db.schema
      .alterTable('channels')
      .addColumn('pace', 'text', (c) => c.notNull().defaultTo('at-once'))
      .execute();
  },
};
