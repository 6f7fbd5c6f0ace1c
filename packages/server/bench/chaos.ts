import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openStore, type Store } from '../src/storage/store.ts';
import { pennies } from '../src/testing/pennies.ts';
import { type Cluster, startPostgres } from '../src/testing/postgres.ts';
import { verifyStore } from '../src/verify-store.ts';
import { NodeProcess } from './nodes.ts';
import { StubbornPair } from './stubborn.ts';

/**
 * Faults under load: nodes are killed with -9 (and PostgreSQL is restarted) while people play. Afterwards every acknowledged move must be
 * in the log exactly once, and every table must replay to every position that was noted.
 *
 *     node --import tsx packages/server/bench/chaos.ts --kills 20 --database sqlite
 */
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '10' },
    database: { type: 'string', default: 'both' },
    pairs: { type: 'string', default: '6' },
    restarts: { type: 'string', default: '2' },
    seconds: { type: 'string', default: '600' },
  },
});
const kills = Number(values.kills);
const giveUp = performance.now() + Number(values.seconds) * 1000;
const BACK_WITHIN_MS = 5000;

interface Outcome {
  readonly database: string;
  readonly kills: number;
  readonly restarts: number;
  readonly acknowledged: number;
  readonly lost: number;
  readonly doubled: number;
  readonly differentTables: number;
  readonly surprises: readonly string[];
  readonly slowestReturnMs: number;
}

async function torment(place: string, nodeCount: number, cluster?: Cluster): Promise<Outcome> {
  const nodes: NodeProcess[] = [];
  for (let n = 0; n < nodeCount; n++) nodes.push(await NodeProcess.at(place));
  for (const node of nodes) await node.start();
  const anyNode = () => nodes[Math.floor(Math.random() * nodes.length)]?.url ?? '';
  const pairs = Array.from({ length: Number(values.pairs) }, (_, n) => new StubbornPair(`pair-${n}`, anyNode));
  const playing = pairs.map((pair) => pair.run());
  const back = async (since: number) => {
    while (!pairs.some(({ last }) => last > since) && performance.now() < giveUp) await sleep(5);
    return performance.now() - since;
  };
  watch(pairs, cluster);
  await back(performance.now());

  let slowest = 0;
  let killed = 0;
  for (; killed < kills && performance.now() < giveUp; killed++) {
    await sleep(100 + Math.random() * 400);
    const victim = nodes[killed % nodes.length];
    await victim?.stop('SIGKILL');
    const since = performance.now();
    const restarted = victim?.start();
    const took = await back(since);
    slowest = Math.max(slowest, took);
    console.error(`kill ${killed + 1}: playing again after ${Math.round(took)} ms`);
    await restarted;
  }
  let restarts = 0;
  for (; cluster && restarts < Number(values.restarts) && performance.now() < giveUp; restarts++) {
    await sleep(300);
    await cluster.restart();
    const took = await back(performance.now());
    slowest = Math.max(slowest, took);
    console.error(`PostgreSQL restart ${restarts + 1}: playing again after ${Math.round(took)} ms`);
  }
  for (const pair of pairs) pair.stop();
  await Promise.all(playing);
  for (const node of nodes) await node.stop('SIGTERM');

  const store = await openStore(place);
  const { lost, doubled } = await compare(store, pairs);
  const { different } = await verifyStore(store, [pennies]);
  await store.close();
  return {
    database: cluster ? 'postgres' : 'sqlite',
    kills: killed,
    restarts,
    acknowledged: pairs.reduce((sum, { played }) => sum + played, 0),
    lost,
    doubled,
    differentTables: different.length,
    surprises: pairs.flatMap(({ surprises }) => surprises),
    slowestReturnMs: Math.round(slowest),
  };
}

/** However it goes, it ends. */
function watch(pairs: readonly StubbornPair[], cluster?: Cluster): void {
  setTimeout(
    async () => {
      console.log(
        'chaos: BROKEN, out of time',
        pairs.map(({ played, trouble }) => `${played} ${trouble}`),
      );
      await cluster?.stop();
      process.exit(1);
    },
    giveUp - performance.now() + 60_000,
  ).unref();
}

async function compare(store: Store, pairs: readonly StubbornPair[]): Promise<{ lost: number; doubled: number }> {
  let lost = 0;
  let doubled = 0;
  for (const { acknowledged } of pairs)
    for (const [table, moves] of acknowledged) {
      const log = await store.log.entries(table, 0);
      for (const move of moves) {
        const found = log.filter(({ key }) => key === move.key);
        if (found.length === 0 || found[0]?.seq !== move.seq || found[0].line !== move.line) lost++;
        if (found.length > 1) doubled++;
      }
      // At most the one command whose answer never came may be there beyond what was acknowledged.
      if (log.length > moves.length + 1) doubled += log.length - moves.length - 1;
    }
  return { lost, doubled };
}

const outcomes: Outcome[] = [];
if (values.database !== 'postgres') {
  const folder = await mkdtemp(join(tmpdir(), 'cromford-chaos-'));
  outcomes.push(await torment(join(folder, 'chaos.db'), 1));
  await rm(folder, { recursive: true });
}
if (values.database !== 'sqlite') {
  const cluster = await startPostgres();
  try {
    outcomes.push(await torment(await cluster.database(), 3, cluster));
  } finally {
    await cluster.stop();
  }
}
for (const outcome of outcomes) console.log(JSON.stringify(outcome));
const broken = outcomes.filter(
  ({ lost, doubled, differentTables, surprises, slowestReturnMs }) =>
    lost + doubled + differentTables + surprises.length > 0 || slowestReturnMs > BACK_WITHIN_MS,
);
console.log(broken.length === 0 ? 'chaos: nothing lost, nothing doubled' : 'chaos: BROKEN');
process.exit(broken.length === 0 ? 0 : 1);
