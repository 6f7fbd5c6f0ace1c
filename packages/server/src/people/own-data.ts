import { sql } from 'kysely';
import type { Query } from '../storage/database.ts';
import type { Schema } from '../storage/schema.ts';
import type { Store } from '../storage/store.ts';
import type { About, Nothing } from './about-people.ts';
import { PERSONAL_DATA } from './personal-data.ts';

type Row = Record<string, unknown>;

/** Every table that has something about people, in the order of deletion; each row's own type has done its work where the list is. */
export const ABOUT_PEOPLE = (
  Object.entries(PERSONAL_DATA) as unknown as [keyof Schema, About<Row> | Nothing<Row>][]
).flatMap(([table, data]) => ('nothing' in data ? [] : [{ table, ...data }]));

/** Everything that is kept about an account and its bots, as one document. Secrets are not data about a person and stay out. */
export async function exportData(store: Store, account: string): Promise<Record<string, unknown>> {
  const { query } = store.database;
  const bots = await query.selectFrom('accounts').select('id').where('owner', '=', account).execute();
  const ofBots = [];
  for (const { id } of bots) ofBots.push(await dataOf(query, id));
  return { ...(await dataOf(query, account)), bots: ofBots };
}

async function dataOf(query: Query, account: string): Promise<Record<string, unknown>> {
  const all: Record<string, unknown> = {};
  for (const { table, told, whose, redact } of ABOUT_PEOPLE) {
    if (told.length === 0) continue;
    const columns = sql.join(told.map((column) => sql.ref(column)));
    const found = await sql<Record<string, unknown>>`
      select ${columns} from ${sql.table(table)} where ${whose(account)}`.execute(query);
    all[table] = redact ? found.rows.map(redact) : found.rows;
  }
  return all;
}

/** Empties everything that was an account's own. What has to happen before, so that nobody waits for it, is in `departures.ts`. */
export async function deleteData(trx: Query, account: string, now: number): Promise<void> {
  for (const { table, whose, gone = whose, end } of ABOUT_PEOPLE) {
    if (end === 'rows') {
      await sql`delete from ${sql.table(table)} where ${gone(account)}`.execute(trx);
      continue;
    }
    const blank = Object.entries(end.blank);
    if (blank.length === 0) continue;
    const set = sql.join(blank.map(([column, value]) => sql`${sql.ref(column)} = ${value}`));
    await sql`update ${sql.table(table)} set ${set} where ${gone(account)}`.execute(trx);
  }
  await trx.updateTable('accounts').set({ deleted_at: now }).where('id', '=', account).execute();
}
