import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { temporaryFile } from '../testing/run-here.ts';
import { writeWeights } from './files.ts';

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

it('writes the weights of one ruleset beside those of the others, with the run that produced them', async () => {
  const file = temporaryFile('weights.json');
  writeFileSync(file, JSON.stringify({ common: { run: 'by hand', weights: { a: 1 } }, rulesets: { other: {} } }));
  expect(await writeWeights(file, 'water-frame', 'a run', { a: 2 })).toBeUndefined();
  expect(read(file)).toEqual({
    common: { run: 'by hand', weights: { a: 1 } },
    rulesets: { other: {}, 'water-frame': { run: 'a run', weights: { a: 2 } } },
  });
});

it('writes the only weights of a game', async () => {
  const file = temporaryFile('weights.json');
  await writeWeights(file, 'card-game', 'a run', { a: 2 });
  expect(read(file)).toEqual({ run: 'a run', weights: { a: 2 } });
});
