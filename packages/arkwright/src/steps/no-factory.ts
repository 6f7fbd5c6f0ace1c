import { at, type Offer, type RuleId } from '@cromford/kernel';
import { GOODS, type GoodIndex } from '../goods.ts';
import type { Move } from '../moves.ts';
import { because } from '../refusals.ts';
import type { Player } from '../state.ts';

/** What is done in a factory is never done where there is none; `rule` is the one that asks for it. */
export function neverWithoutFactory(
  p: Player,
  offer: Offer<Move>,
  rule: RuleId,
  movesOf: (good: GoodIndex) => readonly Move[],
): void {
  for (let good = 0; good < GOODS.length; good++)
    if (!at(p.factories, good)) for (const move of movesOf(good)) offer.never(move, because('no-factory', {}, rule));
}
