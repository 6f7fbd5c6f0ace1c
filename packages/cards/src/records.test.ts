import { readdirSync, readFileSync } from 'node:fs';
import { type GameRecord, isProblem, readRecord, replayRecord } from '@cromford/kernel';
import { describe, expect, it } from 'vitest';
import { cardGame } from './rules.ts';
import type { State } from './state.ts';

const folder = new URL('../records/', import.meta.url);

function read(name: string): GameRecord {
  const record = readRecord(readFileSync(new URL(`${name}.txt`, folder), 'utf8'), [cardGame]);
  if (isProblem(record)) throw new Error(`${name}: ${record.code} ${JSON.stringify(record.params)}`);
  return record;
}

/** Whole games, each with the scores it ended with: seats, then automated opponents. The record itself holds the exact position. */
const games: Readonly<Record<string, readonly number[]>> = {
  'four-players': [380, 357, 378, 460],
  'four-players-bankrupt': [276, 208, 0, 255],
  'four-players-expert': [270, 336, 300, 266],
  'four-players-inventor': [483, 336, 396, 304],
  'four-players-warehouses': [330, 210, 238, 240],
  solo: [442, 462, 437],
  'solo-awards': [462, 374, 396],
  'solo-bankrupt': [0, 380, 352],
  'solo-expert': [352, 399, 462],
  'solo-random-factories': [374, 399, 380],
  'solo-second-sheet': [506, 475, 441],
  'solo-warehouses': [420, 437, 378],
  'three-players': [357, 361, 224],
  'three-players-draft': [378, 380, 399],
  'three-players-expert': [300, 300, 330],
  'three-players-no-ships': [450, 240, 340],
  'three-players-restrictions': [391, 306, 408],
  'three-players-second-sheet': [437, 306, 437],
  'two-players': [325, 288],
  'two-players-expert': [294, 196],
  'two-players-final-ten': [352, 418],
  'two-players-supply': [418, 374],
};

describe('recorded games', () => {
  it('are all in the table', () => {
    const files = readdirSync(folder).flatMap((file) => (file.endsWith('.txt') ? [file.replace('.txt', '')] : []));
    expect(files.sort()).toEqual(Object.keys(games).sort());
  });

  it.each(Object.keys(games))('%s replays to its exact final position', (name) => {
    const record = read(name);
    expect(record.hash).toBeDefined();
    const table = replayRecord(record, [cardGame]);
    if (isProblem(table)) throw new Error(`${table.code} ${JSON.stringify(table.params)}`);
    expect(table.due()).toBeUndefined();
    expect(table.hash()).toBe(record.hash);
    expect((table.state as State).scores).toEqual(games[name]);
  });
});
