import { type AnyGame, isProblem, type Problem, problem } from '@cromford/kernel';

export { games as shelf } from '@cromford/shelf/games';

export function findGame(games: readonly AnyGame[], id: string): AnyGame | Problem {
  const game = games.find((known) => known.id === id);
  return game ?? problem('unknown-game', { game: id });
}

/** The games asked for by one id, or all of them. */
export function findGames(games: readonly AnyGame[], id: string | undefined): readonly AnyGame[] | Problem {
  if (id === undefined) return games;
  const game = findGame(games, id);
  return isProblem(game) ? game : [game];
}
