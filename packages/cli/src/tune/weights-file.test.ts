import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { temporaryFile } from '../testing/run-here.ts';
import { writeWeights } from './weights-file.ts';

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

it('writes the weights of one ruleset beside those of the others, with the run that produced them', async () => {
  const file = temporaryFile('weights.json');
  writeFileSync(file, JSON.stringify({ common: { run: 'by hand', weights: { a: 1 } }, rulesets: { other: {} } }));
  expect(await writeWeights(file, { game: 'water-frame', players: 2 }, 'a run', { a: 2 })).toBeUndefined();
  expect(read(file)).toEqual({
    common: { run: 'by hand', weights: { a: 1 } },
    rulesets: { other: {}, 'water-frame': { run: 'a run', weights: { a: 2 } } },
  });
});

it('writes the weights for so many players where they have some of their own, and only there', async () => {
  const file = temporaryFile('weights.json');
  writeFileSync(file, JSON.stringify({ rulesets: { 'spinning-jenny': 'for all', 'spinning-jenny 2': 'for two' } }));
  await writeWeights(file, { game: 'spinning-jenny', players: 2 }, 'a run', { a: 2 });
  const made = { run: 'a run', weights: { a: 2 } };
  expect(read(file).rulesets).toEqual({ 'spinning-jenny': 'for all', 'spinning-jenny 2': made });
  await writeWeights(file, { game: 'spinning-jenny', players: 3 }, 'a run', { a: 2 });
  expect(read(file).rulesets).toEqual({ 'spinning-jenny': made, 'spinning-jenny 2': made });
});

it('writes the only weights of a game', async () => {
  const file = temporaryFile('weights.json');
  await writeWeights(file, { game: 'card-game', players: 2 }, 'a run', { a: 2 });
  expect(read(file)).toEqual({ run: 'a run', weights: { a: 2 } });
});
