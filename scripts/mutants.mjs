// npm run mutants -- <package> [path …]: puts small faults into the rules, one at a time, and tells which of them no hand-written
// test notices. A path chooses files, `steps/turn` or `storage.ts:40`; docs/testing.md says how to read what it prints.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bundle } from './mutants/bundle.mjs';
import { nameOf, readEquivalent } from './mutants/equivalent.mjs';
import { huntAll } from './mutants/keeper.mjs';
import { drawn, printSurvivors, printTable } from './mutants/report.mjs';
import { root } from './run.mjs';

const { values: wanted, positionals } = parseArgs({
  options: {
    /** So many, drawn by lot; `seed` draws others. */
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    /** Every test that comes by a fault, not only the nearest. */
    all: { type: 'boolean', default: false },
    /** By file: how many were made, killed and left. */
    files: { type: 'boolean' },
    /** Also those killed by tests that carry no rule. */
    bare: { type: 'boolean' },
    /** The results, for programs. */
    json: { type: 'string' },
  },
  allowPositionals: true,
});
const [name, ...paths] = positionals;
if (!name) {
  console.error(
    'npm run mutants -- <arkwright|cards|empire> [path …] [--all] [--sample 200 --seed 1] [--files] [--bare] [--json file]',
  );
  process.exit(2);
}

const { code, mutants: all } = await bundle(name);
const chosen = all.filter(
  ({ file, line }) => paths.length === 0 || paths.some((path) => `${file}:${line}:`.includes(path)),
);
const mutants = wanted.sample ? drawn(chosen, Number(wanted.sample), wanted.seed) : chosen;

const equivalent = readEquivalent(join(root, 'packages', name, 'mutants.json'));
const unknown = equivalent.unknown(all);
for (const key of unknown) console.log(`✗ packages/${name}/mutants.json names what is not there: ${key}`);

const folder = join(root, '.cache', 'mutants');
mkdirSync(folder, { recursive: true });
// A file of its own: a process that is replaced reads it again, whoever has begun another run since.
const built = join(folder, `${name}-${process.pid}.cjs`);
writeFileSync(built, code);
const begun = performance.now();
const tried = mutants.filter((mutant) => !equivalent.has(mutant));
const results = await huntAll(built, tried, wanted.all);
rmSync(built);

printSurvivors(results, wanted.bare);
printTable(name, mutants.length - tried.length, results, wanted.files);
console.log(`${((performance.now() - begun) / 1000).toFixed(0)} s`);
if (wanted.json)
  writeFileSync(
    wanted.json,
    JSON.stringify(
      results.map((result) => ({ name: nameOf(result.mutant), ...result })),
      null,
      1,
    ),
  );
process.exitCode = unknown.length ? 1 : 0;
