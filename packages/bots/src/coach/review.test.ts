import { empire } from '@cromford/empire';
import { type AnyGame, isProblem, seeded, Table } from '@cromford/kernel';
import { afterEach, expect, it, vi } from 'vitest';
import { analyse } from '../arena/analysis/analyse.ts';
import { bots } from '../bots.ts';
import { makeReady } from '../judgements.ts';
import { Thinker } from '../pool/thinker.ts';
import { accuracy } from './accuracy.ts';
import { judged } from './judge.ts';
import { asPuzzle, momentAt, review, turnReviewed, turnsOf } from './review.ts';
import { toldTurn } from './turns.ts';

afterEach(() => vi.restoreAllMocks());

/** A game in which every turn is played at random. */
function played(): Table {
  const table = Table.open(empire as AnyGame, { players: 1, seed: 'reviewed' });
  if (isProblem(table)) throw new Error(table.code);
  const bot = bots.get('random')?.(seeded('reviewed'));
  for (let due = table.due(); due; due = table.due()) {
    const { engine, state } = table;
    const moves = [...engine.open(state)];
    const move = bot?.choose({ engine, seat: 0, moves, view: () => engine.rules.view(state, 0) });
    if (!move || table.play(move)) throw new Error('not played');
  }
  return table;
}

it('says of every turn what it cost, and knows a better one where it cost something', async () => {
  const table = played();
  const turns = turnsOf(table, 0);
  // Fifteen turns, one after the other, without a gap.
  expect(turns.length).toBe(15);
  expect(turns.at(-1)?.to).toBe(table.history.length);
  let heard = 0;
  const found = await review(table, 0, (done) => {
    heard = done;
  });
  expect(heard).toBe(15);
  expect(found.map(({ from, to }) => ({ from, to }))).toEqual(turns);
  const bad = found.filter(({ lost }) => lost > 0);
  expect(bad.length).toBeGreaterThan(5);
  for (const { best, played: own } of bad) expect(best).not.toEqual(own);
  expect(accuracy(found)).toBeLessThan(0.9);
  expect(accuracy([{ short: 0 }])).toBe(1);
  expect(accuracy([{ short: 0.5 }])).toBe(0.5);
  const puzzle = asPuzzle(bad[0] as (typeof bad)[number], 'record', 0);
  expect(puzzle).toMatchObject({ best: bad[0]?.best, second: bad[0]?.played, lead: bad[0]?.short });
});

it('names the turn that a hint would have named there, and says of a turn that was better than others by how much', async () => {
  const table = played();
  await makeReady(table.engine.rules);
  const thinker = new Thinker(() => table.game);
  const advised = (ply: number, time: number) => {
    const { engine, view } = momentAt(table, ply, 0);
    const moves = engine.open(view).map(engine.rules.notation.write);
    const asked = { game: 'empire', players: 1, options: {}, seat: 0, view, moves, bot: 'arkwright', seed: 'any' };
    return thinker.think({ ...asked, time, advice: true });
  };
  expect((await advised(0, 1)).advice?.isHurried).toBe(true);
  // However slow the machine is, there is time enough.
  vi.spyOn(performance, 'now').mockReturnValue(0);
  for (const turn of turnsOf(table, 0).slice(0, 5)) {
    const { from, best, short, ahead, gain, next, played: own } = turnReviewed(table, 0, turn);
    const { advice } = await advised(from, 1_000);
    expect(advice?.isHurried).toBe(undefined);
    const lines = advice?.moves.map(({ line }) => line) ?? [];
    // What is drawn on the way ends a hint.
    if (short > 0) expect(lines).toEqual(best.slice(0, Math.max(1, lines.length)));
    if (short > 0) expect(advice?.goesOn ?? false).toBe(lines.length < best.length);
    if (short > 0) expect(ahead).toBe(0);
    if (ahead > 0) expect(next).not.toEqual(own);
    expect(gain).toBeCloseTo(ahead * 15);
  }
});

it('alone the curve begins where a hint expects the end, and what turns cost adds up to what is missing there', async () => {
  const table = played();
  const turns = await review(table, 0);
  const { curve } = await analyse(table, { depth: 'quick' });
  const [begins, ends] = [curve[0], curve.at(-1)].map((point) => point?.worths[0] ?? 0) as [number, number];
  const moment = momentAt(table, 0, 0);
  const best = judged(moment).turns[0]?.moves ?? [];
  const reckoned = Number(/about (\d+) profit/.exec(toldTurn(moment, best, 'en').at(-1) ?? '')?.[1]);
  expect(Math.abs(reckoned - begins)).toBeLessThan(8);
  const lost = turns.reduce((sum, turn) => sum + turn.lost, 0);
  expect(lost / (begins - ends)).toBeGreaterThan(0.6);
  expect(lost / (begins - ends)).toBeLessThan(1.5);
});

it('can be cancelled', async () => {
  const cancel = new AbortController();
  const going = review(played(), 0, (done) => done === 1 && cancel.abort(new Error('enough')), cancel.signal);
  await expect(going).rejects.toThrow('enough');
});
