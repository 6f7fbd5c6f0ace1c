import { anniversary, spinningJenny, spinningMule, waterFrame } from '../games.ts';
import type { Ruleset } from '../ruleset.ts';

// The rulesets of the four games, for tests that look at their tables.

export type BoardGame = typeof waterFrame | typeof anniversary;

export function rulesetOf(game: BoardGame, players = 3, options: Record<string, string> = {}): Ruleset {
  return game.rules({ players, options, sheet: game.sheet } as never).ruleset;
}

export const ALL: readonly BoardGame[] = [spinningJenny, waterFrame, anniversary, spinningMule];
export const FIRST: readonly BoardGame[] = [spinningJenny, waterFrame];
export const SECOND: readonly BoardGame[] = [anniversary, spinningMule];

export const each = (games: readonly BoardGame[], players = 3) => games.map((game) => rulesetOf(game, players));
