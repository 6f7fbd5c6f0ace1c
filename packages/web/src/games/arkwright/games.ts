import type { ArkwrightGame, Ruleset } from '@cromford/arkwright';
import type { Setup } from '@cromford/kernel';
import { onShelf } from '@cromford/shelf';
import type { Scene } from '../../engine/protocol.ts';

/** The four ways to play the board game share one board; each is taken from the shelf when it is played. */
const taken = new Map<string, ArkwrightGame>();

export async function takenDown(id: string): Promise<ArkwrightGame> {
  const game = taken.get(id) ?? ((await onShelf(id)?.load()) as unknown as ArkwrightGame | undefined);
  if (!game) throw new Error(`${id} is not on the shelf`);
  taken.set(id, game);
  return game;
}

function gameOf(id: string): ArkwrightGame {
  const game = taken.get(id);
  if (!game) throw new Error(`${id} has not been taken from the shelf`);
  return game;
}

export function setupOf({ view, options, sheet }: Scene): Setup<never> {
  const { players } = view as unknown as { players: readonly unknown[] };
  return { players: players.length, options, sheet: sheet as never };
}

let last: { readonly sheet: unknown; readonly key: string; readonly ruleset: Ruleset } | undefined;

/** The figures of a table's rules, which are played in the worker alone. Kept, because every part of the screen asks for the same ones. */
export function rulesetFor(scene: Scene): Ruleset {
  const setup = setupOf(scene);
  const key = JSON.stringify([scene.game, setup.players, scene.options]);
  if (last === undefined || last.sheet !== scene.sheet || last.key !== key)
    last = { sheet: scene.sheet, key, ruleset: gameOf(scene.game).rules(setup).ruleset };
  return last.ruleset;
}
