import { type SavedGame, savedGames } from '../saves/games.ts';
import { recalled, remember } from '../shell/memory.ts';

const KEY = 'cromford.won';

/** Somebody at this browser has won a game of several seats against bots alone. It is remembered: games are deleted some day. */
export async function hasWon(): Promise<boolean> {
  if (recalled(KEY) !== null) return true;
  const { games } = await savedGames();
  const isWon = games.some(isVictory);
  if (isWon) remember(KEY, 'yes');
  return isWon;
}

/** One person, who came first among bots in a game that began here. */
export function isVictory({ over, imported, standing, record }: SavedGame): boolean {
  if (!over || imported || !standing || standing.players < 2 || standing.rank !== 1) return false;
  const kinds = seatsOf(record).map(({ kind }) => kind);
  return (
    kinds.length > 1 &&
    kinds.filter((kind) => kind === 'person').length === 1 &&
    kinds[standing.seat ?? -1] === 'person'
  );
}

function seatsOf(record: string): readonly { readonly kind?: unknown }[] {
  try {
    const seats: unknown = JSON.parse(/^seats (.*)$/m.exec(record)?.[1] ?? '[]');
    return Array.isArray(seats) ? seats : [];
  } catch {
    return [];
  }
}
