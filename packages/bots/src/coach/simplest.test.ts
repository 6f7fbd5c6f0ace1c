import { spinningJenny } from '@cromford/arkwright';
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
