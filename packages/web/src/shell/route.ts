/** Where we are. Addresses are the app's own, so the history API is router enough. */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'new-game'; readonly game: string }
  | { readonly page: 'table'; readonly id: string }
  | { readonly page: 'replay'; readonly id: string; readonly ply: number | 'end' }
  | { readonly page: 'learn' }
  | { readonly page: 'lesson'; readonly game: string; readonly lesson: string }
  | { readonly page: 'not-found' };

export function routeOf(path: string): Route {
  const parts = path.split('/').filter(Boolean).map(decoded);
  const [page, first, second, ...more] = parts;
  if (more.length > 0) return { page: 'not-found' };
  if (page === undefined) return { page: 'home' };
  if (page === 'new' && first && !second) return { page: 'new-game', game: first };
  if (page === 'table' && first && !second) return { page: 'table', id: first };
  if (page === 'replay' && first) {
    if (second === undefined) return { page: 'replay', id: first, ply: 'end' };
    if (/^\d{1,6}$/.test(second)) return { page: 'replay', id: first, ply: Number(second) };
  }
  if (page === 'learn' && !first) return { page: 'learn' };
  if (page === 'learn' && first && second) return { page: 'lesson', game: first, lesson: second };
  return { page: 'not-found' };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
