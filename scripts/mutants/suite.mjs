// Stands in for Vitest: gathers the tests of a built package, so that one of them can be run in a millisecond, thousands of times.
import { chai, JestAsymmetricMatchers, JestChaiExpect, JestExtend } from '@vitest/expect';

chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);

/** @typedef {{ title: string, file: string, run: () => unknown }} Test */

/** What a built package finds as `$suite`. `files` hears which test file's own lines run. */
export function newSuite(files = () => {}) {
  /** @type {Test[]} */
  const tests = [];
  const titles = [];
  let current;

  const it = withEach((title, run) => tests.push({ title: [...titles, title].join(' › '), file: current, run }));
  const describe = withEach((title, define) => {
    titles.push(title);
    define();
    titles.pop();
  });
  const file = (name) => {
    current = name;
    files(name);
  };
  return { tests, describe, it, test: it, expect: chai.expect, file };
}

/** `it.each([[1, 2], [3, 4]])(title, (a, b) => …)` */
function withEach(runner) {
  const each = (rows) => (title, body) =>
    rows.forEach((row, i) => {
      runner(`${title} (${i + 1})`, () => (Array.isArray(row) ? body(...row) : body(row)));
    });
  return Object.assign((title, ...rest) => runner(title, rest.at(-1) instanceof Function ? rest.at(-1) : rest[0]), {
    each,
  });
}
