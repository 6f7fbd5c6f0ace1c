import { type EmpireState, empire } from '@cromford/empire';
import { completeOptions, Engine, type Rules, seeded } from '@cromford/kernel';
import { expect, it } from 'vitest';
import { bots } from './bots.ts';
import { judgementOf, makeReady } from './judgements.ts';

const rules = empire.rules({ players: 1, options: completeOptions(empire, {}), sheet: empire.sheet });

/** Plays the first turn, and says where it led and what the bot says about it. */
function firstTurn(name: string): { s: EmpireState; said: string } {
  const engine = new Engine(rules);
  const bot = bots.get(name)?.(seeded('bot'));
  const s = engine.start('reasons');
  let open = engine.open(s);
  while (s.turn === 1) {
    const position = { engine: new Engine(rules) as unknown as Engine, seat: 0, view: () => rules.view(s, 0) };
    open = engine.apply(s, bot?.choose({ ...position, moves: open }) as (typeof open)[number]);
  }
  return { s, said: bot?.explain?.('en') ?? '' };
}

it.each([
  ['learned', 'arkwright:nodes=200,plans=2,rounds=1'],
  ['written', 'arkwright:judgement=written,nodes=200,plans=2,rounds=1'],
] as const)('a bot that judges by what is %s says what that expects', async (by, name) => {
  await makeReady(rules as unknown as Rules);
  const { s, said } = firstTurn(name);
  const { worth, weights } = judgementOf({ rules: rules as unknown as Rules }, by);
  expect(said).toContain(`about ${Math.round(worth(s, 0, weights))} profit`);
});

it('says nothing in the middle of a turn, and nothing of another game', () => {
  const engine = new Engine(rules);
  const thinking = new Engine(rules) as unknown as Engine;
  const bot = bots.get('foreman')?.(seeded('bot'));
  const s = engine.start('reasons');
  let open = engine.open(s);
  const decide = () => {
    const position = { engine: thinking, seat: 0, view: () => rules.view(s, 0), moves: open };
    open = engine.apply(s, bot?.choose(position) as (typeof open)[number]);
    return bot?.explain?.('en');
  };
  while (s.turn === 1) {
    const said = decide();
    if (s.turn === 1) expect(said).toBeUndefined();
    else expect(said).toContain('profit');
  }
  expect(decide()).toBeUndefined();
  Object.assign(s, engine.start('another'));
  open = engine.open(s);
  expect(decide()).toBeUndefined();
});
