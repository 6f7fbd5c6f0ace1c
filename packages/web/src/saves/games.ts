import type { Language } from '@cromford/kernel';
import { Database } from './database.ts';

/** A game on this device: its record as text, and what a list of games says about it. */
export interface SavedGame {
  readonly id: string;
  readonly game: string;
  readonly record: string;
  /** How far it has come. */
  readonly progress: string;
  /** The language of that; games that an earlier version saved do not say. */
  readonly spoken?: Language;
  /** It came from elsewhere, or branches off another game. */
  readonly imported?: true;
  /** How often it has been written; an earlier version did not count. */
  readonly written?: number;
  readonly over: boolean;
  readonly ply: number;
  readonly notes: string;
  /** Milliseconds, for the order of the list. */
  readonly changed: number;
}

const games = new Database<SavedGame>('cromford', 'games');

export const savedGame = (id: string) => games.get(id);

/** False, and nothing is written, where another tab has written the game as often or more: what it wrote is newer. */
export const saveGame = (game: SavedGame) =>
  games.change(game.id, (stored) => ((stored?.written ?? 0) < (game.written ?? 0) ? game : undefined));

/** The same game in other words; not where it was deleted or played on meanwhile. */
export const restateGame = (game: SavedGame) =>
  games.change(game.id, (stored) => (stored?.changed === game.changed ? game : undefined));

export const deleteGame = (id: string) => games.remove(id);

/** The latest first. */
export async function savedGames(): Promise<SavedGame[]> {
  return (await games.all()).sort((a, b) => b.changed - a.changed);
}

export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return Array.from(bytes, (byte) => (byte % 36).toString(36)).join('') + Date.now().toString(36).slice(-4);
}

/** Random, short, and easy to read out to somebody who wants to play the same game. */
export function newSeed(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  return Array.from(bytes, (byte) => letters[byte % letters.length]).join('');
}
