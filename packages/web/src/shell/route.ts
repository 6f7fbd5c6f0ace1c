/** Where we are. Addresses are the app's own, so the history API is router enough. */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'new-game'; readonly game: string }
  | { readonly page: 'table'; readonly id: string }
  /** Without a step: where the game was decided. */
  | { readonly page: 'replay'; readonly id: string; readonly ply: number | 'decided' }
  /** A saved game, gone through with the coach, and one of its turns to be played anew. */
  | { readonly page: 'review'; readonly id: string }
  | { readonly page: 'moment'; readonly id: string; readonly turn: string }
  /** A position to be set up: `from` a game's start, a step of a saved game, or a link that holds it. */
  | { readonly page: 'study'; readonly game: string }
  | { readonly page: 'study-step'; readonly id: string; readonly ply: number }
  | { readonly page: 'study-link' }
  | { readonly page: 'learn' }
  | { readonly page: 'lesson'; readonly game: string; readonly lesson: string }
  /** The one at its end. */
  | { readonly page: 'lesson-puzzle'; readonly game: string; readonly lesson: string }
  | { readonly page: 'daily' }
  | { readonly page: 'puzzles' }
  /** Of a game by its id, or that of the day (`daily`). */
  | { readonly page: 'puzzle'; readonly game: string; readonly id: string }
  | { readonly page: 'rules'; readonly rule: string }
  | { readonly page: 'lab' }
  /** What strong players do, and the reader beside them. */
  | { readonly page: 'explorer' }
  | { readonly page: 'habits' }
  | { readonly page: 'settings' }
  | { readonly page: 'awards' }
  | { readonly page: 'lobby' }
  | { readonly page: 'open-table'; readonly game: string }
  | { readonly page: 'ranking'; readonly game: string; readonly players: number }
  | { readonly page: 'tournaments' }
  | { readonly page: 'new-tournament' }
  | { readonly page: 'tournament'; readonly id: string }
  | { readonly page: 'join'; readonly invitation: string }
  /** A table on the server. */
  | { readonly page: 'play'; readonly id: string }
  | { readonly page: 'person'; readonly id: string }
  | { readonly page: 'account' }
  | { readonly page: 'administration'; readonly part: string; readonly id: string }
  /** Where letters to a mailbox are ended. */
  | { readonly page: 'letters' }
  /** A link of the house; what opens it stands behind the #. */
  | { readonly page: 'welcome' }
  | { readonly page: 'imprint' }
  | { readonly page: 'privacy' }
  | { readonly page: 'not-found' };

export function routeOf(path: string): Route {
  const parts = path.split('/').filter(Boolean).map(decoded);
  const [page, first, second, ...more] = parts;
  if (page === 'learn' && first && second && more.join('/') === 'puzzle')
    return { page: 'lesson-puzzle', game: first, lesson: second };
  if (more.length > 0) return { page: 'not-found' };
  if (page === undefined) return { page: 'home' };
  if (page === 'new' && first && !second) return { page: 'new-game', game: first };
  if (page === 'table' && first && !second) return { page: 'table', id: first };
  if (page === 'replay' && first) {
    if (second === undefined) return { page: 'replay', id: first, ply: 'decided' };
    if (/^\d{1,6}$/.test(second)) return { page: 'replay', id: first, ply: Number(second) };
  }
  if (page === 'review' && first)
    return second ? { page: 'moment', id: first, turn: second } : { page: 'review', id: first };
  if (page === 'study' && first) {
    if (!second) return first === 'link' ? { page: 'study-link' } : { page: 'study', game: first };
    if (/^\d{1,6}$/.test(second)) return { page: 'study-step', id: first, ply: Number(second) };
  }
  if (page === 'learn' && !first) return { page: 'learn' };
  if (page === 'learn' && first && second) return { page: 'lesson', game: first, lesson: second };
  if (page === 'daily' && !first) return { page: 'daily' };
  if (page === 'puzzles' && !first) return { page: 'puzzles' };
  if (page === 'puzzles' && first && second) return { page: 'puzzle', game: first, id: second };
  if (page === 'rules' && !second) return { page: 'rules', rule: first ?? '' };
  if (page === 'lab' && !first) return { page: 'lab' };
  if (page === 'lab' && first === 'explorer' && !second) return { page: 'explorer' };
  if (page === 'habits' && !first) return { page: 'habits' };
  if (page === 'settings' && !first) return { page: 'settings' };
  if (page === 'awards' && !first) return { page: 'awards' };
  return togetherRoute(parts) ?? { page: 'not-found' };
}

function togetherRoute([page, first, second]: readonly string[]): Route | undefined {
  if (page === 'together' && !first) return { page: 'lobby' };
  if (page === 'together' && first === 'new') return { page: 'open-table', game: second ?? '' };
  if (page === 'ranking') return { page: 'ranking', game: first ?? '', players: Number(second) || 0 };
  if (page === 'tournaments' && !second) {
    if (!first) return { page: 'tournaments' };
    return first === 'new' ? { page: 'new-tournament' } : { page: 'tournament', id: first };
  }
  if (page === 'join' && first && !second) return { page: 'join', invitation: first };
  if (page === 'play' && first && !second) return { page: 'play', id: first };
  if (page === 'people' && first && !second) return { page: 'person', id: first };
  if (page === 'account' && !first) return { page: 'account' };
  if (page === 'letters' && second) return { page };
  if (page === 'administration') return { page, part: first ?? 'reports', id: second ?? '' };
  if ((page === 'welcome' || page === 'imprint' || page === 'privacy') && !first) return { page };
  return undefined;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
