// npm run check: types, lint and format, dependency rules, unused code. Two at a time; what fails is shown in full.
import { inSeconds, runNode } from './run.mjs';

const bin = (path) => `node_modules/${path}`;
// Two run at a time already: more threads in one of them would only do the same work twice.
const tsc = [bin('@typescript/native/bin/tsc'), '--singleThreaded'];
/** What has not changed since the last time is not looked at again. */
const remembering = (name) => ['--incremental', '--tsBuildInfoFile', `.cache/${name}.tsbuildinfo`];

/** Name and command, the slow ones first so that the two lanes end together. */
const steps = [
  [
    'types of the web app',
    [
      bin('svelte-check/bin/svelte-check'),
      '--workspace',
      'packages/web',
      '--fail-on-warnings',
      '--tsgo',
      '--incremental',
    ],
  ],
  [
    'dependency rules',
    [bin('dependency-cruiser/bin/dependency-cruise.mjs'), 'packages', 'tests', '--output-type', 'err'],
  ],
  ['lint and format', [bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.']],
  ['types', [...tsc, ...remembering('types'), '-p', 'tsconfig.json']],
  [
    'types of the offline worker',
    [...tsc, ...remembering('types-offline'), '-p', 'packages/web/src/offline/tsconfig.json'],
  ],
  ['unused code', [bin('knip/bin/knip.js')]],
  ['types without Node', [...tsc, ...remembering('types-without-node'), '-p', 'tsconfig.pure.json']],
];

const waiting = [...steps];
let failed = 0;

async function lane() {
  for (let step = waiting.shift(); step; step = waiting.shift()) {
    const [name, command] = step;
    const { ok, output, seconds } = await runNode(command, { quiet: true });
    console.log(`${ok ? '✓' : '✗'} ${name.padEnd(22)} ${inSeconds(seconds)}`);
    if (ok) continue;
    failed += 1;
    console.log(output.trimEnd());
  }
}

await Promise.all([lane(), lane()]);
if (failed) console.log(`${failed} of ${steps.length} checks failed`);
process.exitCode = failed ? 1 : 0;
