// Has faults tried in a process of their own, which is ended and replaced when a fault keeps it busy for ever.
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { nameOf } from './equivalent.mjs';

const CHILD = fileURLToPath(new URL('child.mjs', import.meta.url));
/** Milliseconds for one fault, and for building and running everything once before the first; a busy machine takes its time. */
const PATIENCE = 600_000;
const PATIENCE_AT_FIRST = 3_600_000;

/**
 * @typedef {{ mutant: import('./switched.mjs').Mutant, killed: boolean, by?: string, carriesRule?: boolean, tests?: number }} Result
 * @param {string} bundle the path of the built package
 * @param {import('./switched.mjs').Mutant[]} mutants
 * @param {boolean} all tests are run, not only the nearest
 * @returns {Promise<Result[]>}
 */
export async function huntAll(bundle, mutants, all) {
  const results = [];
  while (results.length < mutants.length) {
    await inOneProcess(bundle, { mutants: mutants.slice(results.length), all }, (result) => {
      const mutant = mutants[results.length];
      results.push({ mutant, ...result });
      // Known at once, not only when the table is printed.
      if (!result.killed) console.error(`survives: ${nameOf(mutant)}`);
      if (results.length % 200 === 0) console.error(`${results.length} of ${mutants.length}`);
    });
    if (results.length < mutants.length)
      results.push({ mutant: mutants[results.length], killed: true, by: 'never came to an end', carriesRule: true });
  }
  return results;
}

function inOneProcess(bundle, task, each) {
  return new Promise((resolve, reject) => {
    // A fault that fills the memory ends the process as well; what Node says then helps nobody.
    const child = fork(CHILD, [bundle], {
      execArgv: ['--max-old-space-size=512'],
      stdio: ['ignore', 'inherit', 'ignore', 'ipc'],
    });
    let left = task.mutants.length;
    let failed;
    const end = () => child.kill('SIGKILL');
    let watch = setTimeout(end, PATIENCE_AT_FIRST);
    child.on('message', (message) => {
      clearTimeout(watch);
      watch = setTimeout(end, PATIENCE);
      if (message.problem) failed = new Error(message.problem);
      else if (!message.ready) {
        each(message);
        left--;
      }
      if (failed || left <= 0) end();
    });
    child.on('exit', () => {
      clearTimeout(watch);
      if (failed) reject(failed);
      else resolve();
    });
    child.send(task);
  });
}
