import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { runHere, temporaryFile } from '../testing/run-here.ts';

it('tells of seats, length, lead, deals, uses and ways', async () => {
  const picture = temporaryFile('weigh.svg');
  const command = 'weigh spinning-jenny --players 2 --games 6 --bots apprentice --seed w'.split(' ');
  const { code, output } = await runHere([...command, '--json', '--jobs', '1', '--plot', picture]);
  expect(code).toBe(0);
  const told = JSON.parse(output) as {
    games: number;
    seats: { won: number }[];
    uses: { use: string; winners: number }[];
    foreseen: number[];
    deal: number;
  };
  expect(told.games).toBe(6);
  expect(told.seats.reduce((sum, { won }) => sum + won, 0)).toBe(6);
  // A turn each in twelve cycles and more: markers are used, whatever the space.
  expect(told.uses.find(({ use }) => use === 'use factory')?.winners).toBeGreaterThan(0);
  expect(told.uses.some(({ use }) => /\d/.test(use))).toBe(false);
  expect(told.foreseen.every((chance) => chance > 0 && chance <= 1)).toBe(true);
  expect(told.deal).toBeLessThanOrEqual(1);
  expect(readFileSync(picture, 'utf8')).toMatch(/<circle[\s\S]*<\/svg>/);
});

it('says what it found in both languages', async () => {
  const command = 'weigh empire --games 4 --bots foreman --seed w --jobs 1'.split(' ');
  const { output } = await runHere(command);
  expect(output).toContain('Length:');
  expect(output).toContain('used in');
  const german = await runHere(['--language', 'de', ...command]);
  expect(german.output).toContain('Länge:');
});

describe('candidates', () => {
  const command = 'weigh card-game --players 1 --games 2 --bots apprentice --seed w --jobs 1 --json'.split(' ');
  const tried = (told: unknown) => {
    const file = temporaryFile('candidates.json');
    writeFileSync(file, JSON.stringify(told));
    return runHere([...command, '--candidates', file]);
  };

  it('are weighed beside the sheet that they differ from, on the same deals', async () => {
    const { code, output } = await tried({
      same: { 'scoring.shippingSteps': [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] },
      poor: { 'factories.food.0.fixedCost': 9, 'factories.clothes.0.fixedCost': 9 },
    });
    expect(code).toBe(0);
    const { candidates } = JSON.parse(output) as {
      candidates: Record<string, { seats: { score: { mean: number } }[] }>;
    };
    const mean = (name: string) => candidates[name]?.seats[0]?.score.mean ?? 0;
    expect(Object.keys(candidates)).toEqual(['–', 'same', 'poor']);
    expect(mean('same')).toBe(mean('–'));
    expect(mean('poor')).toBeLessThan(mean('–'));
  });

  it.each([
    ['a printed value', { x: { 'start.money': 60 } }, /printed/],
    ['a value that an example leaves no choice about', { x: { 'market.up.clothes': [3] } }, /printed/],
    ['a value that is not there', { x: { 'start.gold': 60 } }, /does not have/],
    ['a name that every object has', { x: { 'start.constructor': 1 } }, /does not have/],
    ['a value of another kind', { x: { 'warehouses.finalPrice': 'four' } }, /finalPrice/],
    ['no sheets at all', [1, 2], /names no sheets/],
  ])('that change %s are refused', async (_, told, reason) => {
    const { code, error } = await tried(told);
    expect(code).toBe(1);
    expect(error).toMatch(reason);
  });
});

it('lets plans made before the game meet the bots', async () => {
  const command =
    'weigh card-game --players 1 --games 2 --sheet standard-1 --bots apprentice --seed w --jobs 1 --scripts'.split(' ');
  const { code, output } = await runHere([...command, '--json']);
  expect(code).toBe(0);
  const { scripts } = JSON.parse(output) as { scripts: { script: string; seats: number; score: number }[] };
  expect(scripts.map(({ script }) => script)).toContain('script:exchange');
  expect(scripts.every(({ seats, score }) => seats === 2 && score > 0)).toBe(true);
  expect((await runHere(command)).output).toContain('plan by rote');
});

it('writes what a step of each value of our own comes to', async () => {
  const file = temporaryFile('matters.json');
  const command = 'weigh card-game --players 1 --games 1 --bots random --seed w --jobs 1 --json --matters'.split(' ');
  expect((await runHere([...command, file])).code).toBe(0);
  const matters = JSON.parse(readFileSync(file, 'utf8')) as Record<string, object>;
  expect(Object.keys(matters)).toContain('factories.*.*.fixedCost');
  expect(Object.keys(matters).some((pattern) => pattern.startsWith('start.'))).toBe(false);
});

it('goes on with what has been weighed already, but for what made no difference', async () => {
  const file = temporaryFile('matters.json');
  writeFileSync(
    file,
    JSON.stringify({ 'central.requirement': { less: 77 }, 'buildings.*.award': { less: 0, more: 0 } }),
  );
  const command = 'weigh empire --games 2 --bots greedy --seed w --jobs 1 --matters'.split(' ');
  const { code, output } = await runHere([...command, file]);
  expect(code).toBe(0);
  const matters = JSON.parse(readFileSync(file, 'utf8')) as Record<string, object>;
  expect(matters['central.requirement']).toEqual({ less: 77 });
  expect(output).not.toContain('central.requirement');
  expect(output).toMatch(/^buildings\.\*\.award \{.*\} ± \d+$/m);
});

describe('different players at one table', () => {
  const command = 'weigh spinning-jenny --players 2 --games 6 --seed w --jobs 1 --bots'.split(' ');

  it('are told each for itself, with what they did', async () => {
    const { code, output } = await runHere([...command, 'foreman,random', '--json']);
    expect(code).toBe(0);
    const { onPurpose } = JSON.parse(output) as {
      onPurpose: {
        players: { bot: string; seats: number; won: number }[];
        differences: { what: string; means: { value: number }[] }[];
      };
    };
    expect(onPurpose.players).toMatchObject([
      { bot: 'foreman', seats: 6, won: 6 },
      { bot: 'random', seats: 6, won: 0 },
    ]);
    // Crates are counted, not only the moves that have to do with them.
    const sold = onPurpose.differences.find(({ what }) => what === 'crates-sold')?.means ?? [];
    expect(sold[0]?.value).toBeGreaterThan(sold[1]?.value ?? 0);
  });

  it('have a table of their own, in both languages; who meets only the like of himself has none', async () => {
    const { output } = await runHere([...command, 'foreman,random']);
    expect(output).toMatch(/^foreman +6 +100\.0 % .* 50\.0 % +\d+ ± \d+$/m);
    expect(output).toMatch(/^crates-sold +\d+\.\d ± \d+\.\d +\d+\.\d ± \d+\.\d$/m);
    expect((await runHere(['--language', 'de', ...command, 'foreman,random'])).output).toContain(
      'was sie unterscheidet',
    );
    expect((await runHere([...command, 'apprentice'])).output).not.toContain('what differs');
  });
});
