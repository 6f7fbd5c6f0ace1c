import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isOver, isProblem, readRecord, replayRecord } from '@cromford/kernel';
import { describe, expect, it } from 'vitest';
import type { ArkwrightRules } from './game.ts';
import { anniversary, spinningJenny, spinningMule, waterFrame } from './games.ts';
import type { State } from './state.ts';
import { MODULES } from './testing/modules.ts';
import { recordGames } from './testing/record-games.ts';

const folder = new URL('../records/', import.meta.url);
const games = [spinningJenny, waterFrame, anniversary, spinningMule];

// After a change of the rules: RECORD_GAMES=all npx vitest run --project unit packages/arkwright/src/records.test.ts
// The beginning of a name in place of `all` records only those.
const wanted = process.env.RECORD_GAMES;
if (wanted) {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of recordGames(wanted === 'all' ? '' : wanted))
    writeFileSync(new URL(`${name}.txt`, folder), text);
}

function replay(file: string) {
  const record = readRecord(readFileSync(new URL(file, folder), 'utf8'), games);
  if (isProblem(record)) throw new Error(`${file}: ${record.code} ${JSON.stringify(record.params)}`);
  const table = replayRecord(record, games);
  if (isProblem(table)) throw new Error(`${file}: ${table.code} ${JSON.stringify(table.params)}`);
  const s = table.state as State;
  const rules = table.engine.rules as unknown as ArkwrightRules;
  return { s, rules, record, scores: rules.score(s), winners: rules.winners(s) };
}

describe('recorded games', () => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.txt'));

  it('are at least twenty of the first edition, of both versions and every number of players', () => {
    const ofGame = (id: string) => files.filter((file) => file.startsWith(id));
    expect(ofGame('spinning-jenny').length + ofGame('water-frame').length).toBeGreaterThanOrEqual(20);
    for (const version of ['spinning-jenny', 'water-frame'])
      for (const players of [2, 3, 4]) expect(ofGame(`${version}-${players}-`)).not.toEqual([]);
  });

  it('are at least twenty of the anniversary edition, of both versions with each choice of modules', () => {
    const whole = files.filter((file) => /^(anniversary|spinning-mule)-/.test(file));
    expect(whole.length).toBeGreaterThanOrEqual(20);
    for (const version of ['anniversary', 'spinning-mule'])
      for (const modules of Object.keys(MODULES)) {
        const found = whole.filter((file) => file.startsWith(version) && file.includes(`-${modules}-`));
        for (const players of [2, 3, 4])
          expect(found.some((file) => file.startsWith(`${version}-${players}-`))).toBe(true);
        for (const by of ['random', 'thrifty']) expect(found.some((file) => file.endsWith(`-${by}.txt`))).toBe(true);
      }
    for (const setUp of ['free', 'predetermined', 'shuffled'])
      expect(whole.some((file) => file.includes(`-${setUp}-`))).toBe(true);
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

  /** Score and what breaks ties of the anniversary edition (AE-END-08): cash, share value, sum of factory levels. */
  const worth = (file: string) => {
    const { s, rules, scores, winners } = replay(`ending-mule-${file}.txt`);
    return { winners, of: scores.map((score, seat) => [score, ...rules.ruleset.tieBreaks(s, seat)]) };
  };

  it('show a clean win of the anniversary edition', () => {
    const { s, scores, winners } = replay('anniversary-4-free-asymmetric-thrifty.txt');
    expect([scores, winners]).toEqual([[120, 100, 125, 198], [3]]);
    expect(s.players.every((p) => p.loans === 0)).toBe(true);
  });

  it('AE-END-08: show ties broken by cash, by share value and by factory levels, and a shared victory', () => {
    const cash = worth('tie-broken-by-cash');
    expect([cash.of[0], cash.of[2], cash.winners]).toEqual([[91, 6, 13, 2], [91, 4, 13, 2], [0]]);
    const value = worth('tie-broken-by-share-value');
    expect([value.of[0], value.of[1], value.winners]).toEqual([[112, 0, 14, 3], [112, 0, 16, 5], [1]]);
    const levels = worth('tie-broken-by-levels');
    expect([levels.of[1], levels.of[2], levels.winners]).toEqual([[112, 0, 14, 3], [112, 0, 14, 1], [1]]);
    const shared = worth('shared-victory');
    expect([shared.of[2], shared.of[3], shared.winners]).toEqual([
      [112, 7, 14, 2],
      [112, 7, 14, 2],
      [2, 3],
    ]);
  });

  it('AE-END-04: show players of the anniversary edition who are out through loans, and a game that nobody wins', () => {
    const out = replay('ending-mule-out-through-loans.txt');
    expect([out.s.players.map((p) => p.loans), out.winners]).toEqual([[17, 0, 9], [1]]);
    const nobody = replay('ending-mule-nobody-wins.txt');
    expect([nobody.s.players.map((p) => p.loans), nobody.winners]).toEqual([[4, 13], []]);
  });
});
