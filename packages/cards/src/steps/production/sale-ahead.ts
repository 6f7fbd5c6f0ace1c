import { at, type Seat } from '@cromford/kernel';
import { hooksOf, isSpent } from '../../cards/owned.ts';
import { productionCosts } from '../../costs.ts';
import { capacity, priceOf } from '../../factory.ts';
import { homeMaximum } from '../../market.ts';
import { canPay } from '../../money.ts';
import type { Ruleset } from '../../ruleset.ts';
import { type Player, playerAt, type State } from '../../state.ts';
import { stockAt } from '../../warehouse.ts';

/**
 * What a producer who has not sold yet will sell at home: at least what he makes, which is compulsory (CG-PRD-07), and at most with all
 * his stock and cards. Whoever may be bankrupt by its costs is not held to anything (CG-EMG-04).
 */
export function saleAhead(rs: Ruleset, s: State, seat: Seat): { readonly least: number; readonly most: number } {
  const p = playerAt(s, seat);
  const factory = p.factories[s.good];
  if (!factory) return { least: 0, most: 0 };
  const appeal = at(p.appeal, s.good);
  const made = capacity(rs, s.good, factory);
  const certain = Math.min(made, homeMaximum(s, appeal, s.good));
  const { shift, patrons } = cardsAhead(rs, s, p);
  return {
    least: canPay(rs, p, productionCosts(rs, s, p, s.good) - certain * priceOf(rs, p, s.good)) ? certain : 0,
    most: Math.min(made + shift + stockAt(p, s.good), homeMaximum(s, appeal, s.good, patrons)),
  };
}

/** What his cards may add: goods made, and goods that may be sold. */
function cardsAhead(rs: Ruleset, s: State, p: Player): { readonly shift: number; readonly patrons: number } {
  let [shift, patrons] = [0, 0];
  for (const card of p.cards) {
    const hooks = hooksOf(card);
    shift += hooks.makesMore?.(rs.sheet.effects) ?? 0;
    if (hooks.patronOf?.includes(s.good) && !isSpent(p, card)) patrons += hooks.sellsMore?.(rs.sheet.effects) ?? 0;
  }
  return { shift, patrons };
}
