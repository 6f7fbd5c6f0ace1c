import { cardGame } from '@cromford/cards';
import { completeOptions, Engine, seeded } from '@cromford/kernel';
import { expect, it } from 'vitest';
import { bots } from './bots.ts';

it('thinks again where something was drawn in the middle of its plan, and not where all went as planned', () => {
  const rules = cardGame.rules({ players: 1, options: completeOptions(cardGame, {}), sheet: cardGame.sheet });
  const engine = new Engine(rules);
  const bot = bots.get('manager:judgement=written,nodes=40,width=1,branch=3')?.(seeded('bot'));
  const s = engine.start('opponents are placed between the two factories');
  let open = engine.open(s);
  const thought: boolean[] = [];
  const drawn: boolean[] = [];
  while (thought.length < 6) {
    const { barrier } = s;
    let asked = 0;
    const position = {
      engine: new Engine(rules) as unknown as Engine,
      seat: 0,
      moves: open,
      view: () => rules.view(s, 0),
    };
    const move = bot?.choose({ ...position, stop: () => ++asked < 0 });
    thought.push(asked > 0);
    open = engine.apply(s, move as (typeof open)[number]);
    drawn.push(s.barrier !== barrier);
  }
  // The first factory, then the opponents' markers, then the second.
  expect(drawn[0]).toBe(true);
  expect(thought.slice(0, 2)).toEqual([true, true]);
  expect(thought).toContain(false);
});
