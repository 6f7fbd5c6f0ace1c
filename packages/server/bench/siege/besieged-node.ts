import { games as shelf } from '@cromford/shelf/games';
import { buildServer } from '../../src/app.ts';
import { pooledBots } from '../../src/bot-pool.ts';
import { BOTS_AT_ONCE, buildHouse } from '../../src/house.ts';
import { memoryJobs } from '../../src/jobs/memory-jobs.ts';
import { keepGoing } from '../../src/keep-going.ts';
import { mailCarrier } from '../../src/notices/mail.ts';
import { pushCarrier, pushKeys } from '../../src/notices/push.ts';
import { webhookBy } from '../../src/notices/webhook.ts';
import { steadyClock } from '../../src/steady-clock.ts';
import { openStore } from '../../src/storage/store.ts';
import { homeWay } from '../../src/testing/home-way.ts';
import { pennies } from '../../src/testing/pennies.ts';

/**
 * The besieged node, a process of its own: `besieged-node.js <database> <web folder> <mail server> <metrics token>`. Everything is as in earnest, with
 * the limits that nobody has changed, but for two things: addresses that users give lead to this computer, and one proxy is believed, so
 * that the siege can come from many addresses.
 */
const [place = '', webRoot = '', smtp = '', metricsToken = ''] = process.argv.slice(2);
const errors: string[] = [];
const onError = (error: unknown) => errors.push(error instanceof Error ? error.message : String(error));
const store = await openStore(place);
const house = buildHouse({
  store,
  jobs: memoryJobs({ onError }),
  games: [pennies, ...shelf],
  now: steadyClock(),
  bots: pooledBots(BOTS_AT_ONCE, onError),
  carriers: {
    mail: mailCarrier(smtp, 'cromford@club.example'),
    push: pushCarrier(await pushKeys(store), 'mailto:cromford@club.example', homeWay),
    webhook: webhookBy(homeWay),
  },
  onError,
});
const app = await buildServer({ webRoot, house, config: { publicOrigin: undefined, metricsToken, trustProxy: 1 } });
await app.listen({ host: '127.0.0.1', port: 0 });
keepGoing(onError);
await house.begin();
const address = app.server.address();
process.send?.({ port: typeof address === 'object' && address ? address.port : 0 });

process.on('message', () => {
  // What is garbage is not what is kept.
  globalThis.gc?.();
  const { rss, heapUsed } = process.memoryUsage();
  process.send?.({ cpu: process.cpuUsage(), rss, heap: heapUsed, errors: errors.splice(0) });
});
process.once('disconnect', () => process.exit(0));
process.once('SIGTERM', async () => {
  await app.close();
  await house.end();
  process.exit(0);
});
