import { readFileSync } from 'node:fs';
import { attempted, type Puzzle, readPuzzles } from '@cromford/bots/coach';
import { isProblem, LANGUAGES, readRecord, replayRecord } from '@cromford/kernel';
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
    if (verdict) said.push(verdict.grade);
  };
  await asked(puzzle.best.slice(0, -1));
  expect(said).toEqual([]);
  await asked(puzzle.best);
  expect(said).toEqual(['over', 'found']);
});

it.each([
  // The best turn modernises four factories before they become obsolete; the second dismisses workers.
  ['spinning-jenny', 'spinning-jenny-p1-2-80', ['modernising'], /£/],
  ['card-game', 'card-game-r115-4-4-71', ['workers'], /£/],
  ['empire', 'empire-r115-1-49-15', ['building', 'workers'], /\d/],
] as const)(
  'a turn of %s that is not the best is explained, and the best one not given away',
  async (game, id, missed, unit) => {
    const { puzzles, begun } = await setUp(game);
    const puzzle = puzzles.find((one) => one.id === id);
    if (!puzzle) throw new Error('no such puzzle');
    for (const language of LANGUAGES) {
      const verdict = await attempted(begun(puzzle), puzzle, puzzle.second, language, () => {});
      expect(verdict).toMatchObject({ grade: 'missed', missed });
      const { own, best } = verdict?.end ?? { own: 0, best: 0 };
      expect(best).toBeGreaterThan(own);
      expect(verdict?.reasons.join(' ')).toMatch(unit);
      expect(verdict?.reasons).not.toContain(verdict?.said[0]);
    }
  },
);

it.each(shelf.map(({ id }) => [id] as const))(
  'nothing that is said of a turn of %s that is not the best speaks for it',
  async (game) => {
    const { puzzles, begun } = await setUp(game);
    for (const puzzle of puzzles.filter((_, at) => at % 8 === 0)) {
      const verdict = await attempted(begun(puzzle), puzzle, puzzle.second, 'en', () => {});
      expect(verdict?.grade, puzzle.id).toBe('missed');
      for (const reason of [verdict?.end, verdict?.others && { own: verdict.others.best, best: verdict.others.own }])
        if (reason) expect(reason.best, puzzle.id).toBeGreaterThan(reason.own);
      for (const [, best, own] of (verdict?.reasons.join(' ') ?? '').matchAll(/(−?£?\d+)[^,]*? instead of (−?£?\d+)/g))
        expect(figure(best), `${puzzle.id}: ${verdict?.reasons}`).toBeGreaterThan(figure(own));
    }
  },
  60_000,
);

const figure = (text = '') => Number(text.replace('−', '-').replace('£', ''));

it.each([
  ['spinning-jenny', 'spinning-jenny-r17-4-11-65', 'price clothes 5', 'price clothes 11'],
  ['card-game', 'card-game-r115-4-2-42', 'spot lamps 1', 'spot lamps 3'],
])('a turn of %s that is the best but for a poor price is not found yet', async (game, id, price, poor) => {
  const { puzzles, begun } = await setUp(game);
  const puzzle = puzzles.find((one) => one.id === id);
  if (!puzzle) throw new Error('no such puzzle');
  const played = puzzle.best.map((line) => (line === price ? poor : line));
  expect(played).not.toEqual(puzzle.best);
  const verdict = await attempted(begun(puzzle), puzzle, played, 'en', () => {});
  expect(verdict).toMatchObject({ grade: 'near', prices: 'alone', missed: [] });
  expect(verdict?.lost).toBeGreaterThan(6);
});
