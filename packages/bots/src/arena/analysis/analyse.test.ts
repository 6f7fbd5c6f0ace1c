import { cardGame } from '@cromford/cards';
import { type AnyGame, isProblem, seeded, Table } from '@cromford/kernel';
import { expect, it } from 'vitest';
import { bots } from '../../bots.ts';
import { analyse, weigh } from './analyse.ts';
import { smoothed } from './curve.ts';
import { decidedAt } from './decided-at.ts';
import { turningPoints } from './turning-points.ts';

/** A game of the cards between a foreman and somebody who plays at random. */
function played(): Table {
  const table: Table | ReturnType<typeof Table.open> = Table.open(cardGame as AnyGame, {
    players: 2,
    seed: 'analysed',
  });
  if (isProblem(table)) throw new Error(table.code);
  const seats = ['foreman', 'random'].map((name) => bots.get(name)?.(seeded(name)));
  for (let due = table.due(); due; due = table.due()) {
    const { seat } = due;
    const { engine, state } = table;
    const moves = [...engine.open(state)];
    const move = seats[seat]?.choose({ engine, seat, moves, view: () => engine.rules.view(state, seat) });
    if (!move || table.play(move)) throw new Error('not played');
  }
  return table as Table;
}

const game = played();

it('finds who gave more away, and ends with who has won', async () => {
  let heard = 0;
  const found = await analyse(game, { depth: 'quick' }, (done) => {
    heard = done;
  });
  expect(found.decisions).toHaveLength(game.history.length);
  expect(heard).toBe(game.history.length);
  for (const { cost, played, preferred } of found.decisions) {
    expect(cost).toBeGreaterThanOrEqual(0);
    if (played === preferred) expect(cost).toBe(0);
  }
  const [foreman, random] = found.seats;
  expect((foreman?.agreed ?? 0) / (foreman?.decisions ?? 1)).toBeGreaterThan(
    (random?.agreed ?? 0) / (random?.decisions ?? 1),
  );
  const { rules } = game.engine;
  expect(found.curve.at(-1)).toMatchObject({ ply: game.history.length, worths: rules.score(game.state) });
  const [winner] = rules.winners(game.state);
  expect(found.curve.at(-1)?.chances[winner ?? -1]).toBe(1);
  for (const { chances } of found.curve) expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 2);
});

it('can be cancelled', async () => {
  const cancel = new AbortController();
  const going = analyse(
    game,
    { depth: 'quick' },
    (done) => done === 3 && cancel.abort(new Error('enough')),
    cancel.signal,
  );
  await expect(going).rejects.toThrow('enough');
});

it('trusts a lead the more the less is left of the game', () => {
  const worths = [60, 40];
  const points = [0, 50, 90, 100].map((ply) => ({ ply, worths, chances: [1, 0] }));
  const [start, middle, late, end] = smoothed(points, 20).map(({ chances }) => chances[0] ?? 0) as number[];
  expect(start).toBeLessThan(middle as number);
  expect(middle).toBeLessThan(late as number);
  expect(end).toBe(1);
});

it('names the turns that moved the chances most', () => {
  const point = (ply: number, chance: number) => ({
    ply,
    worths: [0, 0, 0],
    chances: [chance, (1 - chance) / 2, (1 - chance) / 2],
  });
  const curve = [point(0, 0.5), point(3, 0.55), point(7, 0.2), point(9, 0.25), point(12, 0)];
  expect(turningPoints(curve, 10)).toEqual([
    { from: 3, to: 7, seat: 0, before: 0.55, after: 0.2 },
    { from: 9, to: 12, seat: 0, before: 0.25, after: 0 },
  ]);
});

it('is decided where the winner was no longer in doubt, or by what did most for one who never was', () => {
  const point = (ply: number, chance: number) => ({ ply, worths: [0, 0], chances: [chance, 1 - chance] });
  expect(decidedAt([point(0, 0.5), point(3, 0.7), point(7, 0.4), point(9, 0.8), point(12, 1)], [0])).toBe(9);
  expect(decidedAt([point(0, 0.7), point(3, 0.75), point(7, 0.95), point(12, 1)], [0])).toBe(7);
  const alone = [10, 12, 30, 28].map((worth, i) => ({ ply: i * 2, worths: [worth], chances: [0] }));
  expect(decidedAt(alone, [])).toBe(4);
  const fallen = [70, 50, 52, 51].map((worth, i) => ({ ply: i * 2, worths: [worth], chances: [0] }));
  expect(decidedAt(fallen, [])).toBe(2);
});

it('weighs the choices of a decision with the played one among them', async () => {
  const decision = game.history.findIndex(
    ({ seat }, ply) => seat === 0 && game.engine.open(game.at(ply) ?? game.state).length > 2,
  );
  const choices = await weigh(game, decision);
  expect(choices.length).toBeGreaterThan(1);
  expect(choices.map(({ line }) => line)).toContain(game.history[decision]?.move);
  expect([...choices].sort((a, b) => b.value - a.value)).toEqual(choices);
});
