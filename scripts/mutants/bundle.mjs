// Builds a package and its hand-written tests into one script in which every fault can be switched on.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root } from '../run.mjs';
import { switched } from './switched.mjs';

/**
 * Tests that notice a change without saying what is right: recorded games, counts of choices, whole games at random. And
 * tests of words, which hear whatever the rules say.
 */
const NOT_BY_HAND = /(?:proof|records|counts|in-play|at-random|editions)\.test\.ts$|^words\//;

/**
 * No rules: words, names and notation, checks of sheets and of stored states, copies, what is told, the invariants and the contract
 * that the proof holds, the forecast and the cautions, which run the real steps.
 */
const NO_RULES = [
  /^(?:words|sheet|testing|faults)\//,
  /^(?:words|moves|move-table|notes|refusals|reasons|bits|list)\.ts$|\/(?:names|words|moves|shape|news)\.ts$/,
  // What is on the shelf, and how it can be begun.
  /^(?:first-edition|anniversary-edition|set-up-options|state-form)\.ts$/,
  /^(?:sheet|components|shape|shape-parts|clone|view|news|events|accounts|faults|conservation|sketch|forecast|cautions|price-ahead|rules|game|games|index)\.ts$/,
];

/**
 * @param {string} name of the package
 * @returns {Promise<{ code: string, mutants: import('./switched.mjs').Mutant[] }>}
 */
export async function bundle(name) {
  const src = join(root, 'packages', name, 'src');
  const files = readdirSync(src, { recursive: true }).map((file) => file.replaceAll('\\', '/'));
  const tests = files.filter((file) => file.endsWith('.test.ts') && !NOT_BY_HAND.test(file)).sort();
  const mutants = [];

  const plugin = {
    name: 'mutants',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^vitest$/ }, () => ({ path: 'vitest', namespace: 'suite' }));
      onLoad({ filter: /.*/, namespace: 'suite' }, () => ({
        contents: 'export const { describe, it, test, expect } = $suite;',
      }));
      onLoad({ filter: /\.ts$/ }, ({ path }) => {
        const file = relative(src, path).replaceAll('\\', '/');
        const source = readFileSync(path, 'utf8');
        if (file.endsWith('.test.ts')) return { contents: testFile(file, path, source), loader: 'ts' };
        if (file.startsWith('..') || NO_RULES.some((kind) => kind.test(file))) return undefined;
        return { contents: switched(file, source, mutants), loader: 'ts' };
      });
    },
  };

  const { outputFiles } = await build({
    stdin: { contents: tests.map((file) => `import './${file}';`).join('\n'), resolveDir: src },
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    logLevel: 'error',
    // A test file is imported for what it does, although its package says that nothing is done by importing.
    ignoreAnnotations: true,
    plugins: [plugin],
  });
  return { code: outputFiles[0].text, mutants };
}

/** A test file says when its own lines begin and end, so that what they do outside a test is known to be theirs. */
function testFile(file, path, source) {
  const here = source.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href));
  return `$suite.file(${JSON.stringify(file)});\n${here}\n$suite.file(undefined);`;
}
