import { expect, it } from 'vitest';
import { runHere } from '../testing/run-here.ts';
import { runProcess } from '../testing/run-process.ts';

it('counts games, finished games, broken invariants and scores by seat', async () => {
  const args = ['simulate', 'coal', '--players', '3', '--games', '30', '--bots', 'greedy,random,random'];
  const { code, output } = await runHere([...args, '--seed', 's', '--check', 'none', '--json']);
  expect(code).toBe(0);
  const summary = JSON.parse(output);
  expect(summary).toMatchObject({
    game: 'coal',
    players: 3,
    options: { heap: 'small' },
    games: 30,
    finished: 30,
    cancelled: false,
    brokenInvariants: { count: 0, first: [] },
  });
  expect(summary.seats.map(({ seat, bot }: { seat: number; bot: string }) => [seat, bot])).toEqual([
    [0, 'greedy'],
    [1, 'random'],
    [2, 'random'],
  ]);
  const { min, lowerQuartile, median, mean, upperQuartile, max } = summary.seats[0].score;
  expect([min, lowerQuartile, median, upperQuartile, max].toSorted((a, b) => a - b)).toEqual([
    min,
    lowerQuartile,
    median,
    upperQuartile,
    max,
  ]);
  expect(mean).toBeGreaterThan(summary.seats[1].score.mean);
  expect(summary.decisions.total).toBeGreaterThan(30);
});

it('gives the same JSON for the same seed, with one thread or two', async () => {
  const args = ['simulate', 'empire', '--games', '8', '--bots', 'random', '--seed', 'equal', '--json', '--jobs'];
  const one = await runHere([...args, '1']);
  const two = await runHere([...args, '2']);
  expect(two).toEqual(one);
  expect(JSON.parse(one.output)).toMatchObject({ finished: 8, brokenInvariants: { count: 0 } });
});

it('counts how the scores fall into the bands of a game that names them', async () => {
  const { output } = await runHere(['simulate', 'empire', '--games', '20', '--seed', 's', '--check', 'none', '--json']);
  const { bands } = JSON.parse(output) as { bands: { from: number; to?: number; count: number }[] };
  expect(bands.map(({ from, to }) => [from, to])).toEqual([
    [0, 40],
    [41, 80],
    [81, 120],
    [121, 160],
    [161, undefined],
  ]);
  expect(bands.reduce((sum, { count }) => sum + count, 0)).toBe(20);
});

it('prints a table for people, and no progress bar in a pipe', async () => {
  const { output, error } = await runHere([
    'simulate',
    'coal',
    '--players',
    '2',
    '--games',
    '5',
    '--seed',
    's',
    '--check',
    'none',
  ]);
  expect(output).toContain('coal, 2 seat(s), seed s: 5 of 5 games finished');
  expect(output).toMatch(/\n +1 +random/);
  expect(error).not.toContain('█');
});

it('refuses bots that it does not know or that do not fit the seats', async () => {
  const bots = (names: string) => runHere(['simulate', 'coal', '--players', '2', '--bots', names]);
  expect((await bots('deep-blue')).error).toContain('No bot is called “deep-blue”. Known: random, greedy');
  expect((await bots('random,random,greedy')).error).toContain('Bots: 3, seats: 2.');
});

for (const jobs of ['1', '2'])
  it(`gives what has been played when it is cancelled, with ${jobs} thread(s)`, async () => {
    const args = ['simulate', 'empire', '--games', '1000000', '--seed', 's', '--check', 'none', '--json'];
    const somethingPlayed = { name: 'SIGINT', at: /[1-9]\d*\/1000000/ } as const;
    const { code, output } = await runProcess([...args, '--jobs', jobs], [], somethingPlayed);
    expect(code).toBe(0);
    const { games, finished, cancelled } = JSON.parse(output);
    expect({ finished, cancelled }).toEqual({ finished: games, cancelled: true });
    expect(games).toBeGreaterThan(0);
  });

it('plays with a sheet that was shipped before, by its name', async () => {
  const played = async (...sheet: string[]) => {
    const command =
      'simulate card-game --players 1 --games 3 --bots apprentice --seed old --check none --jobs 1 --json';
    const { code, output } = await runHere([...command.split(' '), ...sheet]);
    expect(code).toBe(0);
    return (JSON.parse(output) as { seats: { score: { mean: number } }[] }).seats[0]?.score.mean ?? 0;
  };
  const today = await played();
  expect(await played('--sheet', 'standard')).toBe(today);
  expect(await played('--sheet', 'standard-1')).toBeGreaterThan(today);
});

it.each(['anniversary', 'spinning-mule'])(
  '%s: the sheet before differs by its name where the strips are used',
  async (game) => {
    const played = async (...more: string[]) => {
      const command = `simulate ${game} --players 2 --games 2 --bots foreman --seed old --check none --jobs 1 --json`;
      const { code, output } = await runHere([...command.split(' '), ...more]);
      expect(code).toBe(0);
      return (JSON.parse(output) as { seats: unknown }).seats;
    };
    const [before, strips] = [
      ['--sheet', 'standard-1'],
      ['--option', 'asymmetric-factories=on'],
    ] as const;
    expect(await played(...before)).toEqual(await played());
    expect(await played(...before, ...strips)).not.toEqual(await played(...strips));
  },
);
