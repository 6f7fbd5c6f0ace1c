import { seeded } from '@cromford/kernel';
import { games as shelf } from '@cromford/shelf/games';
import { buildServer } from '../src/app.ts';
import { anyOpenMove } from '../src/bots.ts';
import { buildHouse } from '../src/house.ts';
import { memoryJobs } from '../src/jobs/memory-jobs.ts';
import { postgresJobs } from '../src/jobs/postgres-jobs.ts';
import { steadyClock } from '../src/steady-clock.ts';
import { isPostgres, openStore } from '../src/storage/store.ts';
import { pennies } from '../src/testing/pennies.ts';

/** One node as a process of its own, to be killed: `node.ts <database> <port> <web folder>`. Says `ready` when it serves. */
const [place = '', port = '0', webRoot = ''] = process.argv.slice(2);
const store = await openStore(place);
const onError = (error: unknown) => console.error(error instanceof Error ? error.message : error);
const house = buildHouse({
  store,
  jobs: isPostgres(place) ? await postgresJobs(place, { onError }) : memoryJobs({ onError }),
  games: [pennies, ...shelf],
  now: steadyClock(),
  bots: anyOpenMove(seeded(String(process.pid))),
  limitScale: 10_000,
  onError,
});
const app = await buildServer({ webRoot, house });
await house.begin();
await app.listen({ host: '127.0.0.1', port: Number(port) });
process.send?.('ready');
const systemClock = Date.now;
process.on('message', (message) => {
  if (message === 'usage') {
    // What is garbage is not what is kept.
    globalThis.gc?.();
    const { rss, heapUsed } = process.memoryUsage();
    process.send?.({ cpu: process.cpuUsage(), memory: rss, heap: heapUsed });
    return;
  }
  const { jump } = message as { jump: number };
  Date.now = () => systemClock() + jump;
  process.send?.('set');
});
// Whoever started it is gone: nothing is left behind.
process.once('disconnect', () => process.exit(0));
process.once('SIGTERM', async () => {
  await app.close();
  await house.end();
  process.exit(0);
});
