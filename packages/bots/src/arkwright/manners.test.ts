import { bankShares, goodIndex, type Move, type State, sharePrice, spinningJenny } from '@cromford/arkwright';
import { completeOptions, Engine, type Rules, seeded } from '@cromford/kernel';
import { expect, it } from 'vitest';
import { bots, readyFor } from '../bots.ts';

/** A game of four of one level; tells every decision before it is played. */
async function played(level: string, told: (s: State, seat: number, move: Move) => void = () => undefined) {
  const rules = spinningJenny.rules({
    players: 4,
    options: completeOptions(spinningJenny, {}),
    sheet: spinningJenny.sheet,
  });
  await readyFor(rules as unknown as Rules, [level]);
  const engine = new Engine(rules);
  const s = engine.start('g13');
  const seats = s.players.map((_, seat) => bots.get(level)?.(seeded(`b13${seat}`)));
  for (let open = engine.open(s); open.length > 0; ) {
    const seat = engine.due(s)?.seat ?? 0;
    const position = { engine: engine as unknown as Engine, seat, moves: [...open], view: () => rules.view(s, seat) };
    const move = seats[seat]?.choose(position) as Move;
    told(s, seat, move);
    open = engine.apply(s, move);
  }
  return { s, ruleset: rules.ruleset };
}

// A deal in which three of the levels once kept cash for two shares and more.
it.each([
  'apprentice',
  'journeyman',
  'foreman',
  'overseer',
  'undermanager',
  'manager',
  'partner:nodes=300',
  'arkwright:nodes=300',
])('FE-END-02: %s turns all its cash into shares in the last exchange', async (level) => {
  const { s, ruleset } = await played(level);
  const couldBuy = s.players.map((p) =>
    p.loans > 0 ? 0 : Math.min(bankShares(ruleset, p), Math.floor(p.cash / sharePrice(ruleset, p))),
  );
  expect(couldBuy).toEqual([0, 0, 0, 0]);
});

it.each(['manager', 'arkwright:nodes=600'])('%s does not name a price that it has already', async (level) => {
  const idle: string[] = [];
  let named = 0;
  await played(level, (s, seat, move) => {
    if (move.do !== 'price' || s.agenda[s.agenda.length - 1]?.step !== 'prices') return;
    named++;
    const price = s.players[seat]?.factories[goodIndex[move.good]]?.price;
    if (price === move.amount) idle.push(`${seat}: ${move.good} at ${price}`);
  });
  expect(named).toBeGreaterThan(10);
  expect(idle).toEqual([]);
});
