import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { runHere, temporaryFile } from '../testing/run-here.ts';

const args = ['tune', 'card-game', '--players', '2', '--games', '2', '--seed', 's', '--jobs', '1', '--json'];

it('goes on where it was cut off, to the same weights', async () => {
  const whole = await runHere([...args, '--rounds', '4', '--proof', '0']);
  const file = temporaryFile('rounds.jsonl');
  await runHere([...args, '--rounds', '3', '--proof', '0', '--out', file]);
  const cut = readFileSync(file, 'utf8').slice(0, -30);
  writeFileSync(file, cut);
  const resumed = await runHere([...args, '--rounds', '4', '--proof', '0', '--out', file]);
  expect(resumed).toEqual(whole);
  expect(JSON.parse(whole.output).factors).not.toEqual({});
  const other = await runHere([...args, '--rounds', '4', '--out', file, '--only', 'stored']);
  expect(other).toMatchObject({ code: 1, error: expect.stringContaining('does not belong') });
});

it('writes nothing that is not proven better', async () => {
  const file = temporaryFile('weights.json');
  writeFileSync(file, '{"rulesets":{}}');
  const { output } = await runHere([...args, '--rounds', '1', '--proof', '2', '--only', 'stored', '--write', file]);
  expect(JSON.parse(output)).toMatchObject({ isBetter: false, proof: { games: 2 } });
  expect(readFileSync(file, 'utf8')).toBe('{"rulesets":{}}');
});

it('refuses what cannot be tuned', async () => {
  expect((await runHere(['tune', 'card-game', '--bot', 'random'])).error).toContain('“random”');
  expect((await runHere(['tune', 'coal', '--players', '2'])).error).toContain('nothing that can be tuned');
});
