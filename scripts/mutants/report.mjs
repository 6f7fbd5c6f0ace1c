// What `npm run mutants` prints.
import { nameOf } from './equivalent.mjs';

/** @typedef {import('./keeper.mjs').Result} Result */

/** @param {Result[]} results @param {boolean} bare also those that only tests without a rule killed */
export function printSurvivors(results, bare = false) {
  for (const { mutant, killed, by, carriesRule, tests } of results) {
    if (killed && (carriesRule || !bare)) continue;
    const { file, line, rules } = mutant;
    console.log(`${file}:${line}  ${rules.join(' ')}${tests === 0 ? '  (no test comes by)' : ''}`);
    console.log(`  ${nameOf(mutant)}`);
    if (killed) console.log(`  killed by ${by}`);
  }
}

/** @param {string} name @param {number} equivalent @param {Result[]} results @param {boolean} byFile */
export function printTable(name, equivalent, results, byFile = false) {
  const groups = new Map();
  for (const result of results) {
    const { file } = result.mutant;
    groups.set(file, [...(groups.get(file) ?? []), result]);
  }
  const row = (of, some, equal) => {
    const killed = some.filter((result) => result.killed);
    const withRule = killed.filter((result) => result.carriesRule).length;
    const share = some.length ? ((100 * withRule) / some.length).toFixed(1) : '–';
    const cells = [
      some.length + equal,
      equal,
      withRule,
      killed.length - withRule,
      some.length - killed.length,
      `${share} %`,
    ];
    console.log(`| ${of} | ${cells.join(' | ')} |`);
  };
  console.log(
    '\n| package | made | equivalent | killed by a test with a rule | by another | survivors | killed by rules |',
  );
  console.log('|---|---|---|---|---|---|---|');
  if (byFile) for (const [file, some] of groups) row(file, some, 0);
  row(name, results, equivalent);
}

/** So many of them, by lot, the same for the same seed. */
export function drawn(mutants, count, seed) {
  let state = [...seed].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, 7);
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return (state >>> 8) / 2 ** 24;
  };
  const lots = new Map(mutants.map((mutant) => [mutant, next()]));
  return mutants
    .toSorted((a, b) => lots.get(a) - lots.get(b))
    .slice(0, count)
    .sort((a, b) => a.id - b.id);
}
