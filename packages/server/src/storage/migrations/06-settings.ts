import { createTable, type Migration } from './builder.ts';

export const settings: Migration = {
  name: 'what the service made up once',
  async up(db) {
    await createTable(db, 'settings', { name: 'text', value: 'text' }, ['name']);
  },
};
