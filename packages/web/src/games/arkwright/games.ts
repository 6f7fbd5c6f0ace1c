import {
  type ArkwrightGame,
  type ArkwrightRules,
  anniversary,
  spinningJenny,
  spinningMule,
  waterFrame,
} from '@cromford/arkwright';
import type { Setup } from '@cromford/kernel';
import type { Scene } from '../../engine/protocol.ts';

/** The four ways to play the board game share one board. */
const games = {
  'spinning-jenny': spinningJenny,
  'water-frame': waterFrame,
  anniversary,
  'spinning-mule': spinningMule,
} as unknown as Readonly<Record<string, ArkwrightGame>>;

export function gameOf(id: string): ArkwrightGame {
  const game = games[id];
  if (!game) throw new Error(`${id} is not the board game`);
  return game;
}

export function setupOf({ view, options, sheet }: Scene): Setup<never> {
  const { players } = view as unknown as { players: readonly unknown[] };
  return { players: players.length, options, sheet: sheet as never };
}

let last: { readonly sheet: unknown; readonly key: string; readonly rules: ArkwrightRules } | undefined;

/** The rules of a table. Kept, because every part of the screen asks for the same ones. */
export function rulesFor(scene: Scene): ArkwrightRules {
  const setup = setupOf(scene);
  const key = JSON.stringify([scene.game, setup.players, scene.options]);
  if (last === undefined || last.sheet !== scene.sheet || last.key !== key)
    last = { sheet: scene.sheet, key, rules: gameOf(scene.game).rules(setup) };
  return last.rules;
}
