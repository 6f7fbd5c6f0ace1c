import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../run.mjs';
import { readEquivalent } from './equivalent.mjs';
import { switched } from './switched.mjs';

// A line that is written anew takes its faults out of the list, and the next run over the package would find survivors that are none.
it.each(['arkwright', 'cards', 'empire'])('what %s lists as equivalent stands where it says', (name) => {
  const list = join(root, 'packages', name, 'mutants.json');
  const listed = JSON.parse(readFileSync(list, 'utf8')).flatMap(({ mutants }) => mutants);
  const mutants = [];
  for (const file of new Set(listed.map((fault) => fault.split(' | ')[0])))
    switched(file, readFileSync(join(root, 'packages', name, 'src', file), 'utf8'), mutants);
  expect(listed.length).toBeGreaterThan(0);
  expect(readEquivalent(list).unknown(mutants)).toEqual([]);
});
