import { readFileSync } from 'node:fs';
import { attempted, readPuzzles } from '@cromford/bots/coach';
import { isProblem, readRecord, replayRecord } from '@cromford/kernel';
import { shelf } from '@cromford/shelf';
import { expect, it } from 'vitest';

it('the choices go away when the turn is over and not before, however long the answer takes', async () => {
  const game = await shelf.find(({ id }) => id === 'empire')?.load();
  const puzzles = readPuzzles(readFileSync(new URL('./sets/empire.jsonl', import.meta.url), 'utf8'));
  if (!game || 'wrongLine' in puzzles) throw new Error('no puzzles');
  const [puzzle] = [...puzzles].sort((a, b) => a.best.length - b.best.length);
  if (!puzzle) throw new Error('no puzzle');
  const said: string[] = [];
  const asked = async (played: readonly string[]) => {
    const record = readRecord(puzzle.record, [game]);
    const table = isProblem(record) ? record : replayRecord(record, [game]);
    if (isProblem(table)) throw new Error(table.code);
    const verdict = await attempted(table, puzzle, played, 'en', () => said.push('over'));
    if (verdict) said.push(verdict.isSolved ? 'found' : 'not found');
  };
  await asked(puzzle.best.slice(0, -1));
  expect(said).toEqual([]);
  await asked(puzzle.best);
  expect(said).toEqual(['over', 'found']);
});
