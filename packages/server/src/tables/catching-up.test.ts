import { cardGame } from '@cromford/cards';
import { type AnyGame, below, isProblem, openMoves, seeded, Table } from '@cromford/kernel';
import { expect, test } from 'vitest';
import type { EntryRow } from '../storage/schema-tables.ts';
import { Held } from './held.ts';
import { positionFor } from './position.ts';

/** A table in memory at which somebody plays at random, and what a seat saw after each decision. */
function playing() {
  const open = Table.open(cardGame as AnyGame, { players: 2, seed: 'away' });
  if (isProblem(open)) throw new Error(open.code);
  const held = new Held('t', open, 0, 0);
  const { table } = held;
  const random = seeded('away');
  const enter = (entry: Pick<EntryRow, 'kind' | 'line' | 'ply'>) =>
    held.apply({ ...entry, seq: held.seq + 1, seat: table.due()?.seat ?? 0, at: held.seq } as EntryRow);
  const seen = new Map<number, unknown>();
  const move = () => {
    const moves = openMoves(table.options());
    const wanted = moves[below(random, moves.length)];
    if (!wanted) throw new Error('no move is open');
    enter({ kind: 'move', line: table.engine.rules.notation.write(wanted), ply: table.state.ply + 1 });
    seen.set(held.seq, table.engine.rules.view(table.state, 0));
  };
  const back = (by: number) => enter({ kind: 'back', line: String(by), ply: table.state.ply - by });
  return { held, seen, move, back };
}

test('whoever was away is told the positions between, as his seat saw them', () => {
  const { held, seen, move } = playing();
  for (let i = 0; i < 6; i++) move();
  const { told, view } = positionFor(held, 0, 2);
  expect(told.map(({ seq }) => seq)).toEqual([3, 4, 5, 6]);
  expect(told.slice(0, -1).map((entry) => entry.view)).toEqual([3, 4, 5].map((seq) => seen.get(seq)));
  // The last one's is the position itself.
  expect(told.at(-1)).not.toHaveProperty('view');
  expect(view).toEqual(seen.get(6));
});

test('what was taken back brings none, and what followed brings its own', () => {
  const { held, seen, move, back } = playing();
  for (let i = 0; i < 4; i++) move();
  back(2);
  move();
  move();
  const { told } = positionFor(held, 0, 0);
  const views = Object.fromEntries(told.map(({ seq, view }) => [seq, view]));
  expect(views).toEqual({ 1: seen.get(1), 2: seen.get(2), 6: seen.get(6) });
});

test('a letter has no more than twelve of them', () => {
  const { held, move } = playing();
  for (let i = 0; i < 30; i++) move();
  const { told } = positionFor(held, 0, 0);
  expect(told).toHaveLength(30);
  expect(told.filter(({ view }) => view).map(({ seq }) => seq)).toEqual([...Array(12).keys()].map((i) => 18 + i));
});
