import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ownFolder } from '../src/testing/own-folder.ts';
import { startPostgres } from '../src/testing/postgres.ts';
import { CrowdedTable, type Seen } from './crowd.ts';
import { fewFiles, limitOf, machineTimes } from './load-limits.ts';
import { bundleNode, NodeProcess } from './nodes.ts';

/**
 * Load on loopback: so many sockets, spread over so many tables of Empire, so many moves a second for so long. Measured is the time from
 * sending a move until the last of those who watch has it, and what the limit was. The people are a process of their own, and so is each node
 * (and PostgreSQL); all of them share this computer.
 *
 *     npm run load -- --sockets 1000 --tables 250 --rate 200 --seconds 300
 *     npm run load -- --sockets 5000 --tables 1000
 *     npm run load -- --database postgres --nodes 3 --kill
 */
const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '250' },
    sockets: { type: 'string', default: '1000' },
    rate: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '300' },
    database: { type: 'string', default: 'sqlite' },
    nodes: { type: 'string', default: '1' },
    /** One node of several is killed with -9 in the middle, and stays away. */
    kill: { type: 'boolean', default: false },
  },
});
const [tableCount, socketCount, rate, seconds, nodeCount] = [
  values.tables,
  values.sockets,
  values.rate,
  values.seconds,
  values.nodes,
].map(Number) as [number, number, number, number, number];
const sockets = Math.max(1, Math.round(socketCount / tableCount));
const tooFew = fewFiles(tableCount * sockets);
if (tooFew) {
  console.error(tooFew);
  process.exit(1);
}
/** Memory is read once a minute; in a short run, a few times all the same. */
const STEP_MS = Math.min(60_000, (seconds * 1000) / 4);
/** How long after a kill the answers are counted apart. */
const SHAKEN_MS = 5000;
const isKilling = values.kill && nodeCount > 1;

await bundleNode();
const folder = ownFolder('load');
const cluster = values.database === 'postgres' ? await startPostgres('lasting') : undefined;
const place = cluster ? await cluster.database() : join(folder, 'load.db');
const nodes: NodeProcess[] = [];
for (let n = 0; n < (cluster ? nodeCount : 1); n++) nodes.push(await NodeProcess.at(place));
for (const node of nodes) await node.start();
let serving = [...nodes];

let next = 0;
const urls = () => serving[next++ % serving.length]?.url ?? '';
const tables: CrowdedTable[] = [];
for (let n = 0; n < tableCount; n += 10) {
  const some = Array.from({ length: Math.min(10, tableCount - n) }, () => CrowdedTable.open(urls, sockets));
  tables.push(...(await Promise.all(some)));
}
await sleep(1000);
console.error(`${tables.length} tables, ${tables.length * sockets} sockets are open`);

interface Reading {
  readonly minute: number;
  readonly rss: number;
  readonly heap: number;
}
const before = await Promise.all(nodes.map((node) => node.usage()));
const readings: Reading[] = [];
const ownBefore = process.cpuUsage();
const machineBefore = machineTimes();
const start = performance.now();
let killedAt: number | undefined;
let played = 0;
let nextReading = STEP_MS;

async function readMemory(): Promise<void> {
  const [node] = serving;
  if (!node) return;
  const { memory, heap } = await node.usage();
  const minute = Math.round((performance.now() - start) / 600) / 100;
  const reading = { minute, rss: Math.round(memory / 1e5) / 10, heap: Math.round(heap / 1e5) / 10 };
  readings.push(reading);
  const seen = tables.reduce((sum, { seenByAll }) => sum + seenByAll.length, 0);
  console.error(`minute ${minute}: ${seen} moves, ${reading.rss} MB, of which ${reading.heap} MB heap in use`);
}

