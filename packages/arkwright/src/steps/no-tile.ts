import type { Offer, RuleId } from '@cromford/kernel';
import type { Move } from '../moves.ts';
import { because } from '../refusals.ts';
import type { Ruleset } from '../ruleset.ts';
import type { Player } from '../state.ts';
import { type TileHooks, tileWith } from '../tiles/hooks.ts';

/** What a tile does is never done without it; `rule` is the one that says what it does. */
export function neverWithoutTile(
  rs: Ruleset,
  p: Player,
  having: readonly TileHooks[],
  offer: Offer<Move>,
  rule: RuleId,
  moves: readonly Move[],
): void {
  if (tileWith(having, p)) return;
  const reason = rs.mostTiles > 0 ? because('not-your-tile', {}, rule) : because('not-in-this-game');
  for (const move of moves) offer.never(move, reason);
}
