import { readdirSync, readFileSync } from 'node:fs';
import { movesOf, readPuzzles } from '@cromford/bots/coach';
import { themeOf, themesOf } from '@cromford/bots/coach/themes';
import { isProblem, readRecord, replayRecord } from '@cromford/kernel';
import { shelf } from '@cromford/shelf';
import { expect, it } from 'vitest';

const folder = new URL('./sets/', import.meta.url);

it.each(readdirSync(folder))('%s: every puzzle can be set up, and the turn to be found can be played', async (file) => {
  const game = await shelf.find(({ id }) => `${id}.jsonl` === file)?.load();
  if (!game) throw new Error('no such game');
  const puzzles = readPuzzles(readFileSync(new URL(file, folder), 'utf8'));
  if ('wrongLine' in puzzles) throw new Error(`line ${puzzles.wrongLine}`);
  expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
  // Games without hidden things begin alike: a question is asked once.
  const questions = puzzles.map(({ record, best }) => [...record.split('\n\n').slice(1), ...best].join('\n'));
  expect(new Set(questions).size).toBe(puzzles.length);
  expect(puzzles.length).toBeGreaterThanOrEqual(40);
  for (const puzzle of puzzles) {
    const record = readRecord(puzzle.record, [game]);
    const table = isProblem(record) ? record : replayRecord(record, [game]);
    if (isProblem(table)) throw new Error(`${puzzle.id}: ${table.code}`);
    expect(table.due()?.seat).toBe(puzzle.seat);
    for (const line of puzzle.best) {
      const move = table.engine.rules.notation.read(line);
      expect(move && table.play(move), `${puzzle.id}: ${line}`).toBe(undefined);
    }
  }
});

it.each(readdirSync(folder))('%s: a puzzle is about what its best turn does', async (file) => {
  const game = await shelf.find(({ id }) => `${id}.jsonl` === file)?.load();
  const puzzles = readPuzzles(readFileSync(new URL(file, folder), 'utf8'));
  if (!game || 'wrongLine' in puzzles) throw new Error('no puzzles');
  for (const { id, record, best, second, themes } of puzzles) {
    const read = readRecord(record, [game]);
    const table = isProblem(read) ? read : replayRecord(read, [game]);
    if (isProblem(table)) throw new Error(`${id}: ${table.code}`);
    const [moves, others] = [movesOf(table, best), movesOf(table, second)];
    expect(themes, id).toEqual(themesOf(moves, others, themes.includes('last-turn')));
    const done = new Set(moves.map(themeOf));
    for (const theme of themes)
      if (theme !== 'timing' && theme !== 'last-turn') expect(done, `${id}: ${theme}`).toContain(theme);
    // Nothing that it does is kept quiet, but for what every turn has some of.
    for (const deed of done)
      if (deed && deed !== 'pricing' && deed !== 'upkeep') expect(themes, `${id}: ${deed}`).toContain(deed);
  }
});
