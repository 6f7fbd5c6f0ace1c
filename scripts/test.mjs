// npm test: everything, from a fresh clone to one closing line. `--unit`, `--running` or `--e2e` runs that part alone, and further
// words choose test files as Vitest does: node scripts/test.mjs --unit kernel
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { ensureBrowser, otherBrowsers } from './browser.mjs';
import { ensureDependencies, ensureNode, ensureServer, ensureWebApp } from './ensure.mjs';
import { inSeconds, root, runNode } from './run.mjs';

const { values: only, positionals: filters } = parseArgs({
  options: { unit: { type: 'boolean' }, running: { type: 'boolean' }, e2e: { type: 'boolean' } },
  allowPositionals: true,
});
const everything = !only.unit && !only.running && !only.e2e;
const withBrowser = everything || only.e2e;
const withProgram = everything || only.running;

const total = { passed: 0, failed: 0, skipped: 0 };
/** What failed, said again at the very end: a log of two thousand lines is read from there, or cut. */
const failures = [];
/** What did not pass at its first try (`retry` in vitest.config.ts): no failure, and nothing to be silent about. */
const unsteady = [];
const summary = [];

/** Runs one part to its end, whatever became of the others: one run shows all that is wrong. */
async function part(name, work) {
  console.log(`\n— ${name}`);
  const started = performance.now();
  let ok = false;
  try {
    ok = (await work()) !== false;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  summary.push({ name, ok, seconds: (performance.now() - started) / 1000 });
  return ok;
}

const script = async (name) => (await runNode([`scripts/${name}.mjs`])).ok;

/** Runs the tests of these projects, and of all whose names begin like them, together: while one ends, the others use the cores. */
async function vitest(...names) {
  const report = join(root, '.cache', `vitest-${names[0]}.json`);
  mkdirSync(join(root, '.cache'), { recursive: true });
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { ok } = await runNode([
    'node_modules/vitest/vitest.mjs',
    'run',
    ...names.flatMap((name) => ['--project', `${name}*`]),
    ...reporters,
    ...filters,
  ]);
  const counted = count(report);
  for (const key of Object.keys(total)) total[key] += counted[key];
  return ok;
}

/** A file that could not even be loaded has no tests to count, and a run that crashed no report: each is one failure. */
function count(report) {
  try {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = JSON.parse(
      readFileSync(report, 'utf8'),
    );
    const unloaded = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
    for (const file of unloaded) failures.push(told(file.name, '(could not be loaded)', file.message));
    for (const file of testResults)
      for (const test of file.assertionResults)
        if (test.failureMessages.length > 0)
          (test.status === 'failed' ? failures : unsteady).push(
            told(file.name, test.fullName, test.failureMessages[0]),
          );
    return {
      passed: numPassedTests,
      failed: numFailedTests + unloaded.length,
      skipped: numPendingTests + numTodoTests,
    };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

/** Where, which test, and the first lines of why, without the way through other people's code. */
function told(file, test, why = '') {
  const lines = stripVTControlCharacters(why).split('\n');
  const own = lines.filter((line) => !line.includes('node_modules')).slice(0, 12);
  return [`${relative(root, file)} › ${test}`, ...own].join('\n    ');
}

const ready = await part('dependencies', async () => {
  ensureNode();
  await ensureDependencies();
});
if (ready) {
  if (withBrowser || withProgram) await part('web app', ensureWebApp);
  // Several of its tests start it at once.
  if (withProgram) await part('server', ensureServer);
  if (withBrowser)
    await part('browser', async () => console.log([await ensureBrowser(), ...otherBrowsers()].join('\n')));
  if (everything) await part('checks', () => script('check'));
  if (everything) await part('rules', () => script('rules'));
  const alone = ['unit', 'running'].filter((name) => everything || only[name]);
  if (alone.length > 0) await part(`${alone.join(', ')} tests`, () => vitest(...alone));
  if (withBrowser) await part('browser tests', () => vitest('e2e'));
}

console.log('');
for (const each of unsteady) console.log(`⟳ not at the first try: ${each}\n`);
for (const each of failures) console.log(`✗ ${each}\n`);
for (const { name, ok, seconds } of summary) console.log(`${ok ? '✓' : '✗'} ${name.padEnd(20)} ${inSeconds(seconds)}`);
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = summary.every(({ ok }) => ok) ? 0 : 1;
