import { cardGame } from '@cromford/cards';
import { Engine, type Move, type Rules, seeded } from '@cromford/kernel';
import { expect, it } from 'vitest';
import type { BotMaker } from '../../bot.ts';
import { bots, readyFor } from '../../bots.ts';
import { treeWeights } from '../../cards/weighing.ts';
import { judgementOf } from '../../judgements.ts';
import { temperaments } from '../../temperaments.ts';
import { playGame } from '../play-game.ts';
import { multiplied, tunedBot, weighedBy } from './tuned-bot.ts';

const options = Object.fromEntries(cardGame.options.map(({ id, standard }) => [id, standard]));
const rules = cardGame.rules({ players: 3, options, sheet: cardGame.sheet }) as unknown as Rules;
await readyFor(rules, ['arkwright']);

it('tunes the weights by which the bot judges: who compares turns in a tree has some of its own', () => {
  const written = judgementOf(new Engine(rules)).weights;
  expect(weighedBy('foreman', rules)?.weights).toBe(written);
  expect(weighedBy('arkwright:nodes=600', rules)?.weights).toBe(treeWeights);
  expect(weighedBy('arkwright:nodes=600,judgement=written', rules)?.weights).toBe(written);
  expect(weighedBy('manager', rules)?.weights).toBe(written);
  expect(weighedBy('random', rules)).toBeUndefined();
  expect(weighedBy('arkwright:nodes=many', rules)).toBeUndefined();
});

/** All that is chosen in a game of two who play alike. */
async function played(maker: BotMaker | undefined): Promise<Move[]> {
  if (!maker) throw new Error('there is no such bot');
  const moves: Move[] = [];
  const players = [0, 1, 2].map((seat) => maker(seeded(`bot ${seat}`)));
  await playGame(rules, 'tuned', players, (move) => moves.push(move));
  return moves;
}

it('a tuned bot has its settings and its temperament, and weighs by what they and the factors come to', async () => {
  const plain = await played(bots.get('foreman:doubt=0'));
  const exporter = await played(bots.get('foreman:doubt=0,exporter'));
  expect(exporter).not.toEqual(plain);
  expect(await played(tunedBot('foreman:doubt=0', {}))).toEqual(plain);
  expect(await played(tunedBot('foreman:doubt=0,exporter', {}))).toEqual(exporter);
  const { factors = {} } = temperaments.find(({ id }) => id === 'exporter') ?? {};
  expect(await played(tunedBot('foreman:doubt=0', factors))).toEqual(exporter);
  const against = Object.fromEntries(Object.entries(factors).map(([name, factor]) => [name, 1 / factor]));
  expect(await played(tunedBot('foreman:doubt=0,exporter', against))).toEqual(plain);
  expect(tunedBot('random', {})).toBeUndefined();
});

it('multiplies to three digits', () => {
  expect(multiplied({ a: 2, b: 3, c: 0 }, { a: 1.23456 })).toEqual({ a: 2.47, b: 3, c: 0 });
});
