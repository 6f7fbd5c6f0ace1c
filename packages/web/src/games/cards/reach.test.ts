import { appealOf, cardGame, goodIndex, type Player, ruleset, type State } from '@cromford/cards';
import { isProblem, Table } from '@cromford/kernel';
import { expect, it } from 'vitest';
import { reach } from './reach.ts';

it('is the appeal with everything turned to it, wherever the cards lie now', () => {
  const table = Table.open(cardGame, { players: 2, seed: 'reach' });
  if (isProblem(table)) throw new Error(table.code);
  const rs = ruleset({ players: 2, options: {}, sheet: cardGame.sheet });
  const { food, lamps } = goodIndex;
  const start = (table.state as unknown as State).players[0] as Player;
  const built = { side: 2, spot: 3, office: 0, first: 0, second: 0, firstTurned: 0, secondTurned: 0 };
  const factories = start.factories.with(food, built).with(lamps, null);
  const p: Player = {
    ...start,
    factories,
    quality: [food, -1, -1, -2],
    qualityValue: [2, 0, 0, 0],
    distribution: [food, -1, -2],
    distributionValue: [3, 0, 0],
  };
  expect(reach(rs, p, lamps)).toBe(0);
  // Appeal 3 on the first spot of the side of decade II, the office's 4, quality 2 and distribution 3.
  expect([appealOf(rs, p, food), reach(rs, p, food)]).toEqual([3, 12]);
  expect(p.factories[food]).toBe(built);
});