await readMemory();
while (performance.now() - start < seconds * 1000) {
  const passed = performance.now() - start;
  const due = Math.floor((passed / 1000) * rate);
  for (let tries = 0; played < due && tries < tables.length; tries++)
    if (tables[Math.floor(Math.random() * tables.length)]?.move(Math.floor(Math.random() * 1e6))) played++;
  if (passed >= nextReading) {
    nextReading += STEP_MS;
    // Not waited for: meanwhile the players play on.
    void readMemory();
  }
  if (isKilling && killedAt === undefined && passed > (seconds * 1000) / 2) {
    const victim = serving.at(-1);
    serving = serving.slice(0, -1);
    killedAt = performance.now();
    console.error('one node is killed');
    await victim?.stop('SIGKILL');
  }
  await sleep(5);
}
await sleep(1000);
await readMemory();
const elapsed = performance.now() - start;
const after = await Promise.all(serving.map((node) => node.usage()));
const all = tables.flatMap(({ seenByAll }) => seenByAll);
const isShaken = ({ at, took }: Seen) => killedAt !== undefined && at + took > killedAt && at < killedAt + SHAKEN_MS;
const percentile = (seen: readonly Seen[], share: number) => {
  const times = seen.map(({ took }) => took).sort((a, b) => a - b);
  return Math.round((times[Math.floor(times.length * share)] ?? Number.NaN) * 10) / 10;
};
const quiet = all.filter((seen) => !isShaken(seen));
const cpu = after.map(
  ({ cpu }, n) => (cpu.user + cpu.system - (before[n]?.cpu.user ?? 0) - (before[n]?.cpu.system ?? 0)) / 1000 / elapsed,
);

const own = process.cpuUsage(ownBefore);
const ownCpu = (own.user + own.system) / 1000 / elapsed;
const machine = machineTimes();
const idle = (machine.idle - machineBefore.idle) / (machine.all - machineBefore.all);

/** By how many megabytes a minute it grows, by least squares. The first reading is left out: there nothing has been played yet. */
function slope(of: 'rss' | 'heap'): number {
  const points = readings.slice(1);
  const mean = (numbers: readonly number[]) => numbers.reduce((sum, n) => sum + n, 0) / Math.max(1, numbers.length);
  const [x, y] = [mean(points.map(({ minute }) => minute)), mean(points.map((point) => point[of]))];
  const spread = points.reduce((sum, { minute }) => sum + (minute - x) ** 2, 0);
  const rise = points.reduce((sum, point) => sum + (point.minute - x) * (point[of] - y), 0);
  return Math.round((rise / (spread || 1)) * 100) / 100;
}

console.log(
  JSON.stringify({
    database: values.database,
    nodes: nodes.length,
    sockets: tables.length * sockets,
    tables: tables.length,
    seconds,
    wanted: rate,
    movesPerSecond: Math.round((all.length / seconds) * 10) / 10,
    seenByAll: all.length,
    notSent: Math.max(0, Math.floor(seconds * rate) - played),
    p50: percentile(quiet, 0.5),
    p95: percentile(quiet, 0.95),
    p99: percentile(quiet, 0.99),
    worst: percentile(quiet, 0.9999),
    ...(killedAt !== undefined && {
      afterTheKill: {
        moves: all.length - quiet.length,
        p50: percentile(all.filter(isShaken), 0.5),
        worst: percentile(all.filter(isShaken), 0.9999),
        reconnected: tables.reduce((sum, { reconnected }) => sum + reconnected, 0),
      },
    }),
    limit: limitOf({ wanted: rate, reached: all.length / seconds, nodes: cpu, people: ownCpu, idle }),
    cpuOfEachNode: cpu.map((share) => Math.round(share * 100) / 100),
    cpuOfThePeople: Math.round(ownCpu * 100) / 100,
    idleOfThisComputer: Math.round(idle * 100) / 100,
    memory: readings,
    growthMBperMinute: { rss: slope('rss'), heap: slope('heap') },
    problems: tables.reduce((sum, { problems }) => sum + problems, 0),
    games: tables.reduce((sum, { games }) => sum + games, 0),
  }),
);
for (const table of tables) table.close();
for (const node of serving) await node.stop('SIGTERM');
await cluster?.stop();
await rm(folder, { recursive: true });
process.exit(0);
