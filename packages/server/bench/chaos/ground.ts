import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ownFolder } from '../../src/testing/own-folder.ts';
import { type Cluster, startPostgres } from '../../src/testing/postgres.ts';

export type Kind = 'sqlite' | 'postgres';

/** An empty database to do harm to. */
export interface Ground {
  readonly kind: Kind;
  readonly place: string;
  readonly cluster: Cluster | undefined;
  remove(): Promise<void>;
}

export async function groundOf(kind: Kind): Promise<Ground> {
  if (kind === 'postgres') {
    const cluster = await startPostgres('lasting');
    return { kind, cluster, place: await cluster.database(), remove: () => cluster.stop() };
  }
  const folder = ownFolder('chaos');
  return {
    kind,
    cluster: undefined,
    place: join(folder, 'chaos.db'),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
