import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Schema } from '../storage/schema.ts';
import { onBoth } from '../testing/both.ts';
import { tablesOn } from '../testing/node.ts';
import { Departures } from './departures.ts';
import { ABOUT_PEOPLE, exportData } from './own-data.ts';
import { PERSONAL_DATA } from './personal-data.ts';
import { Sessions } from './sessions.ts';

const now = () => 1_790_000_000_000;

onBoth('data about people', (ground) => {
  const columnsOf = async (store: Awaited<ReturnType<typeof ground.store>>) =>
    (await store.database.query.introspection.getTables())
      .filter(({ name }) => name !== 'schema_version')
      .map(({ name, columns }) => [name, columns] as const);

  test('every column of the database is told or not told, and goes or stays, for a reason', async () => {
    const found = await columnsOf(await ground.store());
    expect(found.map(([name]) => name).sort()).toEqual(Object.keys(PERSONAL_DATA).sort());
    for (const [name, columns] of found) {
      const data = PERSONAL_DATA[name as keyof Schema];
      const all = columns.map((column) => column.name).sort();
      expect(data.why).toMatch(/\w/);
      if ('nothing' in data) {
        expect([name, [...data.nothing].sort()]).toEqual([name, all]);
        continue;
      }
      expect([name, [...data.told, ...data.untold].sort()]).toEqual([name, all]);
      if (data.end === 'rows') continue;
      expect([name, [...Object.keys(data.end.blank), ...data.end.stays].sort()]).toEqual([name, all]);
      expect(data.end.because).toMatch(/\w/);
    }
  });

  /** A row of Anne's in each table, in which every column that can hold a text says which one it is. */
  const fill = async (store: Awaited<ReturnType<typeof ground.store>>) => {
    const keys: Record<string, string> = { channel_id: 'annes-channel', owner: '', rematch_of: 'annes-table' };
    for (const [table, columns] of await columnsOf(store)) {
      const row = Object.fromEntries(
        columns.map(({ name, dataType }) => {
          const isText = dataType.toLowerCase() === 'text';
          const isAnne =
            ['account_id', 'account', 'host', 'created_by', 'actor'].includes(name) ||
            (table === 'accounts' && name === 'id');
          if (isAnne) return [name, 'anne'];
          if (name === 'table_id' || (table === 'tables' && name === 'id')) return [name, 'annes-table'];
          if (table === 'channels' && name === 'id') return [name, 'annes-channel'];
          if (name === 'deleted_at' || name === 'owner') return [name, null];
          if (name === 'stage') return [name, 'over'];
          if (table === 'channels' && name === 'address')
            return [name, JSON.stringify({ mail: 'told.channels.address', keys: { auth: 'secret.push' } })];
          return [name, isText ? (keys[name] ?? `told.${table}.${name}`) : 7];
        }),
      );
      await store.database.query
        .insertInto(table as 'notes')
        .values(row as never)
        .execute();
    }
  };
  const dump = async (store: Awaited<ReturnType<typeof ground.store>>) => {
    const all: [string, string][] = [];
    for (const [table, columns] of await columnsOf(store))
      for (const { name } of columns) {
        const { rows } = await sql<{ value: unknown }>`
          select ${sql.ref(name)} as value from ${sql.table(table)}`.execute(store.database.query);
        all.push([`${table}.${name}`, JSON.stringify(rows.map(({ value }) => value))]);
      }
    return all;
  };

  test('nothing that grows is read from end to end to find what is somebody’s', async () => {
    if (ground.kind === 'postgres') return;
    const { query } = (await ground.store()).database;
    /** Few rows, or gone within the hour. */
    const small = new Set(['challenges', 'links', 'kept_out', 'tournaments']);
    for (const { table, whose, gone = whose } of ABOUT_PEOPLE)
      for (const rows of [whose, gone]) {
        const plan = sql<{
          detail: string;
        }>`explain query plan select * from ${sql.table(table)} where ${rows('anne')}`;
        const steps = (await plan.execute(query)).rows.map(({ detail }) => detail);
        if (!small.has(table)) expect([table, steps.filter((step) => step.startsWith('SCAN'))]).toEqual([table, []]);
      }
  });

  test('the export tells all that is to be told, and no secret', async () => {
    const store = await ground.store();
    await fill(store);
    const text = JSON.stringify(await exportData(store, 'anne'));
    for (const { table, told, untold } of ABOUT_PEOPLE) {
      for (const column of told) expect([table, column, text.includes(`"${column}"`)]).toEqual([table, column, true]);
      for (const column of untold) expect(text).not.toContain(`told.${table}.${column}`);
      if (told.length > 0) expect((JSON.parse(text) as Record<string, unknown[]>)[table]).toHaveLength(1);
    }
    for (const known of ['told.notes.text', 'told.channels.address', 'told.accounts.name', 'told.messages.text'])
      expect(text).toContain(known);
    for (const secret of ['told.channels.code', 'told.outbox.body', 'told.accounts.passphrase', 'secret.push'])
      expect(text).not.toContain(secret);
  });

  test('after the deletion nothing of it is left but what is said to stay', async () => {
    const store = await ground.store();
    await fill(store);
    const { seating } = tablesOn(store, now);
    const sessions = new Sessions(store, now);
    await new Departures({ store, seating, sessions, standIn: 'any', now }).forget('anne');
    const stays = new Set(
      Object.entries(PERSONAL_DATA).flatMap(([table, data]) => {
        if ('nothing' in data) return data.nothing.map((column) => `${table}.${column}`);
        return data.end === 'rows' ? [] : data.end.stays.map((column) => `${table}.${column}`);
      }),
    );
    for (const [column, values] of await dump(store))
      if (!stays.has(column))
        expect([column, values]).not.toEqual([column, expect.stringMatching(/told\.|anne|secret/)]);
    const left = await store.database.query.selectFrom('accounts').selectAll().executeTakeFirstOrThrow();
    expect(left).toMatchObject({ name: '', login: null, passphrase: null, deleted_at: now() });
  });
});
