import { games as shelf } from '@cromford/shelf/games';
import { pooledBots } from './bot-pool.ts';
import type { Config } from './config.ts';
import { Mishap } from './faults.ts';
import { BOTS_AT_ONCE, buildHouse, type House } from './house.ts';
import { memoryJobs } from './jobs/memory-jobs.ts';
import { postgresJobs } from './jobs/postgres-jobs.ts';
import { mailCarrier } from './notices/mail.ts';
import { pushCarrier, pushKeys } from './notices/push.ts';
import { webhook } from './notices/webhook.ts';
import { steadyClock } from './steady-clock.ts';
import { isPostgres, openStore } from './storage/store.ts';

/** A node as it is configured: its database, its job queue, its carriers of notices. Not begun yet. */
export async function openHouse(
  config: Config,
  onError: (error: unknown) => void = console.error,
  { botsAtOnce = BOTS_AT_ONCE } = {},
): Promise<House> {
  const now = steadyClock();
  const store = await openStore(config.database);
  const jobs = isPostgres(config.database) ? await postgresJobs(config.database, { onError }) : memoryJobs({ onError });
  const contact = config.publicOrigin?.startsWith('https:') ? config.publicOrigin : `mailto:${config.mailFrom}`;
  const house = buildHouse({
    store,
    jobs,
    games: shelf,
    bots: pooledBots(botsAtOnce, onError),
    botsAtOnce,
    now,
    sleep: now,
    worksHere: config.worksHere,
    limitScale: config.limitScale,
    publicOrigin: config.publicOrigin,
    administrator: config.administrator,
    door: config.door,
    onError,
    carriers: {
      push: pushCarrier(await pushKeys(store), contact),
      mail: config.smtp === undefined ? undefined : mailCarrier(config.smtp, config.mailFrom),
      webhook,
    },
  });
  if (config.administrator !== undefined && !(await house.welcome.appointNamed(config.administrator)))
    onError(
      new Mishap(
        `ADMINISTRATOR: no member is called exactly ${config.administrator}; the name is kept for whoever takes the administrator's link`,
      ),
    );
  return house;
}
