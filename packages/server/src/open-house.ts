import { pooledBots } from './bot-pool.ts';
import type { Config } from './config.ts';
import { BOTS_AT_ONCE, buildHouse, type House } from './house.ts';
import { memoryJobs } from './jobs/memory-jobs.ts';
import { postgresJobs } from './jobs/postgres-jobs.ts';
import { mailCarrier } from './notices/mail.ts';
import { pushCarrier, pushKeys } from './notices/push.ts';
import { webhook } from './notices/webhook.ts';
import { shelf } from './shelf.ts';
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
    worksHere: config.worksHere,
    limitScale: config.limitScale,
    publicOrigin: config.publicOrigin,
    onError,
    carriers: {
      push: pushCarrier(await pushKeys(store), contact),
      mail: config.smtp === undefined ? undefined : mailCarrier(config.smtp, config.mailFrom),
      webhook,
    },
  });
  if (config.administrator !== undefined && !(await appoint(house, config.administrator)))
    onError(new Error(`ADMINISTRATOR: no member is called ${config.administrator} yet; sign up, and start again`));
  return house;
}

/** The first administrator is named by whoever runs the server; the others by him. */
async function appoint(house: House, name: string): Promise<boolean> {
  const account = await house.accounts.byName(name);
  if (!account) return false;
  if (account.role === 'administrator') return true;
  await house.store.database.query
    .updateTable('accounts')
    .set({ role: 'administrator' })
    .where('id', '=', account.id)
    .execute();
  await house.audit.note(null, 'role-changed', account.id, { role: 'administrator' });
  return true;
}
