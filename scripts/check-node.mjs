// npm run check:node: the unit tests under the other versions of Node that are promised; npm's own package `node` brings them.
// Words choose test files as in scripts/test.mjs: npm run check:node -- kernel
import { inSeconds, runNpm } from './run.mjs';

const OTHERS = ['22', '24'];
const filters = process.argv.slice(2);

let failed = 0;
for (const version of OTHERS) {
  console.log(`— Node ${version}`);
  const tests = ['node', 'node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', ...filters];
  const { ok, seconds } = await runNpm(['exec', '--yes', `--package=node@${version}`, '--', ...tests]);
  console.log(`${ok ? '✓' : '✗'} Node ${version} ${inSeconds(seconds)}`);
  if (!ok) failed += 1;
}
process.exitCode = failed ? 1 : 0;
