import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
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
