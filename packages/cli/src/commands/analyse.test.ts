import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { runHere, temporaryFile } from '../testing/run-here.ts';

async function recorded(): Promise<string> {
  const folder = dirname(temporaryFile('x'));
  const args = ['tournament', 'card-game', '--players', '2', '--bots', 'foreman,random', '--seed', 's', '--jobs', '1'];
  await runHere([...args, '--games', '2', '--records', folder]);
  expect(readdirSync(folder).toSorted()).toEqual(['card-game-2-0.txt', 'card-game-2-1.txt']);
  return join(folder, 'card-game-2-0.txt');
}

it('tells what each decision cost, how the chances stood and where they turned', async () => {
  const file = await recorded();
  const { code, output } = await runHere(['analyse', file, '--depth', 'quick', '--json']);
  expect(code).toBe(0);
  const { decisions, curve, seats } = JSON.parse(output);
  expect(decisions[0]).toEqual({
    seat: expect.any(Number),
    played: expect.any(String),
    preferred: expect.any(String),
    cost: expect.any(Number),
  });
  expect(seats).toHaveLength(2);
  expect(curve.at(-1).ply).toBe(decisions.length);
  const text = await runHere(['analyse', file, '--depth', 'quick', '--language', 'de']);
  expect(text.output).toContain('Siegchancen, Zug um Zug');
  expect(text.output).toMatch(/[▁▂▃▄▅▆▇█]{10}/);
});

it('finds in the records of a tournament what a replay verifies: the position that each game ended in', async () => {
  const file = await recorded();
  expect((await runHere(['replay', file])).output).toMatch(/Hash [0-9a-f]{16}: as recorded\./);
  const shortened = `${readFileSync(file, 'utf8').trimEnd().split('\n').slice(0, -1).join('\n')}\n`;
  writeFileSync(file, shortened);
  expect((await runHere(['replay', file])).code).toBe(1);
});

it('refuses what is no record, and an adviser that there is not', async () => {
  expect(await runHere(['analyse', '/nowhere'])).toMatchObject({ code: 1, error: expect.stringContaining('/nowhere') });
  expect((await runHere(['analyse', await recorded(), '--adviser', 'kasparov'])).error).toContain('“kasparov”');
});
