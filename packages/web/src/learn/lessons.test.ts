import { readFileSync } from 'node:fs';
import { readPuzzles } from '@cromford/bots/coach';
import { isProblem, LANGUAGES, readRecord, replayRecord, Table } from '@cromford/kernel';
import { shelf } from '@cromford/shelf';
import { describe, expect, it } from 'vitest';
import type { Lesson } from '../games/face.ts';
import { lessons as taught } from '../games/lessons.ts';

const lessons = shelf.flatMap((shelved) =>
  Object.entries(taught[shelved.id] ?? {}).map(([id, load]) => ({ game: shelved.id, id, load, shelved })),
);
/** The learner's seat. */
const LEARNER = 0;

/** What the words of a lesson say will happen: figures that a changed rule would make wrong. */
const PROMISED: Readonly<Record<string, readonly object[]>> = {
  'spinning-jenny/forecast': [
    { kind: 'sold', seat: 0, amount: 3, unsold: 0 },
    { kind: 'cash', seat: 0, by: 33, why: 'sales' },
    { kind: 'indicator', seat: 0, why: 'highest-appeal' },
  ],
  'spinning-jenny/shares': [
    { kind: 'cash', seat: 0, by: -2 },
    { kind: 'shares', seat: 0, by: 4, each: 10 },
    { kind: 'cash', seat: 0, by: 11, why: 'emergency' },
    { kind: 'indicator', seat: 0, from: 12, to: 11 },
  ],
  'spinning-jenny/importer': [
    { kind: 'sold', seat: 0, amount: 3 },
    { kind: 'sold', seat: 1, amount: 2, unsold: 1 },
    { kind: 'indicator', seat: 0, why: 'most-sold' },
  ],
  'spinning-jenny/modernising': [
    { kind: 'modernised', seat: 0, good: 'food', level: 2, cost: 10 },
    { kind: 'priced', seat: 0, good: 'food', to: 6, appeal: 4 },
    { kind: 'obsolete', seat: 0, good: 'cutlery', workers: 2 },
    { kind: 'obsolete', seat: 1, good: 'food', workers: 2 },
    { kind: 'obsolete', seat: 1, good: 'clothes', workers: 2 },
  ],
  'water-frame/buying': [
    { kind: 'shares', seat: 0, by: 4, each: 22 },
    { kind: 'cash', seat: 0, by: 54, why: 'sales' },
    { kind: 'cash', seat: 0, by: -16, why: 'wages' },
    { kind: 'indicator', seat: 0, to: 40 },
  ],
  'anniversary/contracts': [
    { kind: 'sold', seat: 0, amount: 3, unsold: 2 },
    { kind: 'shipped', seat: 0, good: 'cutlery', amount: 2, ships: 1 },
    { kind: 'cash', seat: 0, by: 26, why: 'shipping' },
  ],
  'card-game/demand': [
    { kind: 'demand', good: 'food', now: -1, why: 'employed' },
    { kind: 'sold', who: 0, amount: 3, price: 5 },
    { kind: 'value', who: 0, now: 12, why: 'highest-appeal' },
  ],
  'empire/upkeep': [
    { kind: 'profit', by: 6 },
    { kind: 'stock', resource: 'materials', by: -1, why: 'upkeep' },
  ],
};

/** What the words about a lesson's puzzle say of the coming production: after the best turn, and after the next best. `null` is the importer. */
const ASKED: Readonly<Record<string, readonly [best: readonly object[], second: readonly object[]]>> = {
  'spinning-jenny/importer': [
    [
      { seat: 0, good: 'cutlery', amount: 5 },
      { seat: null, good: 'cutlery', amount: 1 },
    ],
    [
      { seat: 0, good: 'cutlery', amount: 4 },
      { seat: null, good: 'cutlery', amount: 2 },
    ],
  ],
};

type Game = Awaited<ReturnType<(typeof shelf)[number]['load']>>;

function opened(game: Game, { seed, players = 1, options = {}, record, sketch }: Lesson): Table {
  const read = record === undefined ? undefined : readRecord(record, [game]);
  if (read && isProblem(read)) throw new Error(read.code);
  const setup = { players, seed, options };
  const table = read
    ? replayRecord(read, [game])
    : sketch
      ? Table.sketched(game, setup, sketch)
      : Table.open(game, setup);
  if (isProblem(table)) throw new Error(JSON.stringify(table));
  return table;
}

/** Everything that happened, from the first step of the lesson on. */
function played(table: Table, { steps }: Lesson): readonly Record<string, unknown>[] {
  const due = () => table.engine.due(table.state)?.seat;
  const play = (lines: readonly string[], isOwn: boolean) => {
    for (const line of lines) {
      expect(due() === LEARNER, line).toBe(isOwn);
      expect(table.playLine(line), line).toBeUndefined();
    }
  };
  const from = table.history.length;
  for (const { title, text, first = [], moves, rest = [], others = [] } of steps) {
    expect(title && text).not.toBe('');
    play(first, false);
    if (moves?.[0]) play([moves[0]], true);
    play(rest, true);
    play(others, false);
  }
  return table.history.slice(from).flatMap(({ events }) => events as unknown as Record<string, unknown>[]);
}

/** What is sold in the production that comes next when this turn is played and nobody else does anything. */
function soldAfter(game: Game, record: string, turn: readonly string[]): readonly Record<string, unknown>[] {
  const read = readRecord(record, [game]);
  const table = isProblem(read) ? read : replayRecord(read, [game]);
  if (isProblem(table)) throw new Error(table.code);
  const from = table.history.length;
  const sold = () =>
    table.history
      .slice(from)
      .flatMap(({ events }) => events as unknown as Record<string, unknown>[])
      .filter(({ kind }) => kind === 'sold');
  for (const line of turn) expect(table.playLine(line)).toBeUndefined();
  while (table.due() && sold().length === 0) {
    const open = [...table.engine.open(table.state)];
    const move = open.find(({ do: verb }) => verb === 'done') ?? open.find(({ do: verb }) => verb === 'use') ?? open[0];
    if (!move || table.play(move)) throw new Error('not played');
  }
  return sold();
}

describe.each(lessons)('the lesson $id of $game', ({ game, id, load, shelved }) => {
  it.each(LANGUAGES)('can be played as written: %s', async (language) => {
    const lesson = await load(language);
    const events = played(opened(await shelved.load(), lesson), lesson);
    expect(lesson.steps.some(({ moves }) => moves)).toBe(true);
    for (const said of PROMISED[`${game}/${id}`] ?? []) expect(events).toContainEqual(expect.objectContaining(said));
    if (lesson.puzzle === undefined) return;
    const file = new URL(`../puzzles/sets/${game}.jsonl`, import.meta.url);
    const puzzles = readPuzzles(readFileSync(file, 'utf8'));
    const puzzle = 'wrongLine' in puzzles ? undefined : puzzles.find((one) => one.id === lesson.puzzle);
    if (!puzzle) throw new Error('no such puzzle');
    const asked = ASKED[`${game}/${id}`];
    expect(lesson.task !== undefined).toBe(asked !== undefined);
    for (const [at, turn] of [puzzle.best, puzzle.second].entries()) {
      const sold = asked && soldAfter(await shelved.load(), puzzle.record, turn);
      for (const one of asked?.[at] ?? []) expect(sold).toContainEqual(expect.objectContaining(one));
    }
  });
});
