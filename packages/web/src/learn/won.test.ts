import { expect, it } from 'vitest';
import type { SavedGame } from '../saves/games.ts';
import { isVictory } from './won.ts';

const seats = (...kinds: readonly string[]) =>
  `cromford record 1\nseats ${JSON.stringify(kinds.map((kind) => ({ kind })))}\n`;
const standing = { players: 2, seat: 0, score: 300, rank: 1, isMine: false };
const won = { over: true, standing, record: seats('person', 'bot') } as unknown as SavedGame;

it('is a victory when the only person came first among bots', () => {
  expect(isVictory(won)).toBe(true);
  expect(isVictory({ ...won, over: false })).toBe(false);
  expect(isVictory({ ...won, imported: true })).toBe(false);
  expect(isVictory({ ...won, standing: { ...standing, rank: 2 } })).toBe(false);
  expect(isVictory({ ...won, record: seats('person', 'person') })).toBe(false);
  expect(isVictory({ ...won, record: seats('bot', 'person') })).toBe(false);
  expect(isVictory({ ...won, record: 'seats nonsense' })).toBe(false);
});
