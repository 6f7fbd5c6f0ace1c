import { at, type Note, type Offer, type Refusal, refusal, type Seat } from '@cromford/kernel';
import { bankShares, sharePrice } from '../../money.ts';
import { BROKER } from '../../move-table.ts';
import type { Move, MoveOf } from '../../moves.ts';
import type { Emit } from '../../news.ts';
import { note } from '../../notes.ts';
import { because } from '../../refusals.ts';
import type { Ruleset } from '../../ruleset.ts';
import { type Player, type Pounds, playerAt, type State } from '../../state.ts';
import { neverOffered } from '../../step.ts';
import { giveBackTile } from '../../tiles/giving-back.ts';
import { tileWith } from '../../tiles/hooks.ts';
import { buyShares } from '../actions/exchange.ts';

// FE-TSM-12: instead of taking a special marker the broker goes back, and shares are bought at half price.

/** AMB-28: half of the sum, rounded up once. */
function brokerPrice(rs: Ruleset, p: Player, shares: number): Pounds {
  return Math.ceil((shares * sharePrice(rs, p)) / 2);
}

export function offerBroker(rs: Ruleset, p: Player, deals: number, offer: Offer<Move>): void {
  let most = p.loans > 0 ? 0 : Math.min(deals, bankShares(rs, p));
  while (most > 0 && brokerPrice(rs, p, most) > p.cash) most--;
  offer
    .amounts(BROKER, 1, most)
    ?.otherwise(whyNoMore(rs, p, most, deals))
    .notes(...about(rs, p, most));
}

/** As many as he deals in, no more in the bank, or no more cash. */
function whyNoMore(rs: Ruleset, p: Player, most: number, deals: number): Refusal {
  if (p.loans > 0) return because('repay-first');
  if (most === deals) return refusal('amount', 'FE-TSM-12', { from: 1, to: most });
  return because(most === bankShares(rs, p) ? 'bank-empty' : 'cannot-afford');
}

function about(rs: Ruleset, p: Player, most: number): Note[] {
  const one = brokerPrice(rs, p, 1);
  return most > 1 ? [note('broker', { one, two: brokerPrice(rs, p, 2) })] : [note('cost', { pounds: one })];
}

export function neverBroker(rs: Ruleset, p: Player, offer: Offer<Move>): void {
  if (!tileWith(rs.hooks.halfPriceShares, p))
    offer.never(at(BROKER, 1), because(rs.mostTiles > 0 ? 'broker-owned-before' : 'not-in-this-game'));
}

export function useBroker(rs: Ruleset, s: State, seat: Seat, move: MoveOf<'broker'>, emit: Emit): void {
  const p = playerAt(s, seat);
  const tile = tileWith(rs.hooks.halfPriceShares, p)?.tile;
  if (!tile) throw neverOffered(move);
  const cost = brokerPrice(rs, p, move.amount);
  giveBackTile(rs, s, seat, tile, 'FE-TSM-12', emit);
  buyShares(rs, s, seat, move.amount, cost, 'FE-TSM-12', emit);
}
