import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { onBoth } from '../testing/both.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/list.ts';
import { openPostgres } from './postgres.ts';
import type { Schema } from './schema.ts';
import { openSqlite } from './sqlite.ts';

onBoth('migrations', (ground) => {
  const open = async () => {
    const place = await ground.place();
    return ground.kind === 'sqlite' ? openSqlite(place) : openPostgres(place);
  };
  const shape = async (database: Awaited<ReturnType<typeof open>>) =>
    (await database.query.introspection.getTables())
      .map(({ name, columns }) => ({
        name,
        columns: columns.map((c) => `${c.name} ${c.dataType} ${c.isNullable}`).sort(),
      }))
      .sort((a, b) => a.name.localeCompare(b.name));

  /** What a database of today looks like. */
  let today: Awaited<ReturnType<typeof shape>>;
  beforeAll(async () => {
    const fresh = await open();
    await migrate(fresh);
    today = await shape(fresh);
    await fresh.close();
    expect(today.length).toBeGreaterThan(10);
  });

  const versions = migrations.map((migration, version) => [version, migration.name] as const);

  test.each(versions)('from version %i (before "%s") everything is kept and the end is the same', async (version) => {
    const old = await open();
    await migrate(old, version);
    if (version >= 1) await old.query.insertInto('sheets').values({ hash: 'h', body: '{}' }).execute();
    if (version >= 2)
      await old.query.insertInto('blocks').values({ account_id: 'a', blocked_id: 'b', created_at: 5 }).execute();
    expect(await migrate(old)).toBe(migrations.length);
    expect(await shape(old)).toEqual(today);
    const count = async (table: keyof Schema) => (await old.query.selectFrom(table).selectAll().execute()).length;
    expect(await count('sheets')).toBe(version >= 1 ? 1 : 0);
    expect(await count('blocks')).toBe(version >= 2 ? 1 : 0);
    await old.close();
  });

  test('nodes that start together migrate once', async () => {
    const place = await ground.place();
    const nodes = [1, 2, 3].map(() => (ground.kind === 'sqlite' ? openSqlite(place) : openPostgres(place)));
    expect(await Promise.all(nodes.map((node) => migrate(node)))).toEqual(nodes.map(() => migrations.length));
    for (const node of nodes) await node.close();
  });

  test('a database from the future is left alone', async () => {
    const database = await open();
    await migrate(database);
    await sql`update schema_version set version = 99`.execute(database.query);
    await expect(migrate(database)).rejects.toThrow('at version 99');
    await database.close();
  });
});
