import { spinningJenny } from '@cromford/arkwright';
import { completeOptions, Engine, hash, type State, seeded } from '@cromford/kernel';
import { expect, it } from 'vitest';
import { judgementOf } from '../judgements.ts';
import { moods, playedOn } from './line.ts';
import { Mind } from './mind.ts';

const rules = spinningJenny.rules({
  players: 2,
  options: completeOptions(spinningJenny, {}),
  sheet: spinningJenny.sheet,
}) as never;
const engine = new Engine(rules);
const judgement = judgementOf(engine);
const mind = new Mind(engine, judgement, judgement.weights, Number.POSITIVE_INFINITY);
const start: State = engine.start('lines');

/** Where the line of a deal ends, by the hash of the position. */
function end(deal: number, variety: number): string {
  const horizon = { rounds: 2, care: 1, variety };
  return hash(playedOn(mind, start, 0, [], horizon, moods(deal, horizon, seeded(`deal ${deal}`))()));
}

it('the line of the first deal is the one that looks best, and those of later ones stray from it', () => {
  const plain = end(0, 0);
  expect(end(0, 0.2)).toBe(plain);
  expect(end(1, 0)).toBe(plain);
  const strayed = [1, 2, 3, 4, 5].map((deal) => end(deal, 0.2));
  expect(new Set([plain, ...strayed]).size).toBeGreaterThan(3);
});

it('all plans of a deal meet the same strays, and another deal has others', () => {
  const horizon = { rounds: 2, care: 1, variety: 0.2 };
  const random = seeded('moods');
  const [first, second] = [moods(1, horizon, random), moods(2, horizon, random)];
  const one = first();
  expect(first()).toEqual(one);
  expect(first()?.random).not.toBe(one?.random);
  expect(second()).not.toEqual(one);
});
