import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { openStore, type Store } from '../storage/store.ts';
import { ownFolder } from './own-folder.ts';
import { type Borrowed, borrowPostgres } from './postgres.ts';

/** What a suite needs of a database: a place for a fresh one. */
export interface Ground {
  readonly kind: 'sqlite' | 'postgres';
  /** Where an empty database may be opened; another one each time. */
  place(): Promise<string>;
  /** A store on an empty database, closed when the suite is done. */
  store(): Promise<Store>;
}

/** The same suite on SQLite and on a real PostgreSQL. */
export function onBoth(name: string, suite: (ground: Ground) => void): void {
  describe(`${name} on SQLite`, () => {
    const folder = ownFolder('store');
    let made = 0;
    suite(groundOf('sqlite', async () => join(folder, `${made++}.db`)));
    afterAll(() => rm(folder, { recursive: true, force: true }));
  });
  describe(`${name} on PostgreSQL`, () => {
    let cluster: Borrowed | undefined;
    beforeAll(async () => {
      cluster = await borrowPostgres();
    }, 60_000);
    afterAll(() => cluster?.stop(), 60_000);
    suite(
      groundOf('postgres', () => {
        if (!cluster) throw new Error('PostgreSQL has not been started');
        return cluster.database();
      }),
    );
  });
}

function groundOf(kind: Ground['kind'], place: () => Promise<string>): Ground {
  const opened: Store[] = [];
  // Registered first, so that it runs last: stores close before their database goes.
  afterAll(async () => {
    for (const store of opened.splice(0)) await store.close();
  });
  return {
    kind,
    place,
    async store() {
      const store = await openStore(await place());
      opened.push(store);
      return store;
    },
  };
}
