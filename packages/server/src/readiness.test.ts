import { chmod, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { readinessOf } from './readiness.ts';
import type { Store } from './storage/store.ts';
import { onBoth } from './testing/both.ts';
import { Client } from './testing/client.ts';
import { ownFolder } from './testing/own-folder.ts';
import { openSite } from './testing/site.ts';

const MEGABYTE = 1024 * 1024;

onBoth('readiness', (ground) => {
  test('a database that can be written to is ready', async () => {
    expect(await readinessOf(await ground.store(), () => 0)()).toBe('ready');
  });

  test('one that can be read only is not', async () => {
    const store = await ground.store();
    const { query } = store.database;
    if (ground.kind === 'sqlite') await sql`pragma query_only = on`.execute(query);
    // Sessions of the pool that are open already would not hear of it: the one that is kept is told as well.
    else await sql`set default_transaction_read_only = on`.execute(query);
    expect(await readinessOf(store, () => 0)()).toBe('database');
  });
});

const storeWith = (free: number | undefined, check = async () => {}): Pick<Store, 'check' | 'room'> => ({
  check,
  room: async () => ({ used: 0, free }),
});

test('a disk that is nearly full is named; one that is elsewhere is not asked for', async () => {
  expect(await readinessOf(storeWith(5 * MEGABYTE), () => 0)()).toBe('disk');
  const isFull = () => Promise.reject(new Error('database or disk is full'));
  expect(await readinessOf(storeWith(0, isFull), () => 0)()).toBe('disk');
  expect(await readinessOf(storeWith(500 * MEGABYTE, isFull), () => 0)()).toBe('database');
  expect(await readinessOf(storeWith(500 * MEGABYTE), () => 0)()).toBe('ready');
  expect(await readinessOf(storeWith(undefined), () => 0)()).toBe('ready');
});

test('whoever asks in a loop makes the disk work once a second', async () => {
  let checks = 0;
  let now = 0;
  const ready = readinessOf(
    storeWith(undefined, async () => void checks++),
    () => now,
  );
  for (let n = 0; n < 1000; n++) await ready();
  expect(checks).toBe(1);
  now = 1001;
  await ready();
  expect(checks).toBe(2);
});

test('a server that cannot write is alive, but not ready', async () => {
  const site = await openSite(':memory:');
  const client = new Client(site.url);
  expect(await client.get('/ready')).toMatchObject({ status: 200, body: { status: 'ready' } });
  await site.close();
  const other = await openSite(':memory:');
  await sql`pragma query_only = on`.execute(other.house.store.database.query);
  const asked = new Client(other.url);
  expect(await asked.get('/ready')).toMatchObject({ status: 503, body: { status: 'unavailable', reason: 'database' } });
  expect(await asked.get('/health')).toMatchObject({ status: 200, body: { status: 'ok' } });
  await sql`pragma query_only = off`.execute(other.house.store.database.query);
  await other.close();
});

test('a database is for its owner’s eyes only, also one that was made more open', async () => {
  const folder = join(ownFolder('mode'), 'data');
  const modeOf = async (name: string) => ((await stat(join(folder, name))).mode & 0o777).toString(8);
  const before = process.umask(0o022);
  try {
    for (const _ of ['made', 'found']) {
      const site = await openSite(join(folder, 'own.db'));
      expect([await modeOf('own.db'), await modeOf('own.db-wal')]).toEqual(['600', '600']);
      expect(await modeOf('.')).toBe('700');
      await site.close();
      await chmod(join(folder, 'own.db'), 0o644);
    }
  } finally {
    process.umask(before);
    await rm(join(folder, '..'), { recursive: true });
  }
});
