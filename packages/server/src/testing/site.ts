import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { seeded } from '@cromford/kernel';
import { buildServer, type ServerOptions } from '../app.ts';
import { anyOpenMove } from '../bots.ts';
import { buildHouse, type HouseParts } from '../house.ts';
import { memoryJobs } from '../jobs/memory-jobs.ts';
import { postgresJobs } from '../jobs/postgres-jobs.ts';
import { steadyClock } from '../steady-clock.ts';
import { isPostgres, openStore } from '../storage/store.ts';
import { ownFolder } from './own-folder.ts';
import { pennies } from './pennies.ts';

export type Site = Awaited<ReturnType<typeof openSite>>;

/** A whole node on a port of its own, with pennies on its shelf. */
export async function openSite(
  place: string,
  parts: Partial<HouseParts> = {},
  config: Partial<ServerOptions['config']> = {},
  { log, lastAnswers }: Pick<ServerOptions, 'log' | 'lastAnswers'> = {},
) {
  const webRoot = ownFolder('web');
  await writeFile(join(webRoot, 'index.html'), '<!doctype html>');
  const errors: unknown[] = [];
  const onError = (error: unknown) => errors.push(error);
  const house = buildHouse({
    store: await openStore(place),
    jobs: isPostgres(place) ? await postgresJobs(place, { onError }) : memoryJobs({ onError, retryAfter: 50 }),
    games: [pennies],
    now: steadyClock(),
    bots: anyOpenMove(seeded('bots')),
    onError,
    limitScale: 100,
    ...parts,
  });
  const app = await buildServer({
    webRoot,
    house,
    ...(log && { log }),
    ...(lastAnswers && { lastAnswers }),
    config: { publicOrigin: undefined, metricsToken: undefined, ...config },
  });
  await house.begin();
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    app,
    house,
    url,
    errors,
    async close() {
      await app.close();
      await house.end();
      await rm(webRoot, { recursive: true, force: true });
    },
  };
}
