import { Engine, seeded } from '@cromford/kernel';
import type { ArkwrightGame } from '../game.ts';
import type { waterFrame } from '../games.ts';
import { GREY_KINDS } from '../markers.ts';
import type { PrintedSheet } from '../sheet/schema.ts';
import type { State } from '../state.ts';
import { TILES } from '../tiles/names.ts';

// Games as they are set up, before anybody has chosen.

type FirstEdition = typeof waterFrame;

export function set<Sheet extends PrintedSheet>(
  game: ArkwrightGame<Sheet>,
  players: number,
  options: Record<string, string> = {},
  seed = 'set-up',
) {
  const rules = game.rules({ players, options, sheet: game.sheet });
  const engine = new Engine(rules);
  const rs = rules.ruleset;
  return { s: engine.start(seed), rs, engine };
}

/** The states that `begin` makes, before the first step has run: the rules are made once for many seeds. */
export function layer(game: FirstEdition, players: number, options: Record<string, string> = {}) {
  const rules = game.rules({ players, options, sheet: game.sheet });
  return (seed: string): State => rules.begin(seeded(seed), undefined);
}

export function laid(game: FirstEdition, players: number, options: Record<string, string> = {}, seed = 'set-up') {
  return layer(game, players, options)(seed);
}

export const predetermined = { 'set-up': 'predetermined' };
export const inRow = (s: State, row: number) => s.mat.slice(row * GREY_KINDS.length, (row + 1) * GREY_KINDS.length);
export const offered = (s: State, tile: (typeof TILES)[number]) => s.tiles[TILES.indexOf(tile)] ?? 0;
