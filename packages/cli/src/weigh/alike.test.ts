import { cardGame } from '@cromford/cards';
import { completeOptions } from '@cromford/kernel';
import { expect, it } from 'vitest';
import { shelf } from '../shelf.ts';
import { alikeOn, steppedBy } from './alike.ts';

const { sheet } = cardGame;
const setup = { players: 1, options: completeOptions(cardGame, {}), sheet };

it('values of our own that stand for the same thing are taken together', () => {
  const alike = alikeOn(sheet);
  const paths = (pattern: string) => alike.find((one) => one.pattern === pattern)?.paths.map((path) => path.join('.'));
  expect(paths('factories.*.*.fixedCost')).toHaveLength(8);
  expect(paths('market.wages.*')).toEqual(['market.wages.2', 'market.wages.3', 'market.wages.4']);
  // What is printed, or follows from an example, is none of our own.
  expect(paths('market.up.*')).toEqual(['market.up.food', 'market.up.cutlery', 'market.up.lamps']);
  expect(alike.some(({ pattern }) => pattern.startsWith('start.'))).toBe(false);
});

it('what makes up one entry of a sheet is alike, and not what a card is made of', () => {
  const tiles = { value: { agent: 3, broker: 3, school: 2 }, source: 'reconstructed' };
  expect(alikeOn({ tiles })).toEqual([
    { pattern: 'tiles.value.*', paths: ['agent', 'broker', 'school'].map((tile) => ['tiles', 'value', tile]) },
  ]);
  expect(alikeOn(sheet).map(({ pattern }) => pattern)).toContain('workerCards.*.*.goods');
});

it('a step that no game can be played with is left out', () => {
  const find = (pattern: string) => alikeOn(sheet).find((one) => one.pattern === pattern) ?? { pattern, paths: [] };
  const more = steppedBy(cardGame, setup, find('scoring.shippingSteps'), 1)?.sheet as typeof sheet;
  expect(more.scoring.shippingSteps[0]).toBe((sheet.scoring.shippingSteps[0] ?? 0) + 1);
  // No card has three machines: one token must do for what is left (CG-AUT-05).
  expect(steppedBy(cardGame, setup, find('workerCards.*.*.machines'), 1)).toBeUndefined();
});

it.each(shelf.map((game) => [game.id, game] as const))(
  'what values of %s matter is said, and of our own alone',
  (_, game) => {
    expect(Object.keys(game.matters ?? {})).not.toEqual([]);
    const ours = new Set(alikeOn(game.sheet).map(({ pattern }) => pattern));
    expect(Object.keys(game.matters ?? {}).filter((pattern) => !ours.has(pattern))).toEqual([]);
  },
);
