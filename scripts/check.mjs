// npm run check: types, lint and format, dependency rules, unused code. Two at a time; what fails is shown in full.
import { inSeconds, runNode } from './run.mjs';

const bin = (path) => `node_modules/${path}`;
const tsc = bin('typescript-7/bin/tsc');

/** Name and command, the slow ones first so that the two lanes end together. */
const steps = [
  [
    'dependency rules',
    [bin('dependency-cruiser/bin/dependency-cruise.mjs'), 'packages', 'tests', '--output-type', 'err'],
  ],
  ['types of the web app', [bin('svelte-check/bin/svelte-check'), '--workspace', 'packages/web', '--fail-on-warnings']],
  ['types', [tsc, '-p', 'tsconfig.json']],
  ['types without Node', [tsc, '-p', 'tsconfig.pure.json']],
  ['unused code', [bin('knip/bin/knip.js')]],
  ['lint and format', [bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.']],
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
