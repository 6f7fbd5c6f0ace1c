import { chownSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import v8 from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isProblem } from '@cromford/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore, type Store } from '../storage/store.ts';
import { anne, bert, must, tablesOn } from '../testing/node.ts';
import { ownFolder } from '../testing/own-folder.ts';
import { pennies } from '../testing/pennies.ts';
import { type Borrowed, borrowPostgres } from '../testing/postgres.ts';
import { verifyStore } from '../verify-store.ts';
import { backUp, moveStore, restore } from './index.ts';

const folder = ownFolder('keeping');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

v8.setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Closed, and its statements collected: those keep the file open until then, or until their process ends. */
async function letGo(store?: Store): Promise<void> {
  await store?.close();
  for (let n = 0; n < 3; n++) {
    collect();
    await setImmediate();
  }
}

const NOON = Date.UTC(2026, 10, 16, 12);
const DAY = 24 * 3600_000;
let made = 0;

/** A database in use, with one game of two moves in it. */
async function inUse(): Promise<{ store: Store; database: string; tables: ReturnType<typeof tablesOn>; id: string }> {
  const database = join(folder, `${made++}`, 'cromford.db');
  const store = await openStore(database);
  const tables = tablesOn(store);
  const id = await tables.begun();
  await tables.move(anne, id, 0, 'take 1');
  await tables.move(bert, id, 1, 'guess heads');
  return { store, database, tables, id };
}

const entriesIn = async (database: string): Promise<number> => {
  const store = await openStore(database);
  const verdict = await verifyStore(store, [pennies]);
  await letGo(store);
  expect(verdict.different).toEqual([]);
  return verdict.entries;
};
const codeOf = (found: object) => (isProblem(found) ? found.code : 'no problem');

describe('backup', () => {
  test('copies a database that is in use, for its owner only, and the copy replays', async () => {
    const { store, database, tables, id } = await inUse();
    const { file, removed } = must(await backUp({ database, folder: join(folder, 'copies'), keep: 3, now: NOON }));
    await tables.move(anne, id, 2, 'take 2');
    expect(file).toBe(join(folder, 'copies', 'cromford-2026-11-16T12-00-00Z.db'));
    expect(removed).toEqual([]);
    expect((statSync(file).mode & 0o777).toString(8)).toBe('600');
    await letGo(store);
    expect([await entriesIn(file), await entriesIn(database)]).toEqual([2, 3]);
  });

  test('two at the same second are both whole', async () => {
    const { store, database } = await inUse();
    const copies = join(folder, 'twice');
    const wish = { database, folder: copies, keep: 2, now: NOON };
    const made = (await Promise.all([backUp(wish), backUp(wish)])).map((backup) => must(backup).file);
    expect(made[0]).toBe(made[1]);
    expect(readdirSync(copies)).toEqual(['cromford-2026-11-16T12-00-00Z.db']);
    await letGo(store);
    expect(await entriesIn(made[0] ?? '')).toBe(2);
  });

  test('leaves nothing half done behind', async () => {
    const { store, database } = await inUse();
    const copies = join(folder, 'half');
    // Where the copy should come lies something else.
    mkdirSync(join(copies, 'cromford-2026-11-16T12-00-00Z.db', 'full'), { recursive: true });
    await expect(backUp({ database, folder: copies, keep: 2, now: NOON })).rejects.toThrow();
    expect(readdirSync(copies)).toEqual(['cromford-2026-11-16T12-00-00Z.db']);
    await letGo(store);
  });

  test('keeps the newest, and touches nothing else', async () => {
    const { store, database } = await inUse();
    const copies = join(folder, 'rolling');
    must(await backUp({ database, folder: copies, keep: 2, now: NOON }));
    writeFileSync(join(copies, 'notes.txt'), 'not a copy');
    for (const day of [1, 2, 3]) must(await backUp({ database, folder: copies, keep: 2, now: NOON + day * DAY }));
    expect(readdirSync(copies).sort()).toEqual([
      'cromford-2026-11-18T12-00-00Z.db',
      'cromford-2026-11-19T12-00-00Z.db',
      'notes.txt',
    ]);
    await letGo(store);
  });

  test('refuses what is no database of ours', async () => {
    const wish = { folder: join(folder, 'none'), keep: 1, now: NOON };
    expect(codeOf(await backUp({ ...wish, database: join(folder, 'gone.db') }))).toBe('not-a-store');
    writeFileSync(join(folder, 'text.db'), 'just a text, and long enough to be looked at as though it were a database');
    expect(codeOf(await backUp({ ...wish, database: join(folder, 'text.db') }))).toBe('not-a-store');
    expect(codeOf(await backUp({ ...wish, database: 'postgres://db/cromford' }))).toBe('backup-postgres');
  });
});

