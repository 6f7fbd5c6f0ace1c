import type { Store } from './store.ts';

/** A value that is made once, by whichever node comes first, and then the same for all. */
export async function setting<T>(store: Store, name: string, make: () => Promise<T>): Promise<T> {
  const { query } = store.database;
  const kept = () => query.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst();
  const known = await kept();
  if (known) return JSON.parse(known.value) as T;
  await query
    .insertInto('settings')
    .values({ name, value: JSON.stringify(await make()) })
    .onConflict((taken) => taken.column('name').doNothing())
    .execute();
  return setting(store, name, make);
}

/** Those of these that have been set. */
export async function readSettings(store: Store, names: readonly string[]): Promise<Map<string, unknown>> {
  const { query } = store.database;
  const rows = await query.selectFrom('settings').selectAll().where('name', 'in', names).execute();
  return new Map(rows.map(({ name, value }) => [name, JSON.parse(value) as unknown]));
}

export async function changeSetting(store: Store, name: string, wanted: unknown): Promise<void> {
  const value = JSON.stringify(wanted);
  await store.database.query
    .insertInto('settings')
    .values({ name, value })
    .onConflict((known) => known.column('name').doUpdateSet({ value }))
    .execute();
}
