import { expect, it } from 'vitest';
import type { Frame } from '../frames.ts';
import { DONE, KEEP_INVENTOR, NAME } from '../move-table.ts';
import type { Move } from '../moves.ts';
import { factory, jubilee, rich } from '../testing/position.ts';

// A refusal is data, but a move that no list has can only come from a fault in the rules: it is thrown, not passed over.

/** Plays a move without asking whether it is open. */
function force(frame: Frame, move: Move, options = {}) {
  const t = jubilee({
    options,
    seats: [rich({ tiles: ['inventor', 'tinkerer'], inventorUses: 9, factories: [factory('food')] })],
  });
  t.s.agenda = [frame];
  return () => t.engine.apply(t.s, move);
}

it.each<[Frame, Move]>([
  [{ step: 'storage', seat: 0, good: 0, amount: 1 }, DONE],
  [{ step: 'charge', seat: 0, due: 0 }, DONE],
  [{ step: 'inventor', seat: 0, due: 0, tile: 'inventor' }, KEEP_INVENTOR],
  [{ step: 'charisma', seat: 0, end: 'cycle' }, NAME[0] as Move],
  [{ step: 'turn', seat: 0 }, DONE],
  [{ step: 'build-price', seat: 0, good: 0 }, DONE],
])('at %o nothing is passed over in silence', (frame, move) => {
  expect(force(frame, move)).toThrow('never offered here');
});

it('with the module too', () => {
  const on = { 'east-india-company': 'on' };
  expect(force({ step: 'commodity', seat: 0 }, DONE, on)).toThrow('never offered here');
});

it('an event in reserve that is not there, a price without a factory', () => {
  const t = jubilee({ seats: [rich()] });
  t.s.reserve = '';
  t.s.agenda = [{ step: 'reserve' }];
  expect(() => t.engine.settle(t.s)).toThrow('no event in reserve');
  t.s.agenda = [{ step: 'build-price', seat: 0, good: 3 }];
  expect(() => t.engine.open(t.s)).toThrow('no factory');
});
