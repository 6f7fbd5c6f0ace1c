import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { tellFirstLink } from './first-link.ts';
import { openStore } from './storage/store.ts';
import { Client } from './testing/client.ts';
import { openSite } from './testing/site.ts';

test('a house that begins while nothing can be written serves, and goes on when there is room', async () => {
  const store = await openStore(':memory:');
  const writable = (can: boolean) => sql`pragma query_only = ${sql.lit(can ? 0 : 1)}`.execute(store.database.query);
  await writable(false);
  const site = await openSite(':memory:', { store });
  expect(await new Client(site.url).get('/api/tables')).toMatchObject({ status: 200 });

  const links: string[] = [];
  await tellFirstLink(site.house.welcome, (link) => links.push(link), { onError: () => {}, again: 10 });
  expect(links).toEqual([]);
  await writable(true);
  await expect.poll(() => links.length).toBe(1);
  expect(await site.house.welcome.look(links[0] ?? '')).toMatchObject({ kind: 'administrator' });

  // Bots are asked as ever.
  const anne = await Client.guest(site.url, 'Anne');
  const id = await anne.open({ bots: { 1: 'any' } });
  await anne.play(id, 0, 'take 3');
  await expect.poll(async () => (await store.rooms.find(id))?.seq, { timeout: 10_000 }).toBeGreaterThan(1);
  await site.close();
});
