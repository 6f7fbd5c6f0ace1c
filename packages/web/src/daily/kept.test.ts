import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Scene } from '../engine/protocol.ts';
import type { Wanted } from '../saves/begin.ts';
import type { SavedGame } from '../saves/games.ts';

const memory = new Map<string, string>();
const saved = new Map<string, Partial<SavedGame>>();
// Another file in this process may have read what is tested here, with the memory that browsers have.
vi.hoisted(() => vi.resetModules());
vi.mock('../shell/memory.ts', () => ({
  recalled: (key: string) => memory.get(key) ?? null,
  remember: (key: string, value: string) => memory.set(key, value),
}));
vi.mock('../saves/games.ts', () => ({
  savedGame: async (id: string) => saved.get(id),
  savedGames: async () => ({ games: [...saved.values()].toReversed() }),
  deleteGame: async (id: string) => void saved.delete(id),
}));
/** The head of a record, as the engine writes it. */
const recordOf = (game: string, players: number, seed = '') =>
  ['cromford record 1', `game ${game}`, 'rules 1', `players ${players}`, `seed ${JSON.stringify(seed)}`, '', ''].join(
    '\n',
  );
vi.mock('../saves/begin.ts', () => ({
  beginGame: async ({ game, players, seed }: Wanted) => {
    const id = `game ${saved.size + 1}`;
    saved.set(id, { id, game, over: false, record: recordOf(game, players, seed) });
    return id;
  },
}));

import { type Challenge, challengesOf, dayAt, heldBackDay } from '@cromford/protocol/challenges';
import { beginOfTheDay } from './begin.ts';
import { daysBefore, noteTried, triedOn, unsent } from './kept.ts';
import { isOfTheDay, isOfTheDayUnderWay } from './of-the-day.ts';
import { isRehearsalIn } from './rehearsal.ts';

beforeEach(() => {
  memory.clear();
  saved.clear();
});

it('keeps the result of a game that has ended, even when the saved game is gone', async () => {
  noteTried(100, 'empire', { game: 'a' });
  saved.set('a', { id: 'a', record: '', over: false });
  expect(await triedOn(100)).toEqual({ empire: { game: 'a' } });
  const standing = { players: 1, seat: 0, score: 142, rank: 1, isMine: false };
  saved.set('a', { id: 'a', record: '', over: true, standing });
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
  saved.set('d', {
    id: 'd',
    record: '',
    over: true,
    standing: { players: 2, seat: 0, score: 300, rank: 2, isMine: false },
  });
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

describe('the deal of a day', () => {
  const NOON = 100.5 * 86_400_000;

  it('is held back while the day is open or still to come, whatever the day', () => {
    const held = (seed: string) => heldBackDay(seed, NOON) !== undefined;
    expect(['day 100', 'day 101', 'day 99999', 'day 93'].filter(held)).toHaveLength(4);
    expect(['day 92', 'day 0100', 'day 1e3', 'day', 'day ', 'Day 100', 'day 100 ', 'a day 100'].filter(held)).toEqual(
      [],
    );
    for (const { seed } of challengesOf(100)) expect(held(seed)).toBe(true);
  });

  const today = dayAt(Date.now());
  const [empire, , board] = challengesOf(today) as [Challenge, Challenge, Challenge];
  const stored = (id: string, { game, players, seed }: Challenge, more: Partial<SavedGame> = {}) =>
    saved.set(id, { id, game, over: false, record: recordOf(game, players, seed), ...more });

  it('shows a game of the day where what was kept of it has been deleted', async () => {
    expect(await beginOfTheDay(today, empire)).toBe('game 1');
    const standing = { players: 1, seat: 0, score: 99, rank: 2, isMine: false };
    stored('game 1', empire, { over: true, standing });
    memory.clear();
    expect(await triedOn(today)).toEqual({ empire: { game: 'game 1', result: { score: 99, rank: 2 } } });
    memory.clear();
    expect(await beginOfTheDay(today, empire)).toBe('game 1');
    expect(saved.size).toBe(1);
  });

  it('is looked ahead in no more than before', () => {
    stored('a', board);
    expect(isOfTheDay('a')).toBe(false);
    expect(isOfTheDayUnderWay(saved.get('a') as SavedGame)).toBe(true);
    stored('a', board, { over: true });
    expect(isOfTheDayUnderWay(saved.get('a') as SavedGame)).toBe(false);
  });

  it('makes nobody’s game of the day of one that was brought here, nor of another day’s or another game', async () => {
    stored('brought', empire, { imported: true });
    stored('others', { ...board, players: 4 });
    stored('past', { ...empire, seed: `day ${today - 20}` });
    expect(await triedOn(today)).toEqual({});
    expect(daysBefore(today)).toEqual([]);
  });

  it('is opened from elsewhere only to its end, or by whoever has played it', async () => {
    const { game, players, seed } = empire;
    const opened = (over: boolean, dealt = seed) =>
      isRehearsalIn({ ask: async () => ({ text: recordOf(game, players, dealt) }) as never }, { game, over } as Scene);
    expect(await opened(false)).toBe(true);
    expect(await opened(false, `day ${today + 1}`)).toBe(true);
    expect(await opened(true)).toBe(false);
    expect(await opened(false, 'mill')).toBe(false);
    stored('mine', empire, { over: true, standing: { players: 1, seat: 0, score: 99, rank: 2, isMine: false } });
    expect(await opened(false)).toBe(false);
    expect(await opened(false, `day ${today + 1}`)).toBe(true);
  });
});
