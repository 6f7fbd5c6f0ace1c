import { type BotMaker, bots, seatBots } from '@cromford/bots';
import { Engine, type Move, type Rules, type State, seeded } from '@cromford/kernel';
import { expect, it } from 'vitest';
import { coal } from '../testing/coal.ts';

const rules = coal.rules({ players: 2, options: { heap: 'small' }, sheet: coal.sheet }) as unknown as Rules;

function choice(maker: BotMaker, seed: string, s: State, engine = new Engine(rules)): Move {
  const moves = engine.open(s);
  return maker(seeded(seed)).choose({ engine, seat: 0, moves, view: () => rules.view(s, 0) });
}

const bot = (name: string) => bots.get(name) as BotMaker;
const random = bot('random');
const greedy = bot('greedy');

const start = () => new Engine(rules).start('pit');

it('random takes every open move now and then, and the same one for the same seed', () => {
  const seen = new Set(Array.from({ length: 100 }, (_, i) => JSON.stringify(choice(random, `${i}`, start()))));
  expect(seen.size).toBe(4);
  expect(choice(random, 'a', start())).toEqual(choice(random, 'a', start()));
});

it('greedy takes what scores most', () => {
  expect(choice(greedy, 'a', start())).toEqual({ do: 'take', amount: 3 });
});

it('greedy does not change the position that it thinks about', () => {
  const s = start();
  const before = structuredClone(s);
  choice(greedy, 'a', s);
  expect(s).toEqual(before);
});

it('greedy decides by what it may see: other secrets and other dice, the same choice', () => {
  const s = start();
  const other = { ...structuredClone(s), random: seeded('other dice'), stones: [0, 2] };
  const same = { ...structuredClone(s), stones: [0, 1] };
  for (let i = 0; i < 20; i++) expect(choice(greedy, `${i}`, other)).toEqual(choice(greedy, `${i}`, same));
});

it('seats one bot everywhere, or one at each seat', () => {
  expect(seatBots(['random'], 3)).toEqual(['random', 'random', 'random']);
  expect(seatBots(['random', 'greedy'], 2)).toEqual(['random', 'greedy']);
  expect(seatBots(['random', 'greedy'], 3)).toMatchObject({ code: 'bot-count' });
});
