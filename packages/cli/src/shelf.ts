import { anniversary, spinningJenny, spinningMule, waterFrame } from '@cromford/arkwright';
import { cardGame } from '@cromford/cards';
import { empire } from '@cromford/empire';
import { type AnyGame, isProblem, type Problem, problem } from '@cromford/kernel';

/** The games on the shelf. A new game is one more line here. */
export const shelf: readonly AnyGame[] = [spinningJenny, waterFrame, anniversary, spinningMule, cardGame, empire];

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
