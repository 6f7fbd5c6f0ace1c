import type { Rules } from '@cromford/kernel';
import { expect, it } from 'vitest';
import { type CoalEvent, type CoalMove, type CoalState, coal } from '../testing/coal.ts';
import { playOne } from './one-game.ts';
import type { Plan } from './plan.ts';
import { houseBots } from './seats.ts';

type CoalRules = Rules<CoalState, CoalMove, CoalEvent>;

const plan: Plan = {
  game: 'coal',
  players: 2,
  games: 1,
  options: { heap: 'small' },
  sheet: coal.sheet,
  pairing: { lineups: [['random', 'random']], rotated: false, seed: 's' },
  check: 'none',
};

function played(change: (rules: CoalRules) => Partial<CoalRules>, check: Plan['check'] = 'none') {
  const rules = coal.rules({ ...plan, sheet: coal.sheet });
  const bent = { ...rules, ...change(rules) };
  return playOne({ ...coal, rules: () => bent }, { ...plan, check }, 0, houseBots());
}

it('finds nothing wrong with rules that are right', async () => {
  expect(await played(() => ({}))).toMatchObject({ seed: 's/0', finished: true, broken: [] });
});

it('counts an exception in the rules', async () => {
  const score = () => {
    throw new Error('no scale');
  };
  expect(await played(() => ({ score }))).toMatchObject({
    finished: false,
    broken: [expect.stringContaining('no scale')],
  });
});

it('counts a position that breaks the rules, at the decision where it does', async () => {
  const faults = (s: CoalState) => (s.ply === 3 ? [{ rule: '', reason: 'three is a crowd' }] : []);
  expect((await played(() => ({ faults }), 'sample')).broken).toContain('decision 3: three is a crowd');
});

it('counts a game that does not end', async () => {
  expect((await played(() => ({ longest: 2 }))).broken).toEqual([expect.stringContaining('longer than 2 decisions')]);
});

it('counts what the proof finds', async () => {
  const clone = (s: CoalState) => s;
  expect((await played(() => ({ clone }), 'every')).broken).toEqual(
    expect.arrayContaining([expect.stringMatching(/^decision/)]),
  );
});
