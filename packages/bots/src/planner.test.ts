import { spinningJenny } from '@cromford/arkwright';
import { cardGame } from '@cromford/cards';
import { type AnyGame, completeOptions, Engine, seeded } from '@cromford/kernel';
import { expect, it } from 'vitest';
import { bots, readyFor } from './bots.ts';

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

/** Of the first decisions of a game in which there is something to choose, at which ones the bot thinks; it is stopped soon, each time. */
async function thinksAt(game: AnyGame, level: string, decisions: number): Promise<boolean[]> {
  const SOON = 100;
  const rules = game.rules({ players: 2, options: completeOptions(game, {}), sheet: game.sheet });
  await readyFor(rules, [level]);
  const engine = new Engine(rules);
  const seats = ['one', 'other'].map((seed) => bots.get(level)?.(seeded(seed)));
  const s = engine.start('thinking');
  const thought: boolean[] = [];
  for (let open = engine.open(s); thought.length < decisions; ) {
    let asked = 0;
    const seat = engine.due(s)?.seat ?? 0;
    const position = { engine, seat, moves: [...open], view: () => rules.view(s, seat), stop: () => ++asked > SOON };
    const move = seats[seat]?.choose(position);
    if (open.length > 1) thought.push(asked > 0);
    open = engine.apply(s, move as (typeof open)[number]);
  }
  return thought;
}

it('thinks at every decision of the card game where it compares turns in a tree; elsewhere its turn is planned once', async () => {
  expect(await thinksAt(cardGame, 'arkwright', 24)).not.toContain(false);
  expect(await thinksAt(cardGame, 'manager', 24)).toContain(false);
  expect(await thinksAt(spinningJenny, 'arkwright', 24)).toContain(false);
});
