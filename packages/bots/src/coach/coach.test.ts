import { empire } from '@cromford/empire';
import { type AnyGame, isProblem, type Move, readRecord, replayRecord, type Table } from '@cromford/kernel';
import { expect, it } from 'vitest';
import { SOLVERS } from '../level-names.ts';
import { agrees, momentOf, movesOf } from './check-puzzle.ts';
import { findPuzzles } from './find-puzzles.ts';
import { type Puzzle, readPuzzles, solves, writePuzzles } from './puzzle.ts';
import { themesOf } from './themes.ts';
import { comparedTurns, isTurnOver } from './turns.ts';

/** Little is asked, so that little has to be played. */
const DEMAND = { lead: 0.1, glance: 300, proof: 1_000 };
const DECISIONS = 24;

function opened(game: AnyGame, { record }: Puzzle): Table {
  const read = readRecord(record, [game]);
  const table = isProblem(read) ? read : replayRecord(read, [game]);
  if (isProblem(table)) throw new Error(table.code);
  return table;
}

it('finds positions in which one turn is better than what anybody else would play', async () => {
  const game = empire as AnyGame;
  let decisions = 0;
  const found = await findPuzzles({ game, players: 1, options: {} }, 'coach', DEMAND, () => ++decisions > DECISIONS);
  expect(found.length).toBeGreaterThan(0);
  for (const puzzle of found) {
    const table = opened(game, puzzle);
    expect(table.due()?.seat).toBe(puzzle.seat);
    const moment = momentOf(table, puzzle);
    const [best, second] = [movesOf(moment, puzzle.best), movesOf(moment, puzzle.second)];
    const [value = 0, other = 0] = comparedTurns(moment, [best, second], undefined, undefined, puzzle.deals);
    expect(value - other).toBeCloseTo(puzzle.lead, 2);
    expect(solves(value, value, puzzle.lead)).toBe(true);
    expect(solves(other, value, puzzle.lead)).toBe(false);
    expect(puzzle.foundBy.length).toBeLessThan(SOLVERS.length);
    const [first] = best as [Move];
    table.play(first);
    expect(isTurnOver(moment.engine, moment.view, table.state, puzzle.seat)).toBe(best.length === 1);
  }
  const [puzzle] = found as [Puzzle];
  const turned: Puzzle = { ...puzzle, best: puzzle.second, second: puzzle.best };
  expect(agrees(opened(game, puzzle), turned, 'other dice', 2_000)).toBe(false);
});

it('reads what it has written, and names the line that is no puzzle', () => {
  const puzzle: Puzzle = {
    id: 'a',
    record: 'r',
    seat: 0,
    best: ['x'],
    second: [],
    lead: 1,
    themes: ['shares'],
    foundBy: ['manager'],
  };
  const text = writePuzzles([puzzle, puzzle]);
  expect(readPuzzles(text)).toEqual([puzzle, puzzle]);
  expect(readPuzzles(`${text}{"id":"b"}\n`)).toEqual({ wrongLine: 3 });
  expect(readPuzzles('nonsense')).toEqual({ wrongLine: 1 });
});

it('says what the better turn is about', () => {
  const move = (verb: string, more: object = {}): Move => ({ do: verb, ...more });
  const [buy, hire, price, end] = ['buy', 'hire', 'price', 'done'].map((verb) => move(verb)) as [
    Move,
    Move,
    Move,
    Move,
  ];
  expect(themesOf([buy, price], [hire, price], false)).toEqual(['shares']);
  // What both do comes after what tells them apart.
  expect(themesOf([hire, buy], [hire], false)).toEqual(['shares', 'workers']);
  expect(themesOf([buy], [buy], true)).toEqual(['shares', 'timing', 'last-turn']);
  expect(themesOf([buy, price], [buy], false)).toEqual(['pricing', 'shares']);
  expect(themesOf([price, end], [hire], false)).toEqual(['pricing']);
  // The same word in different games.
  expect(themesOf([move('take', { marker: 'ship-2' })], [], false)).toEqual(['helpers']);
  expect(themesOf([move('sell'), move('take', { amount: 2, from: 'bank' })], [], false)).toEqual(['selling']);
});
