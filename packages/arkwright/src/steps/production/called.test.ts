import { completeOptions } from '@cromford/kernel';
import { describe, expect, it } from 'vitest';
import { anniversary, spinningJenny } from '../../games.ts';
import { calledAt } from './called.ts';

const rulesetOf = (game: typeof spinningJenny | typeof anniversary) =>
  (game as typeof spinningJenny).rules({
    players: 3,
    options: completeOptions(game, {}),
    sheet: game.sheet as typeof spinningJenny.sheet,
  }).ruleset;

describe('who has a say at a level of a sale', () => {
  const sellers = [
    { appeal: 7, goods: 2 },
    { appeal: 3, goods: 3 },
    { appeal: 1, goods: 1 },
  ];

  it('FE-SAL-09: whoever is at least as appealing, in the order of the sale', () => {
    expect(calledAt(rulesetOf(spinningJenny), sellers, 3)).toEqual(sellers.slice(0, 2));
  });

  it('AE-PRO-04 AE-PRO-06: in the anniversary edition only as far down as his goods go', () => {
    const rs = rulesetOf(anniversary);
    expect(calledAt(rs, sellers, 6)).toEqual(sellers.slice(0, 1));
    expect(calledAt(rs, sellers, 3)).toEqual(sellers.slice(1, 2));
  });
});
