import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startPostgres } from '../src/testing/postgres.ts';
import { CrowdedTable } from './crowd.ts';
import { NodeProcess } from './nodes.ts';

/**
 * Load on loopback: so many sockets on so many tables of Empire, so many moves a second for so long.
 *
 *     node --import tsx packages/server/bench/load.ts --tables 250 --sockets 4 --rate 200 --seconds 300
 *     node --import tsx packages/server/bench/load.ts --database postgres --nodes 3
 */
const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '250' },
    sockets: { type: 'string', default: '4' },
    rate: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '300' },
    database: { type: 'string', default: 'sqlite' },
    nodes: { type: 'string', default: '1' },
  },
});
const [tableCount, sockets, rate, seconds, nodeCount] = [
  values.tables,
  values.sockets,
  values.rate,
  values.seconds,
  values.nodes,
].map(Number) as [number, number, number, number, number];

const folder = await mkdtemp(join(tmpdir(), 'cromford-load-'));
const cluster = values.database === 'postgres' ? await startPostgres() : undefined;
const place = cluster ? await cluster.database() : join(folder, 'load.db');
const nodes: NodeProcess[] = [];
for (let n = 0; n < (cluster ? nodeCount : 1); n++) nodes.push(await NodeProcess.at(place));
for (const node of nodes) await node.start();

let next = 0;
const urls = () => nodes[next++ % nodes.length]?.url ?? '';
const tables: CrowdedTable[] = [];
for (let n = 0; n < tableCount; n += 10) {
  const some = Array.from({ length: Math.min(10, tableCount - n) }, () => CrowdedTable.open(urls(), sockets, urls));
  tables.push(...(await Promise.all(some)));
}
await sleep(1000);
console.error(`${tables.length} tables, ${tables.length * sockets} sockets are open`);

const before = await Promise.all(nodes.map((node) => node.usage()));
const memory: number[] = [];
const start = performance.now();
let played = 0;
let late = 0;
while (performance.now() - start < seconds * 1000) {
  const due = Math.floor(((performance.now() - start) / 1000) * rate);
  for (let tries = 0; played + late < due && tries < tables.length; tries++) {
    const table = tables[Math.floor(Math.random() * tables.length)];
    if (table?.move(Math.floor(Math.random() * 1e6))) played++;
  }
  if (Math.floor((performance.now() - start) / 10_000) >= memory.length)
    for (const node of nodes.slice(0, 1)) memory.push((await node.usage()).memory);
  await sleep(5);
}
late = Math.max(0, Math.floor(seconds * rate) - played);
await sleep(1000);
const after = await Promise.all(nodes.map((node) => node.usage()));
const elapsed = performance.now() - start;
const times = tables.flatMap(({ seenByAll }) => seenByAll).sort((a, b) => a - b);
const at = (share: number) => Math.round((times[Math.floor(times.length * share)] ?? Number.NaN) * 10) / 10;
const cpu = after.map(
  ({ cpu }, n) => (cpu.user + cpu.system - (before[n]?.cpu.user ?? 0) - (before[n]?.cpu.system ?? 0)) / 1000 / elapsed,
);
console.log(
  JSON.stringify({
    database: values.database,
    nodes: nodes.length,
    sockets: tables.length * sockets,
    wanted: rate,
    movesPerSecond: Math.round((played / seconds) * 10) / 10,
    seenByAll: times.length,
    missed: late,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    worst: at(0.9999),
    cpuOfEachNode: cpu.map((share) => Math.round(share * 100) / 100),
    memoryMB: memory.map((bytes) => Math.round(bytes / 1e6)),
    problems: tables.reduce((sum, { problems }) => sum + problems, 0),
    games: tables.reduce((sum, { games }) => sum + games, 0),
  }),
);
for (const table of tables) table.close();
for (const node of nodes) await node.stop('SIGTERM');
await cluster?.stop();
await rm(folder, { recursive: true });
process.exit(0);
