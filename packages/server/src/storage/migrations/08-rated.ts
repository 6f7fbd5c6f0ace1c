import type { Migration } from './builder.ts';

/** What is shown of a rating depends on how sure it is. Tables rated before have nothing to show. */
export const rated: Migration = {
  name: 'how sure a rating was before and after a table',
  async up(db) {
    for (const column of ['sigma_before', 'sigma_after'])
      await db.schema.alterTable('rating_changes').addColumn(column, 'double precision').execute();
  },
};
