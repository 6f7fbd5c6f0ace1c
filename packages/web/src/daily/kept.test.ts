import { beforeEach, expect, it, vi } from 'vitest';
import type { SavedGame } from '../saves/games.ts';

const memory = new Map<string, string>();
const saved = new Map<string, Partial<SavedGame>>();
vi.mock('../shell/memory.ts', () => ({
  recalled: (key: string) => memory.get(key) ?? null,
  remember: (key: string, value: string) => memory.set(key, value),
}));
vi.mock('../saves/usual.ts', () => ({ usualSeats: () => [] }));
vi.mock('../saves/games.ts', () => ({ savedGame: async (id: string) => saved.get(id) }));

import { challengesOf } from './challenges.ts';
import { daysBefore, noteTried, triedOn } from './kept.ts';

beforeEach(() => {
  memory.clear();
  saved.clear();
});

it('keeps the result of a game that has ended, even when the saved game is gone', async () => {
  noteTried(100, 'empire', { game: 'a' });
  saved.set('a', { id: 'a', over: false });
  expect(await triedOn(100)).toEqual({ empire: { game: 'a' } });
  const standing = { players: 1, seat: 0, score: 142, rank: 1, isMine: false };
  saved.set('a', { id: 'a', over: true, standing });
  expect((await triedOn(100)).empire?.result).toEqual({ score: 142, rank: 1 });
  saved.delete('a');
  expect((await triedOn(100)).empire?.result).toEqual({ score: 142, rank: 1 });
  noteTried(98, 'board', { game: 'b' });
  expect(daysBefore(100)).toEqual([98]);
});

it('remembers nothing that it cannot read', async () => {
  memory.set('cromford.daily', 'nonsense');
  expect(await triedOn(100)).toEqual({});
});

it('deals the same games to everybody, and other ones the next day', () => {
  expect(challengesOf(100)).toEqual(challengesOf(100));
  for (const [at, { wanted }] of challengesOf(101).entries())
    expect(wanted.seed).not.toBe(challengesOf(100)[at]?.wanted.seed);
  expect(new Set([0, 1, 2, 3].map((day) => challengesOf(day)[2]?.wanted.game)).size).toBe(4);
});
