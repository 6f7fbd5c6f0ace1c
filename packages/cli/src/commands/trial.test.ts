import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { runHere, temporaryFile } from '../testing/run-here.ts';

it('plays bots through the settings of a game and counts their decisions and refusals', async () => {
  const args = ['trial', '--game', 'coal', '--bots', 'greedy,random', '--decisions', '500', '--seed', 's', '--json'];
  const { code, output } = await runHere(args);
  expect(code).toBe(0);
  const { decisions, refused, games } = JSON.parse(output);
  expect(decisions).toBeGreaterThanOrEqual(500);
  expect(refused).toBe(0);
  expect(games[0].byBot.greedy + games[0].byBot.random).toBe(decisions);
});

it('plays every game of the house', async () => {
  const { code, output } = await runHere(['trial', '--bots', 'foreman', '--decisions', '600', '--seed', 's']);
  expect(code).toBe(0);
  for (const game of ['water-frame', 'card-game', 'empire']) expect(output).toContain(`\n${game} `);
});

it('goes on where it was cut off', async () => {
  const file = temporaryFile('trial.jsonl');
  const args = ['trial', '--game', 'coal', '--bots', 'random', '--seed', 's', '--json', '--out', file, '--decisions'];
  const first = JSON.parse((await runHere([...args, '50'])).output);
  writeFileSync(file, readFileSync(file, 'utf8').slice(0, -20));
  const second = JSON.parse((await runHere([...args, '100'])).output);
  expect(second.games[0].games).toBeGreaterThan(first.games[0].games);
  const whole = JSON.parse((await runHere(args.filter((arg) => arg !== '--out' && arg !== file).concat('100'))).output);
  expect(second).toEqual(whole);
});

it('refuses bots that it does not know', async () => {
  expect((await runHere(['trial', '--bots', 'deep-blue'])).error).toContain('“deep-blue”');
});
