import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { ownFolder } from '../testing/own-folder.ts';
import { troubleOf } from './database.ts';
import { migrate } from './migrate.ts';
import { openSqlite } from './sqlite.ts';

test('a disk that is full says so, and goes on when there is room again', async () => {
  const folder = ownFolder('full');
  const database = openSqlite(join(folder, 'full.db'));
  await migrate(database);
  const pages = async (most: number) => {
    await sql`pragma max_page_count = ${sql.lit(most)}`.execute(database.query);
  };
  const write = (hash: string) =>
    database.transaction(async (trx) => {
      await trx
        .insertInto('sheets')
        .values({ hash, body: 'x'.repeat(100_000) })
        .execute();
    });
  await pages(1);
  const error = await write('one').catch((reason: unknown) => reason);
  expect(troubleOf(error)).toBe('full');
  await pages(1_000_000);
  await write('two');
  expect(await database.query.selectFrom('sheets').select('hash').execute()).toEqual([{ hash: 'two' }]);
  await database.close();
  await rm(folder, { recursive: true });
});
