import { isProblem, type Problem, problem } from '@cromford/kernel';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../storage/database.ts';
import { migrate } from '../storage/migrate.ts';
import { migrations } from '../storage/migrations/list.ts';
import { openPostgres } from '../storage/postgres.ts';
import type { Schema } from '../storage/schema.ts';
import { isPostgres } from '../storage/store.ts';
import { openAlone } from './sqlite-file.ts';

export interface MoveWish {
  /** A SQLite file. */
  readonly from: string;
  /** `postgres://…`, empty. */
  readonly to: string;
}

export interface Moved {
  /** How many rows of each table. */
  readonly rows: ReadonlyMap<string, number>;
}

/** PostgreSQL takes 65,535 values in one statement; no table has 100 columns. */
const AT_ONCE = 500;

/** Copies everything from SQLite to an empty PostgreSQL, all or nothing. The file stays as it is, and nobody uses it meanwhile. */
export async function moveStore({ from, to }: MoveWish): Promise<Moved | Problem> {
  if (isPostgres(from) || !isPostgres(to)) return problem('move-direction');
  const source = await openAlone(from);
  if (isProblem(source)) return source;
  const { database, version } = source;
  const target = openPostgres(to, { connections: 1 });
  try {
    const known = migrations.length;
    if (version < known) return problem('store-older', { file: from, version, known });
    await migrate(target);
    return await copyAll(database, target);
  } finally {
    await target.close();
    await database.close();
  }
}

async function copyAll(source: Database, target: Database): Promise<Moved | Problem> {
  const tables = (await source.query.introspection.getTables())
    .map(({ name }) => name as keyof Schema)
    .filter((name) => (name as string) !== 'schema_version');
  return target.transaction(async (trx) => {
    const rows = new Map<string, number>();
    for (const table of tables) {
      if ((await count(trx, table)) > 0) return problem('store-not-empty', { table });
      rows.set(table, await copy(source, trx, table));
    }
    for (const [table, copied] of rows) {
      const there = await count(trx, table as keyof Schema);
      if (there !== copied) throw new Error(`${table}: ${copied} rows were sent, ${there} are there`);
    }
    return { rows };
  });
}

/** By SQLite's own number of a row, so that a page costs the same however far down it is. */
async function copy(source: Database, trx: Transaction<Schema>, table: keyof Schema): Promise<number> {
  let copied = 0;
  for (let after = -1; ; ) {
    const { rows } = await sql<{ rowid_: number }>`
      select rowid as rowid_, * from ${sql.table(table)} where rowid > ${after} order by rowid limit ${sql.lit(AT_ONCE)}
    `.execute(source.query);
    const last = rows.at(-1);
    if (!last) return copied;
    const values = rows.map(({ rowid_, ...row }) => row);
    await trx
      .insertInto(table)
      .values(values as never)
      .execute();
    copied += rows.length;
    after = last.rowid_;
  }
}

async function count(trx: Transaction<Schema>, table: keyof Schema): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(trx);
  return Number(rows[0]?.count ?? 0);
}
