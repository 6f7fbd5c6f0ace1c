import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Besieged } from './siege/besieged.ts';
import { bystander } from './siege/bystander.ts';
import { door } from './siege/door.ts';
import { hoard } from './siege/hoard.ts';
import { percentile, type Wait } from './siege/honest.ts';
import { HonestPeople } from './siege/honest-people.ts';
import { work } from './siege/work.ts';

/**
 * A hostile load on loopback: strangers try to exceed every line of the budget in docs/security.md, one attack after the other, while honest
 * people play. It fails when a line is exceeded, the server dies, or the honest p99 passes 300 ms. A few minutes; every loop has an end.
 *
 *     npm run siege
 *     npm run siege -- --only tournament --pairs 4
 */
const { values } = parseArgs({
  options: {
    /** Attacks with this in their name. */
    only: { type: 'string', default: '' },
    pairs: { type: 'string', default: '6' },
    calm: { type: 'string', default: '8' },
  },
});
const SLOWEST_MS = 300;
const SLOWEST_BOT_MS = 2500;

const here = await Besieged.open();
const standing = bystander(here.folder);
const honest = new HonestPeople(here.url, Number(values.pairs));
await sleep(Number(values.calm) * 1000);

let isHeld = true;
const say = (isGood: boolean, text: string) => {
  isHeld &&= isGood;
  console.log(`${isGood ? '✓' : '✗'} ${text}`);
};
for (const attack of [...door, ...hoard, ...work].filter(({ name }) => name.includes(values.only))) {
  honest.enter(attack.name);
  const before = await here.usage();
  const began = performance.now();
  const found = await attack.run(here);
  const seconds = (performance.now() - began) / 1000;
  const after = await here.usage();
  const cpu = (after.cpu.user + after.cpu.system - before.cpu.user - before.cpu.system) / 1e6 / seconds;
  const waits = (await honest.waits()).filter(({ phase, kind }) => phase === attack.name && kind !== 'bot');
  console.log(
    `— ${attack.name}: ${seconds.toFixed(1)} s, ${cpu.toFixed(2)} core, ${Math.round(after.rss / 1e6)} MB; honest p50 ${percentile(waits, 0.5)} ms, p99 ${percentile(waits, 0.99)} ms of ${waits.length}`,
  );
  for (const { what, got, most } of found) say(got <= most, `${what}: ${got} of ${most}`);
  for (const error of new Set(after.errors)) console.log(`  logged: ${error.slice(0, 150)}`);
  honest.enter('between');
  await sleep(500);
}
const all = await honest.waits();
honest.end();
const late = await standing();
const of = (isWanted: (wait: Wait) => boolean) => all.filter(isWanted);
const calm = of(({ phase, kind }) => phase === 'calm' && kind !== 'bot');
const besieged = of(({ phase, kind }) => phase !== 'calm' && kind !== 'bot');
const bots = of(({ kind, phase }) => kind === 'bot' && phase !== 'calm');
const lateness = percentile(
  late.map((ms) => ({ phase: '', kind: 'page', ms })),
  0.99,
);
console.log(
  `— load of this computer ${loadavg()[0]?.toFixed(1)}, which made a bystander wait p99 ${lateness} ms; before the siege p99 ${percentile(calm, 0.99)} ms of ${calm.length}`,
);
say(
  percentile(besieged, 0.99) <= SLOWEST_MS,
  `honest people: p50 ${percentile(besieged, 0.5)} ms, p99 ${percentile(besieged, 0.99)} ms, worst ${percentile(besieged, 1)} ms of ${besieged.length}`,
);
say(
  percentile(bots, 0.95) <= SLOWEST_BOT_MS,
  `answers of an honest person’s bot: p50 ${percentile(bots, 0.5)} ms, p95 ${percentile(bots, 0.95)} ms of ${bots.length}`,
);
await here.stop();
process.exit(isHeld ? 0 : 1);
