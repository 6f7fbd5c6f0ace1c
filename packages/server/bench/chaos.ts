import { parseArgs } from 'node:util';
import { clockJumps } from './chaos/clock-jumps.ts';
import { cutOff } from './chaos/cut-off.ts';
import { fullDisk } from './chaos/full-disk.ts';
import { groundOf, type Kind } from './chaos/ground.ts';
import { kills } from './chaos/kills.ts';
import { restarts } from './chaos/restarts.ts';
import type { Report, Scenario } from './chaos/scenario.ts';
import { bundleNode } from './nodes.ts';

/**
 * Faults under load. Afterwards every acknowledged move must be in the log exactly once, every table must replay to every position that was
 * noted, and after each fault somebody must have played on within five seconds.
 *
 *     npm run chaos -- --scenario kills --database sqlite --times 100
 *     npm run chaos -- --scenario cut-off --scenario full-disk --json
 */
const scenarios: Readonly<Record<string, Scenario>> = {
  kills,
  restarts,
  'cut-off': cutOff,
  'full-disk': fullDisk,
  'clock-jumps': clockJumps,
};
const BACK_WITHIN_MS = 5000;
/** However it goes, it ends. */
const GRACE_MS = 90_000;

const { values } = parseArgs({
  options: {
    scenario: { type: 'string', multiple: true, default: Object.keys(scenarios) },
    database: { type: 'string', default: 'both' },
    times: { type: 'string', default: '5' },
    pairs: { type: 'string', default: '6' },
    /** For each scenario on each database. */
    seconds: { type: 'string', default: '500' },
    json: { type: 'boolean', default: false },
  },
});

function verdictOf({ lost, doubled, differentTables, surprises, slowestReturnMs, wrong = [] }: Report): string[] {
  return [
    ...(lost > 0 ? [`${lost} acknowledged moves lost`] : []),
    ...(doubled > 0 ? [`${doubled} moves doubled`] : []),
    ...(differentTables > 0 ? [`${differentTables} tables do not replay`] : []),
    ...(slowestReturnMs > BACK_WITHIN_MS ? [`back only after ${slowestReturnMs} ms`] : []),
    ...surprises.map((text) => `surprise: ${text}`),
    ...wrong,
  ];
}

async function play(name: string, scenario: Scenario, kind: Kind): Promise<boolean> {
  const giveUp = performance.now() + Number(values.seconds) * 1000;
  const ground = await groundOf(kind);
  const late = setTimeout(
    async () => {
      console.log(`✗ ${name} on ${kind}: out of time`);
      await ground.remove();
      process.exit(1);
    },
    giveUp - performance.now() + GRACE_MS,
  ).unref();
  const settings = {
    times: Number(values.times),
    pairs: Number(values.pairs),
    giveUp,
    say: (line: string) => console.error(`  ${line}`),
  };
  console.error(`${name} on ${kind}: ${scenario.about} …`);
  try {
    const told = await scenario.play(ground, settings);
    const broken = verdictOf(told);
    if (told.times < settings.times) broken.push(`only ${told.times} of ${settings.times} times`);
    if (values.json)
      console.log(JSON.stringify({ scenario: name, database: kind, ok: broken.length === 0, ...told, broken }));
    else
      console.log(
        `${broken.length === 0 ? '✓' : '✗'} ${name} on ${kind}: ${told.times} times, ${told.acknowledged} moves acknowledged, ` +
          `${told.lost} lost, ${told.doubled} doubled, back after ${told.slowestReturnMs} ms at most${told.note ? ` (${told.note})` : ''}`,
      );
    if (!values.json) for (const line of broken) console.log(`    ${line}`);
    return broken.length === 0;
  } finally {
    clearTimeout(late);
    await ground.remove();
  }
}

const unknown = values.scenario.find((name) => !Object.hasOwn(scenarios, name));
if (unknown !== undefined) {
  console.error(`No scenario is called ${unknown}. Known: ${Object.keys(scenarios).join(', ')}.`);
  process.exit(2);
}
await bundleNode();
let ok = true;
for (const name of values.scenario) {
  const scenario = scenarios[name];
  for (const kind of scenario?.on ?? [])
    if (scenario && (values.database === 'both' || values.database === kind))
      ok = (await play(name, scenario, kind)) && ok;
}
console.log(ok ? 'chaos: nothing lost, nothing doubled' : 'chaos: BROKEN');
process.exit(ok ? 0 : 1);
