// The faults that are none: packages/<name>/mutants.json lists them, under the reason why nobody could notice.
import { existsSync, readFileSync } from 'node:fs';

/** A fault's name holds as long as its line stands in its file, wherever. @param {import('./switched.mjs').Mutant} mutant */
export function nameOf({ file, code, from, to, nth }) {
  return `${file} | ${code} | ${from === code ? '(all)' : from} -> ${to || '(nothing)'}${nth > 1 ? ` (${nth})` : ''}`;
}

/** @param {string} path of `[{ "why": "…", "mutants": ["storage.ts | … | … -> …"] }]` */
export function readEquivalent(path) {
  const groups = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : [];
  const names = new Set(groups.flatMap(({ mutants }) => mutants));
  return {
    has: (mutant) => names.has(nameOf(mutant)),
    unknown(mutants) {
      const made = new Set(mutants.map(nameOf));
      return [...names].filter((name) => !made.has(name));
    },
  };
}
