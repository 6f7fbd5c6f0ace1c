import { spinningJenny } from '@cromford/arkwright';
import { cardGame } from '@cromford/cards';
import { type AnyGame, isProblem, Table } from '@cromford/kernel';
import { expect, it } from 'vitest';
import { makeReady } from '../judgements.ts';
import { movesOf } from './check-puzzle.ts';
import { simplest } from './simplest.ts';

/** Somebody with money at the stock exchange. */
async function moment() {
  const sketch = {
    decade: 1790,
    cycle: 0,
    agenda: 'turn 0',
    players: { 0: { cash: 90, space: 12, factories: { 0: { level: 2, price: 8 } } } },
  };
  const options = { 'set-up': 'predetermined' };
  const table = Table.sketched(spinningJenny as AnyGame, { players: 2, seed: 'simplest', options }, sketch);
  if (isProblem(table)) throw new Error(JSON.stringify(table));
  const { engine, state } = table;
  await makeReady(engine.rules);
  return { engine, seat: 0, view: engine.rules.view(state, 0) };
}

it.each([
  [
    ['use stock-exchange at 6', 'buy 2', 'sell shares 2', 'done'],
    ['use stock-exchange at 6', 'done'],
  ],
  [
    ['use stock-exchange at 6', 'buy 3', 'sell shares 1', 'done'],
    ['use stock-exchange at 6', 'buy 2', 'done'],
  ],
  [
    ['use stock-exchange at 6', 'buy 2', 'done'],
    ['use stock-exchange at 6', 'buy 2', 'done'],
  ],
])('%j is said as %j', async (turn, said) => {
  const at = await moment();
  expect(simplest(at, movesOf(at, turn)).map(at.engine.rules.notation.write)).toEqual(said);
});

it.each([
  [3, 'skip'],
  [1, 'develop cards'],
])('a place for a card is developed in decade %i: %s', async (decade, said) => {
  const sketch = { decade, good: 3, agenda: 'turn 0', players: { 0: { cash: 60, value: 10 } } };
  const table = Table.sketched(cardGame as AnyGame, { players: 2, seed: 'late', options: {} }, sketch);
  if (isProblem(table)) throw new Error(JSON.stringify(table));
  const { engine, state } = table;
  await makeReady(engine.rules);
  const at = { engine, seat: 0, view: engine.rules.view(state, 0) };
  const turn = movesOf(at, ['pass', 'develop cards']);
  expect(simplest(at, turn).map(engine.rules.notation.write)).toEqual(['pass', said]);
});
