import { beforeEach, expect, it, vi } from 'vitest';
import type { SavedGame } from '../saves/games.ts';

const memory = new Map<string, string>();
const saved = new Map<string, Partial<SavedGame>>();
vi.mock('../shell/memory.ts', () => ({
  recalled: (key: string) => memory.get(key) ?? null,
  remember: (key: string, value: string) => memory.set(key, value),
}));
vi.mock('../saves/games.ts', () => ({ savedGame: async (id: string) => saved.get(id) }));

import { challengesOf } from '@cromford/protocol/challenges';
import { daysBefore, noteTried, triedOn, unsent } from './kept.ts';
import { isOfTheDay } from './of-the-day.ts';

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

it('keeps what has ended until it has been sent, for a week', async () => {
  const noon = 100.5 * 86_400_000;
  const result = { score: 142, rank: 1 };
  noteTried(92, 'empire', { game: 'old', result });
  noteTried(99, 'empire', { game: 'a', result });
  noteTried(100, 'empire', { game: 'b', result, sent: 'yes' });
  noteTried(100, 'card-game', { game: 'c', result, sent: 'other-opponent' });
  noteTried(100, 'board', { game: 'd' });
  expect((await unsent(noon)).map(({ tried }) => tried.game)).toEqual(['a']);
  saved.set('d', { id: 'd', over: true, standing: { players: 2, seat: 0, score: 300, rank: 2, isMine: false } });
  expect((await unsent(noon)).map(({ tried }) => tried.game)).toEqual(['a', 'd']);
  expect(['a', 'd', 'x'].map(isOfTheDay)).toEqual([true, true, false]);
});

it('deals the same games to everybody, and other ones the next day', () => {
  expect(challengesOf(100)).toEqual(challengesOf(100));
  for (const [at, { seed }] of challengesOf(101).entries()) expect(seed).not.toBe(challengesOf(100)[at]?.seed);
  expect(new Set([0, 1, 2, 3].map((day) => challengesOf(day)[2]?.game)).size).toBe(4);
});