describe('restore', () => {
  test('puts the copy in its place and the other aside', async () => {
    const { store, database, tables, id } = await inUse();
    const { file } = must(await backUp({ database, folder: join(folder, 'restored'), keep: 1, now: NOON }));
    await tables.move(anne, id, 2, 'take 2');
    await letGo(store);
    const { before } = must(await restore({ backup: file, database, now: NOON }));
    expect(before).toBe(`${database}.before-2026-11-16T12-00-00Z`);
    expect([await entriesIn(database), await entriesIn(before ?? '')]).toEqual([2, 3]);
    expect((statSync(database).mode & 0o777).toString(8)).toBe('600');
  });

  test('makes a database where there is none', async () => {
    const { store, database } = await inUse();
    const { file } = must(await backUp({ database, folder: join(folder, 'anew'), keep: 1, now: NOON }));
    await letGo(store);
    const fresh = join(folder, 'fresh', 'cromford.db');
    expect(must(await restore({ backup: file, database: fresh, now: NOON }))).toEqual({ before: undefined });
    expect(await entriesIn(fresh)).toBe(2);
  });

  test('gives it to the owner of the folder, whoever restores it', async () => {
    const { store, database } = await inUse();
    const { file } = must(await backUp({ database, folder: join(folder, 'owned'), keep: 1, now: NOON }));
    await letGo(store);
    const home = join(folder, 'home');
    mkdirSync(home);
    if (process.getuid?.() === 0) chownSync(home, 4711, 4711);
    must(await restore({ backup: file, database: join(home, 'cromford.db'), now: NOON }));
    expect(statSync(join(home, 'cromford.db')).uid).toBe(statSync(home).uid);
  });

  test('is refused while a server has the database open, and leaves it alone', async () => {
    const { store, database, tables, id } = await inUse();
    const { file } = must(await backUp({ database, folder: join(folder, 'refused'), keep: 1, now: NOON }));
    expect(codeOf(await restore({ backup: file, database, now: NOON }))).toBe('store-in-use');
    expect(await tables.move(anne, id, 2, 'take 2')).toMatchObject({ outcome: 'done' });
    await letGo(store);
    expect(await entriesIn(database)).toBe(3);
  });

  test('refuses a damaged copy, and one that a newer program has written', async () => {
    const { store, database } = await inUse();
    const { file } = must(await backUp({ database, folder: join(folder, 'odd'), keep: 1, now: NOON }));
    await letGo(store);
    writeFileSync(file, 'x'.repeat(5000), { flag: 'r+' });
    expect(codeOf(await restore({ backup: file, database, now: NOON }))).toBe('not-a-store');
    const newer = await openStore(join(folder, 'newer.db'));
    await sql`update schema_version set version = 999`.execute(newer.database.query);
    await newer.close();
    expect(codeOf(await restore({ backup: join(folder, 'newer.db'), database, now: NOON }))).toBe('store-newer');
  });
});

describe('moving to PostgreSQL', () => {
  let cluster: Borrowed;
  beforeAll(async () => {
    cluster = await borrowPostgres();
  }, 60_000);
  afterAll(() => cluster.stop());

  test('takes every row along, and every game replays there', async () => {
    const { store, database, id } = await inUse();
    await store.database.query
      .insertInto('blocks')
      .values(Array.from({ length: 1234 }, (_, n) => ({ account_id: `a${n}`, blocked_id: 'b', created_at: NOON + n })))
      .execute();
    await letGo(store);
    const to = await cluster.database();
    const { rows } = must(await moveStore({ from: database, to }));
    expect([rows.get('blocks'), rows.get('entries')]).toEqual([1234, 2]);
    const moved = await openStore(to);
    expect(await verifyStore(moved, [pennies])).toMatchObject({ tables: 1, entries: 2, different: [] });
    const old = await openStore(database);
    for (const table of ['tables', 'seats', 'entries', 'snapshots', 'blocks', 'sheets'] as const) {
      const [here, there] = await Promise.all(
        [old, moved].map(({ database }) => database.query.selectFrom(table).selectAll().execute()),
      );
      expect(new Set(there?.map((row) => JSON.stringify(row)))).toEqual(
        new Set(here?.map((row) => JSON.stringify(row))),
      );
    }
    // And it is played on.
    expect(await tablesOn(moved).move(anne, id, 2, 'take 2')).toMatchObject({ outcome: 'done' });
    await letGo(old);
    await moved.close();
  });

  test('is refused while a server has the file open, and where something is kept already', async () => {
    const { store, database } = await inUse();
    const to = await cluster.database();
    expect(codeOf(await moveStore({ from: database, to }))).toBe('store-in-use');
    await letGo(store);
    must(await moveStore({ from: database, to }));
    await letGo();
    expect(codeOf(await moveStore({ from: database, to }))).toBe('store-not-empty');
    expect(codeOf(await moveStore({ from: to, to: database }))).toBe('move-direction');
  });
});
