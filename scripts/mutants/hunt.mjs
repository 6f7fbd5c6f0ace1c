// Tries one fault after another on a built package: finds which tests come by its place, and runs those until one fails.
import { Script } from 'node:vm';
import { newSuite } from './suite.mjs';

const RULE = /\b(?:(?:SE|FE|AE|CG)-[A-Z]+\d*-\d+[a-z]?|AMB-\d+)\b/;
/** A fault may make play endless. A test that passes by so many more places than without it is ended. */
const ENDLESS = { times: 20, more: 100_000 };
/** Where nearly every test comes by, only the nearest are run unless all are asked for: what those do not notice counts as not noticed. */
const NEAREST = 80;

/**
 * @param {string} code the built package
 * @param {boolean} all the tests that come by a fault are run, however many
 * @returns a function that tries a fault
 */
export async function hunter(code, all = false) {
  const script = new Script(`(function ($m, $suite, require) {${code}\n})`);
  const global = await import('node:module');
  const require = global.createRequire(import.meta.url);

  let on = 0;
  let passed = 0;
  let most = Number.POSITIVE_INFINITY;
  /** @type {Set<number> | undefined} */
  let seen;

  function $m(id) {
    if (++passed > most) throw new Error('endless');
    seen?.add(id);
    return id === on;
  }

  function load(files) {
    const suite = newSuite(files);
    script.runInThisContext()($m, suite, require);
    return suite.tests;
  }

  async function fails(test) {
    passed = 0;
    try {
      await test.run();
      return false;
    } catch {
      return true;
    }
  }

  // Which places a test comes by: in its own run, and in what its file does before.
  const always = new Set();
  seen = always;
  const ofFile = new Map();
  const tests = load((file) => {
    seen = file ? new Set() : always;
    if (file) ofFile.set(file, seen);
  });
  if (tests.length === 0) throw new Error('no tests were found');
  for (const test of tests) {
    test.carriesRule = RULE.test(test.title);
    seen = new Set();
    if (await fails(test)) throw new Error(`fails without a fault: ${test.file}: ${test.title}`);
    test.seen = seen;
    test.limit = passed * ENDLESS.times + ENDLESS.more;
    test.index = tests.indexOf(test);
  }
  seen = undefined;
  /** How often a test has killed in a file. */
  const kills = new Map();

  /** The tests that come by a fault: those that carry a rule first, above all a rule named beside it, then those near it. */
  function nearest({ id, file, rules }) {
    const path = file.split('/');
    const nearness = (test) => {
      const there = test.file.split('/');
      const together = path.findIndex((folder, i) => folder !== there[i]);
      return (
        (test.carriesRule ? 10_000 : 0) +
        (rules.some((rule) => test.title.includes(rule)) ? 1_000 : 0) +
        Math.min(500, 10 * (kills.get(`${file} ${test.index}`) ?? 0)) +
        (there.at(-1).startsWith(path.at(-1).replace('.ts', '')) ? 20 : 0) +
        together
      );
    };
    return tests
      .filter((test) => always.has(id) || test.seen.has(id) || ofFile.get(test.file)?.has(id))
      .map((test) => ({ test, near: nearness(test) }))
      .sort((a, b) => b.near - a.near || a.test.limit - b.test.limit)
      .slice(0, all ? undefined : NEAREST)
      .map(({ test }) => test);
  }

  /**
   * @param {import('./switched.mjs').Mutant} mutant
   * @returns {Promise<{ killed: false, tests: number } | { killed: true, by: string, carriesRule: boolean }>}
   */
  async function hunt(mutant) {
    const { id, file } = mutant;
    const those = nearest(mutant);
    on = id;
    most = 10_000_000;
    passed = 0;
    try {
      // What is done when the package or the test's file is loaded is done anew.
      const anew = always.has(id) || those.some((test) => ofFile.get(test.file)?.has(id));
      const loaded = anew ? load() : tests;
      for (const { index, limit, title, carriesRule, file: of } of those) {
        most = limit;
        if (!(await fails(loaded[index]))) continue;
        kills.set(`${file} ${index}`, (kills.get(`${file} ${index}`) ?? 0) + 1);
        return { killed: true, by: `${of}: ${title}`, carriesRule };
      }
    } catch (error) {
      return { killed: true, by: `cannot be loaded: ${error.message}`, carriesRule: true };
    } finally {
      on = 0;
    }
    return { killed: false, tests: those.length };
  }
  return hunt;
}
