import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isOver, isProblem, readRecord, Table } from '@cromford/kernel';
import { describe, expect, it } from 'vitest';
import { spinningJenny, waterFrame } from './games.ts';
import type { State } from './state.ts';
import { recordGames } from './testing/record-games.ts';

const folder = new URL('../records/', import.meta.url);
const games = [spinningJenny, waterFrame];

// After a change of the rules: RECORD_GAMES=1 npx vitest run --project unit packages/arkwright/src/records.test.ts
if (process.env.RECORD_GAMES) {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of recordGames()) writeFileSync(new URL(`${name}.txt`, folder), text);
}

function replay(file: string) {
  const record = readRecord(readFileSync(new URL(file, folder), 'utf8'), games);
  if (isProblem(record)) throw new Error(`${file}: ${record.code} ${JSON.stringify(record.params)}`);
  const table = Table.replay(record, games);
  if (isProblem(table)) throw new Error(`${file}: ${table.code} ${JSON.stringify(table.params)}`);
  const s = table.state as State;
  return { s, record, scores: table.engine.rules.score(s), winners: table.engine.rules.winners(s) };
}

describe('recorded games', () => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.txt'));

  it('are at least twenty, of both versions and every number of players', () => {
    expect(files.length).toBeGreaterThanOrEqual(20);
    for (const version of ['spinning-jenny', 'water-frame'])
      for (const players of [2, 3, 4])
        expect(files.some((file) => file.startsWith(`${version}-${players}-`))).toBe(true);
  });

  it.each(files)('%s ends where it ended', (file) => {
    const { s, record } = replay(file);
    expect(isOver(s)).toBe(true);
    // The hash of the final position was compared by the replay.
    expect(record.hash).toMatch(/^[0-9a-f]{16}$/);
  });

  it('show a tie broken by cash', () => {
    const { s, scores, winners } = replay('ending-tie-broken-by-cash.txt');
    expect([scores, winners]).toEqual([[66, 98, 98], [1]]);
    expect(s.players[1]?.cash).toBeGreaterThan(s.players[2]?.cash ?? 0);
  });

  it('show a shared victory', () => {
    const { s, scores, winners } = replay('ending-shared-victory.txt');
    expect([scores, winners]).toEqual([
      [104, 104, 0, 0],
      [0, 1],
    ]);
    expect(s.players[0]?.cash).toBe(s.players[1]?.cash);
  });

  it('show players who are out through loans, and a game that nobody wins', () => {
    const out = replay('ending-out-through-loans.txt');
    expect([out.s.players.map((p) => p.loans), out.winners]).toEqual([[0, 4, 2, 0], [3]]);
    expect(replay('ending-nobody-wins.txt').winners).toEqual([]);
  });
});
