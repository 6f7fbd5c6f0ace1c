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
