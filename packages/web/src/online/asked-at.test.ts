import { expect, test } from 'vitest';
import { askedAt } from './asked-at.ts';

const scenes = [
  { ply: 0, step: 'charisma', due: 1 },
  { ply: 1, step: 'charisma', due: 0 },
  { ply: 2, step: 'price', due: 1 },
];
const sceneAt = async (ply: number) => scenes[ply];

test('an order is said where its question was asked of its owner, not in the words of the question of the moment', async () => {
  const plies = [2, 9, 1, 0];
  expect((await askedAt({ step: 'charisma', seat: 1 }, plies, sceneAt))?.ply).toBe(0);
  expect((await askedAt({ step: 'price', seat: 1 }, plies, sceneAt))?.ply).toBe(2);
  expect(await askedAt({ step: 'ship', seat: 1 }, plies, sceneAt)).toBeUndefined();
});
