import { beforeEach, expect, it, vi } from 'vitest';
import type { SavedGame } from '../saves/games.ts';

const memory = new Map<string, string>();
const saved = new Map<string, Partial<SavedGame>>();
vi.mock('../shell/memory.ts', () => ({
  recalled: (key: string) => memory.get(key) ?? null,
  remember: (key: string, value: string) => memory.set(key, value),
}));
vi.mock('../saves/games.ts', () => ({
  savedGame: async (id: string) => saved.get(id),
  deleteGame: async (id: string) => void saved.delete(id),
}));
vi.mock('../saves/begin.ts', () => ({
  beginGame: async () => {
    const id = `game ${saved.size + 1}`;
    saved.set(id, { id, over: false });
    return id;
  },
}));

import { type Challenge, challengesOf } from '@cromford/protocol/challenges';
import { beginOfTheDay } from './begin.ts';
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

it('begins a game of the day once: a page that does not know of it yet opens the one that was begun', async () => {
  const [challenge] = challengesOf(100) as [Challenge];
  expect(await beginOfTheDay(100, challenge)).toBe('game 1');
  const tried = { game: 'game 1', result: { score: 142, rank: 1 } };
  noteTried(100, challenge.id, tried);
  expect(await beginOfTheDay(100, challenge)).toBe('game 1');
  expect(await triedOn(100)).toEqual({ [challenge.id]: tried });
  expect([...saved.keys()]).toEqual(['game 1']);
  expect(await beginOfTheDay(101, challenge)).toBe('game 2');
});

it('leaves one game of two that are begun at the same moment', async () => {
  const [challenge] = challengesOf(100) as [Challenge];
  const both = await Promise.all([beginOfTheDay(100, challenge), beginOfTheDay(100, challenge)]);
  expect(both).toEqual(['game 1', 'game 1']);
  expect(await triedOn(100)).toEqual({ [challenge.id]: { game: 'game 1' } });
  expect([...saved.keys()]).toEqual(['game 1']);
});

it('deals the same games to everybody, and other ones the next day', () => {
  expect(challengesOf(100)).toEqual(challengesOf(100));
  for (const [at, { seed }] of challengesOf(101).entries()) expect(seed).not.toBe(challengesOf(100)[at]?.seed);
  expect(new Set([0, 1, 2, 3].map((day) => challengesOf(day)[2]?.game)).size).toBe(4);
});
