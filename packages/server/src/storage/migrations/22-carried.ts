import type { Migration } from './builder.ts';

/** What every move changed, so that a game can be looked at as it was played; and where games were taken up under newer rules. */
export const carried: Migration = {
  name: 'games that outlive their rules',
  async up(db) {
    await db.schema.alterTable('entries').addColumn('change', 'text').execute();
    await db.schema.alterTable('tables').addColumn('carried', 'text').execute();
  },
};
