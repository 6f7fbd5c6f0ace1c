import type { Language } from '@cromford/kernel';
import { Database } from './database.ts';
import type { Placing } from './standing.ts';

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
  /** An earlier version did not write it down. */
  readonly standing?: Placing;
  readonly over: boolean;
  readonly ply: number;
  readonly notes: string;
  /** What the bots have said about their turns, by the entry of the log. */
  readonly whys?: Whys;
  /** Milliseconds, for the order of the list. */
  readonly changed: number;
}

export type Whys = Readonly<Record<number, string>>;

const games = new Database<SavedGame>('cromford', 'games');

/** Games that the browser would not store; they last as long as the page. */
const unsaved = new Map<string, SavedGame>();

export const isUnsaved = (id: string) => unsaved.has(id);

export async function savedGame(id: string): Promise<SavedGame | undefined> {
  return unsaved.get(id) ?? games.get(id);
}

/**
 * `older`, and nothing is written, where another tab has written the game as often or more: what it wrote is newer. `unsaved` where the
 * browser stores nothing.
 */
export async function saveGame(game: SavedGame): Promise<'saved' | 'older' | 'unsaved'> {
  try {
    const isNewest = await games.change(game.id, (stored) =>
      (stored?.written ?? 0) < (game.written ?? 0) ? game : undefined,
    );
    unsaved.delete(game.id);
    return isNewest ? 'saved' : 'older';
  } catch {
    unsaved.set(game.id, game);
    return 'unsaved';
  }
}

/** The same game in other words; not where it was deleted or played on meanwhile. */
export const restateGame = (game: SavedGame) =>
  games.change(game.id, (stored) => (stored?.changed === game.changed ? game : undefined));

export async function deleteGame(id: string): Promise<void> {
  const wasUnsaved = unsaved.delete(id);
  await games.remove(id).catch((error) => {
    if (!wasUnsaved) throw error;
  });
}

interface Shelf {
  /** The latest first. */
  readonly games: readonly SavedGame[];
  /** The browser stores nothing: cookies are off, or its storage is broken. */
  readonly isClosed: boolean;
}

export async function savedGames(): Promise<Shelf> {
  const stored = await games.all().catch(() => undefined);
  const all = [...(stored ?? []).filter(({ id }) => !unsaved.has(id)), ...unsaved.values()];
  return { games: all.sort((a, b) => b.changed - a.changed), isClosed: stored === undefined };
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
