import { expect, it } from 'vitest';
import { runHere } from '../testing/run-here.ts';

it('gives one JSON object with every figure, per game, seat count and setting', async () => {
  const { code, output } = await runHere(['bench', '--json', '--seconds', '0.2', '--game', 'coal']);
  expect(code).toBe(0);
  const report = JSON.parse(output);
  expect(report.baseline.loopMicroseconds).toBeGreaterThan(0);
  expect(report.games.map(({ players, options }: { players: number; options: object }) => [players, options])).toEqual([
    [2, { heap: 'small' }],
    [2, { heap: 'large' }],
    [3, { heap: 'small' }],
    [3, { heap: 'large' }],
  ]);
  for (const figures of report.games) {
    expect(figures).toMatchObject({ game: 'coal', baseline: { name: 'structuredClone of the same states' } });
    for (const name of [
      'decisionsPerSecond',
      'gamesPerSecond',
      'decisionsPerGame',
      'cloneMicroseconds',
      'forecastMicroseconds',
      'stateBytes',
      'replayMovesPerSecond',
    ])
      expect(figures[name], name).toBeGreaterThan(0);
    expect(figures.baseline.cloneMicroseconds).toBeGreaterThan(0);
  }
});

it('prints a table for people, and leaves out a forecast that a game does not have', async () => {
  const { output } = await runHere(['bench', '--seconds', '0.1', '--game', 'empire']);
  expect(output).toMatch(/^game +seats +options +decisions\/s/);
  expect(output).toMatch(/\nempire +1 +side=B/);
});

it('refuses an unknown game', async () => {
  expect(await runHere(['bench', '--game', 'chess'])).toMatchObject({ code: 1 });
});
