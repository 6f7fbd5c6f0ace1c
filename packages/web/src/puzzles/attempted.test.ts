import { readFileSync } from 'node:fs';
import { attempted, type Puzzle, readPuzzles } from '@cromford/bots/coach';
import { isProblem, readRecord, replayRecord } from '@cromford/kernel';
import { shelf } from '@cromford/shelf';
import { expect, it } from 'vitest';

/** A game's puzzles, and the table that one of them begins at. */
async function setUp(id: string) {
  const game = await shelf.find((shelved) => shelved.id === id)?.load();
  const puzzles = readPuzzles(readFileSync(new URL(`./sets/${id}.jsonl`, import.meta.url), 'utf8'));
  if (!game || 'wrongLine' in puzzles) throw new Error('no puzzles');
  const begun = ({ record }: Puzzle) => {
    const read = readRecord(record, [game]);
    const table = isProblem(read) ? read : replayRecord(read, [game]);
    if (isProblem(table)) throw new Error(table.code);
    return table;
  };
  return { puzzles, begun };
}

it('the choices go away when the turn is over and not before, however long the answer takes', async () => {
  const { puzzles, begun } = await setUp('empire');
  const [puzzle] = [...puzzles].sort((a, b) => a.best.length - b.best.length);
  if (!puzzle) throw new Error('no puzzle');
  const said: string[] = [];
  const asked = async (played: readonly string[]) => {
    const verdict = await attempted(begun(puzzle), puzzle, played, 'en', () => said.push('over'));
    if (verdict) said.push(verdict.isSolved ? 'found' : 'not found');
  };
  await asked(puzzle.best.slice(0, -1));
  expect(said).toEqual([]);
  await asked(puzzle.best);
  expect(said).toEqual(['over', 'found']);
});

it.each([
  // The best turn modernises four factories before they become obsolete; the second dismisses workers.
  ['spinning-jenny', 'spinning-jenny-p1-2-80', ['modernising'], /£/],
  ['card-game', 'card-game-w2-2-0-22', ['building'], /£/],
  ['empire', 'empire-r115-1-49-15', ['building', 'workers'], /profit/],
] as const)(
  'a turn of %s that is not the best is explained, and the best one not given away',
  async (game, id, missed, unit) => {
    const { puzzles, begun } = await setUp(game);
    const puzzle = puzzles.find((one) => one.id === id);
    if (!puzzle) throw new Error('no such puzzle');
    const verdict = await attempted(begun(puzzle), puzzle, puzzle.second, 'en', () => {});
    expect(verdict).toMatchObject({ isSolved: false, missed });
    expect(verdict?.own.join(' ')).toMatch(unit);
    expect(verdict?.best.join(' ')).toMatch(unit);
    expect(verdict?.own).not.toEqual(verdict?.best);
    expect(verdict?.best).not.toContain(verdict?.said[0]);
  },
);
