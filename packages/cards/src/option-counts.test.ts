import { readFileSync } from 'node:fs';
import { Engine, isProblem, readRecord, replayRecord } from '@cromford/kernel';
import { describe, expect, it } from 'vitest';
import type { Move } from './moves.ts';
import type { News } from './news.ts';
import { OPTIONS } from './options.ts';
import { cardGame } from './rules.ts';
import type { State } from './state.ts';

const EXPERT = Object.fromEntries(OPTIONS.map(({ id, values }) => [id, values[1] as string]));

/** Lines of so many decisions from a position: whoever changes what may be chosen changes these numbers. */
function lines(engine: Engine<State, Move, News>, s: State, depth: number): number {
  const open = [...engine.open(s)];
  if (depth === 1) return open.length;
  let sum = 0;
  for (const move of open) {
    const copy = engine.rules.clone(s);
    engine.apply(copy, move);
    sum += copy.agenda.length > 0 ? lines(engine, copy, depth - 1) : 1;
  }
  return sum;
}

describe('option counts', () => {
  it.each([
    [1, 'basic', [4, 12, 84, 378, 2742]],
    [2, 'basic', [7, 26, 117, 484, 2064]],
    [3, 'basic', [7, 26, 117, 500, 2272]],
    [4, 'basic', [7, 42, 372, 3118, 16928]],
    [1, 'expert', [15, 82, 648, 2346, 8586]],
    [2, 'expert', [4, 16, 48, 144, 2016]],
    [3, 'expert', [4, 16, 64, 192, 576]],
    [4, 'expert', [4, 16, 64, 256, 768]],
  ] as const)('from the start, %i players, %s', (players, kind, counts) => {
    const options = kind === 'basic' ? {} : EXPERT;
    const engine = new Engine(cardGame.rules({ players, options, sheet: cardGame.sheet }));
    const s = engine.start('perft');
    expect(counts.map((_, i) => lines(engine, s, i + 1))).toEqual(counts);
  });

  it.each([
    ['solo', 40, [2, 18, 77, 554]],
    ['solo-expert', 60, [9, 53, 282, 1653]],
    ['two-players', 100, [4, 16, 58, 152]],
    ['two-players-expert', 120, [4, 13, 45, 227]],
    ['three-players', 200, [4, 8, 16, 144]],
    ['three-players-expert', 220, [4, 8, 80, 448]],
    ['four-players', 160, [13, 78, 637, 3848]],
    ['four-players', 300, [24, 271, 1543, 4945]],
    ['four-players-expert', 300, [8, 77, 633, 2846]],
  ] as const)('in the game %s after %i decisions', (name, ply, counts) => {
    const record = readRecord(readFileSync(new URL(`../records/${name}.txt`, import.meta.url), 'utf8'), [cardGame]);
    if (isProblem(record)) throw new Error(record.code);
    const table = replayRecord(record, [cardGame]);
    if (isProblem(table)) throw new Error(table.code);
    const engine = table.engine as unknown as Engine<State, Move, News>;
    const s = table.at(ply) as State;
    expect(counts.map((_, i) => lines(engine, s, i + 1))).toEqual(counts);
  });
});
