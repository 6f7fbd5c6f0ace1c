import { spinningJenny } from '@cromford/arkwright';
import { empire } from '@cromford/empire';
import { type AnyGame, isProblem, type Problem, seeded, Table } from '@cromford/kernel';
import { expect, it } from 'vitest';
import { bots } from '../bots.ts';
import type { Course } from './course.ts';
import { chronicles, courseOf } from './courses.ts';
import { summaryOf } from './summary.ts';

function played(table: Table | Problem, lines: readonly string[]): Table {
  if (isProblem(table)) throw new Error(table.code);
  for (const line of lines) expect(table.playLine(line), line).toBeUndefined();
  return table;
}

const jenny = spinningJenny as AnyGame;
const setup = { players: 2, seed: 'course', options: { 'set-up': 'predetermined' } };
const told = (table: Table, seat: number) => chronicles['spinning-jenny']?.tell(table, seat);

it('counts a share that is sold because the money does not reach, and what was chosen first', () => {
  const table = played(Table.open(jenny, setup), [
    ...['use stock-exchange at 4', 'buy 4', 'done', 'take first-machinery'],
    ...['use workers at 2', 'hire 2 clothes row 3', 'done', 'done', 'reuse workers at 2', 'done', 'done'],
    ...['use factory at 10', 'build clothes 1', 'price clothes 6', 'done'],
  ]);
  const own = told(table, 0);
  expect(own?.habits).toMatchObject({ 'shares-at-need': 1, 'crates-sold': 3, loans: 0 });
  expect(own?.choices).toMatchObject({
    'first-marker': 'stock-exchange',
    'first-taken': 'first-machinery',
    'first-good': 'clothes',
  });
  expect(own?.curves).toMatchObject({ shares: [13], factories: [3] });
  expect(told(table, 1)?.habits['shares-at-need']).toBe(0);
  // It goes on: nothing can be said of it yet.
  expect(courseOf(table, 0)).toBe(undefined);
});

it('counts the productions of a factory that is obsolete', () => {
  const old = { level: 1, additional: 2, obsolete: 1 };
  const sketch = { decade: 1790, cycle: 2, start: 1, agenda: 'turn 0', players: { 0: { factories: { 2: old } } } };
  const table = played(Table.sketched(jenny, setup, sketch), ['use workers at 2', 'done', 'done']);
  expect(told(table, 0)?.habits).toMatchObject({ obsolete: 1 });
  expect(told(table, 1)?.habits).toMatchObject({ obsolete: 0 });
});

it('tells a game that is over, and adds games up', () => {
  const table = Table.open(empire as AnyGame, { players: 1, seed: 'course' });
  if (isProblem(table)) throw new Error(table.code);
  const { engine } = table;
  const bot = bots.get('greedy')?.(seeded('course'));
  for (let due = table.due(); due; due = table.due()) {
    const moves = [...engine.open(table.state)];
    const move = bot?.choose({ engine, seat: 0, moves, view: () => engine.rules.view(table.state, 0) });
    expect(move && table.play(move)).toBe(undefined);
  }
  const course = courseOf(table, 0) as Course;
  expect(course).toMatchObject({ game: 'empire', players: 1, isWon: false, score: engine.rules.score(table.state)[0] });
  expect(course.curves.profit).toHaveLength(3);
  const sums = summaryOf([course, { ...course, isWon: true }]);
  expect(sums).toMatchObject({ courses: 2, won: 1, score: 2 * course.score });
  expect(sums.habits.buildings).toBe(2 * (course.habits.buildings ?? 0));
  for (const [moment, option] of Object.entries(course.choices))
    expect(sums.choices[moment]).toEqual({ [option]: [2, 1, 2 * course.score] });
});
