import { bankShares, sharePrice, spinningJenny } from '@cromford/arkwright';
import { completeOptions, Engine, type Move, type Rules, seeded } from '@cromford/kernel';
import { expect, it } from 'vitest';
import { bots, readyFor } from '../bots.ts';

// A deal in which three of the levels once kept cash for two shares and more.
it.each(['apprentice', 'journeyman', 'foreman', 'overseer', 'manager', 'arkwright:nodes=300'])(
  'FE-END-02: %s turns all its cash into shares in the last exchange',
  async (level) => {
    const options = completeOptions(spinningJenny, {});
    const rules = spinningJenny.rules({ players: 4, options, sheet: spinningJenny.sheet });
    await readyFor(rules as unknown as Rules, [level]);
    const { ruleset } = rules;
    const engine = new Engine(rules);
    const s = engine.start('g13');
    const seats = s.players.map((_, seat) => bots.get(level)?.(seeded(`b13${seat}`)));
    let open = engine.open(s);
    while (open.length > 0) {
      const seat = engine.due(s)?.seat ?? 0;
      const position = { engine: engine as unknown as Engine, seat, moves: [...open], view: () => rules.view(s, seat) };
      open = engine.apply(s, seats[seat]?.choose(position) as Move as (typeof open)[number]);
    }
    const couldBuy = s.players.map((p) =>
      p.loans > 0 ? 0 : Math.min(bankShares(ruleset, p), Math.floor(p.cash / sharePrice(ruleset, p))),
    );
    expect(couldBuy).toEqual([0, 0, 0, 0]);
  },
);
