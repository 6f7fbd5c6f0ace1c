import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type Ran, runHere, temporaryFile } from '../testing/run-here.ts';

const quick = { nodes: 30, width: 1, branch: 3, plans: 0, rounds: 0 };

function played(league: unknown, rows: string): Promise<Ran> {
  const file = temporaryFile('league.json');
  writeFileSync(file, JSON.stringify(league));
  return runHere(['selfplay', 'empire', '--league', file, '--out', rows, '--seconds', '1']);
}

it('writes whole rows, and what became of every seat', async () => {
  const file = temporaryFile('rows');
  const members = [
    [1, { bot: 'foreman' }],
    [1, { ...quick, lean: 'capital', wander: 100 }],
  ];
  const { code, output } = await played({ players: [1], options: [{ side: 'A' }, { side: 'B' }], members }, file);
  expect(code).toBe(0);
  const { games } = JSON.parse(output) as { games: number };
  const [x, y] = ['x', 'y'].map((name) => new Uint8Array(readFileSync(`${file}.1.${name}`)));
  const labels = new Float32Array(y?.buffer as ArrayBuffer);
  const rows = labels.length / 5;
  expect(rows).toBeGreaterThanOrEqual(games * 10);
  // A whole number of features to each row.
  expect((x?.length ?? 0) / 2 / rows).toBe(73 + 218);
  const [clock, , score, won] = labels.subarray(-5);
  expect(clock).toBeGreaterThan(5);
  expect(score).toBeGreaterThan(0);
  expect(won).toBe(1);
});

it('keeps nothing of a game before the round until which it wanders', async () => {
  const file = temporaryFile('rows');
  const members = [[1, { ...quick, wander: 500 }]];
  const { code } = await played({ players: [1], options: [{}], until: [9, 9], members }, file);
  expect(code).toBe(0);
  const labels = new Float32Array(new Uint8Array(readFileSync(`${file}.1.y`)).buffer);
  const clocks = labels.filter((_, i) => i % 5 === 0);
  expect(Math.min(...clocks)).toBe(9);
  expect(Math.max(...clocks)).toBe(15);
});

it('plays a turn in several ways, and numbers what they lead to', async () => {
  const file = temporaryFile('rows');
  const members = [[1, { ...quick, wander: 500 }]];
  const fork = { ways: 3, finder: { ...quick, nodes: 200, width: 2 } };
  const { code, error } = await played(
    { players: [1], options: [{}], until: [6, 9], afterwards: [[1, quick]], fork, members },
    file,
  );
  expect(error).toBe('');
  expect(code).toBe(0);
  const labels = new Float32Array(new Uint8Array(readFileSync(`${file}.1.y`)).buffer);
  const turns = labels.filter((_, i) => i % 5 === 4);
  const numbers = [...new Set(turns)].filter((turn) => turn > 0);
  expect(numbers.length).toBeGreaterThan(0);
  for (const number of numbers) {
    const ways = turns.filter((turn) => turn === number).length;
    expect(ways).toBeGreaterThanOrEqual(2);
    expect(ways).toBeLessThanOrEqual(3);
  }
  const { error: refused } = await played({ players: [1], options: [{}], fork, members }, file);
  expect(refused).toContain('fork: needs afterwards');
});

it('seats who plays as the game says for its net, by itself and in a league', async () => {
  const quick = { nodes: 150, width: 1, branch: 3, plans: 2, rounds: 1 };
  const ran = async (one: object) => {
    const match = ['match', 'card-game', '--players', '2', '--games', '1', '--rest', 'foreman', '--one'];
    const { code, output } = await runHere([...match, JSON.stringify(one)]);
    expect(code).toBe(0);
    const { milliseconds: _, ...found } = JSON.parse(output) as Record<string, number>;
    return found;
  };
  const raced = await ran(quick);
  expect(await ran({ ...quick, asTaught: false })).toEqual(raced);
  const inATree = await ran({ ...quick, asTaught: true });
  expect(inATree).not.toEqual(raced);
  expect(await ran({ ...quick, asTaught: true, spite: 0 })).not.toEqual(inATree);
});

it('says what is wrong with a league', async () => {
  const { code, error } = await played(
    { players: [1], options: [{}], members: [[1, { bot: 'nobody' }]] },
    temporaryFile('rows'),
  );
  expect(code).toBe(1);
  expect(error).toContain('is no league: members.0.1');
});

it('a match counts the wins of one against the rest', async () => {
  const { code, output } = await runHere(
    'match spinning-jenny --players 2 --one foreman --rest random --games 2'.split(' '),
  );
  expect(code).toBe(0);
  expect(JSON.parse(output)).toMatchObject({ game: 'spinning-jenny', players: 2, games: 2, wins: 2 });
  const { error } = await runHere(['match', 'empire', '--one', 'foreman', '--rest', '{"nodes":1}']);
  expect(error).toContain('neither a bot nor the settings of one');
});
