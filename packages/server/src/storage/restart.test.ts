import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { anne, bert, said, tablesOn } from '../testing/node.ts';
import { startPostgres } from '../testing/postgres.ts';
import { until } from '../testing/until.ts';
import { openStore } from './store.ts';

test('a PostgreSQL that restarts, even inside a transaction, ends no node; news is heard again', async () => {
  const cluster = await startPostgres();
  const store = await openStore(await cluster.database());
  const heard: unknown[] = [];
  store.bus.subscribe((news) => heard.push(news));
  const here = tablesOn(store);
  const id = await here.begun();
  expect(said(await here.move(anne, id, 0, 'take 1'))).toBe('done 1');
  // Between two statements nobody listens to the connection but the pool's own listener.
  const cut = store.database.transaction(async (trx) => {
    await sql`select 1`.execute(trx);
    await cluster.restart();
    await sql`select 1`.execute(trx);
  });
  await expect(cut).rejects.toThrow();
  await until(() => heard.includes('lost'));
  expect(heard).toContain('lost');
  expect(said(await here.move(bert, id, 1, 'take 1'))).toBe('done 2');
  await store.close();
  await cluster.stop();
});
