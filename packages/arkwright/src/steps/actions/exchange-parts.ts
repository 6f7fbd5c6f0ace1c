import { at, type Note, type Offer, type Refusal } from '@cromford/kernel';
import type { Exchange } from '../../frames.ts';
import { GOODS } from '../../goods.ts';
import { GREYS } from '../../markers.ts';
import { affordable, bankShares, purchase, sharePrice, shareValue } from '../../money.ts';
import { BUY, CONTRACT, LIMIT, REPAY, SELL_GOODS, SELL_SHARES, TAKE } from '../../move-table.ts';
import type { Move } from '../../moves.ts';
import { note, warning } from '../../notes.ts';
import { because, type RefusalCode } from '../../refusals.ts';
import type { Ruleset } from '../../ruleset.ts';
import { beyondLimit } from '../../shipping.ts';
import type { Player, State } from '../../state.ts';
import { BUYING, mayTrade, SELLING } from './trade.ts';

// What each part of a stock exchange action offers.

interface Parts {
  readonly sell: boolean;
  readonly repay: boolean;
  readonly contracts: boolean;
}

/** Which parts are open: the action has all of them, the broker no loans and contracts (FE-DEV-04), the last one only three (FE-END-02). */
export const PARTS: Readonly<Record<Exchange, Parts>> = {
  action: { sell: true, repay: true, contracts: true },
  'half-price': { sell: true, repay: true, contracts: true },
  broker: { sell: true, repay: false, contracts: false },
  final: { sell: false, repay: true, contracts: false },
};

/** AE-STK-01: parts that come before the one that was reached are over. */
function isOver(s: State, part: number): boolean {
  return part < s.turn.part;
}

/** FE-STX-09: the first share of this marker's action. */
export function isHalfPrice(s: State, why: Exchange): boolean {
  return why === 'half-price' && !s.turn.once;
}

/** FE-STX-02 to FE-STX-04: as many as the bank has and cash pays for, without loans. */
export function offerBuying(rs: Ruleset, s: State, p: Player, why: Exchange, offer: Offer<Move>): void {
  const half = isHalfPrice(s, why);
  const bank = bankShares(rs, p);
  const cash = affordable(rs, p, p.cash, half);
  const open = !isOver(s, rs.exchangeOrder.shares) && p.loans === 0 && mayTrade(rs, s, BUYING);
  offer
    .amounts(BUY, 1, open ? Math.min(bank, cash) : 0)
    ?.otherwise(because(whyNotBuy(rs, s, p, bank, cash)))
    .notes(...aboutBuying(rs, p, half));
}

function aboutBuying(rs: Ruleset, p: Player, half: boolean): Note[] {
  const each = note('each', { pounds: sharePrice(rs, p) });
  return half ? [each, note('first-at', { pounds: purchase(rs, p, 1, true) })] : [each];
}

/** Why no shares are bought, or no more of them. */
function whyNotBuy(rs: Ruleset, s: State, p: Player, bank: number, cash: number): RefusalCode {
  if (isOver(s, rs.exchangeOrder.shares)) return 'in-this-order';
  if (p.loans > 0) return 'repay-first';
  if (!mayTrade(rs, s, BUYING)) return 'one-way';
  return bank <= cash ? 'bank-empty' : 'cannot-afford';
}

/** FE-STX-06 */
export function offerSelling(rs: Ruleset, s: State, p: Player, offer: Offer<Move>): void {
  const over = isOver(s, rs.exchangeOrder.shares);
  const open = !over && mayTrade(rs, s, SELLING);
  offer
    .amounts(SELL_SHARES, 1, open ? p.shares : 0)
    ?.otherwise(whyNotSell(p, over, open))
    .notes(note('each', { pounds: shareValue(rs, p) }));
}

function whyNotSell({ shares }: Player, over: boolean, open: boolean): Refusal {
  if (over) return because('in-this-order');
  return open ? because('not-that-many', { shares }) : because('one-way');
}

/** FE-STX-05: each for more than it brought. */
export function offerRepaying(rs: Ruleset, s: State, p: Player, offer: Offer<Move>): void {
  const over = isOver(s, rs.exchangeOrder.loans);
  const most = Math.min(p.loans, Math.floor(p.cash / rs.loan.repay));
  offer
    .amounts(REPAY, 1, over ? 0 : most)
    ?.otherwise(because(over ? 'in-this-order' : most < p.loans ? 'cannot-afford' : 'no-loan'))
    .notes(note('each', { pounds: rs.loan.repay }));
}

/** FE-STX-07: stored goods at fixed prices. */
export function offerGoods(rs: Ruleset, s: State, p: Player, offer: Offer<Move>): void {
  const over = isOver(s, rs.exchangeOrder.goods);
  for (let good = 0; good < GOODS.length; good++) {
    const stored = p.stored[good] as number;
    if (stored > 0)
      offer
        .amounts(at(SELL_GOODS, good), 1, over ? 0 : stored)
        ?.otherwise(over ? because('in-this-order') : because('not-that-many', { goods: stored }, 'FE-STX-07'))
        .notes(note('each', { pounds: at(rs.warehousePrice, good) }));
  }
}

/** FE-STX-11, FE-STX-12: onto any space, and then only further up. */
export function offerContracts({ contractSpaces }: Ruleset, p: Player, offer: Offer<Move>): void {
  for (let good = 0; good < GOODS.length; good++) {
    const now = p.contracts[good] as number;
    const moves = at(CONTRACT, good);
    for (let i = 0; i < contractSpaces.length; i++) {
      const space = contractSpaces[i] as number;
      offer
        .option(moves[space] as Move, space > now && !beyondLimit(p, space))
        ?.otherwise(whyNoContract(p, now, space));
    }
  }
}

function whyNoContract({ limit }: Player, now: number, space: number): Refusal {
  return space > now ? because('beyond-limit', { space: limit }) : because('contracts-only-rise', { space: now });
}

/** AE-STK-14, AE-STK-15: on the space of the largest contract, or the next one; or off the track. */
export function offerLimit(rs: Ruleset, s: State, p: Player, offer: Offer<Move>): void {
  const { highest, removable } = rs.limitMarker;
  if (highest === 0) return;
  const largest = Math.max(...p.contracts);
  const next = rs.contractSpaces[rs.contractSpaces.indexOf(largest) + 1];
  for (let i = -1; i < rs.contractSpaces.length; i++) {
    const space = i < 0 ? 0 : at(rs.contractSpaces, i);
    const fits = space === 0 ? removable : largest > 0 && space <= highest && (space === largest || space === next);
    const stands = space === p.limit;
    offer
      .option(at(LIMIT, space), fits && !stands && !s.turn.limited)
      ?.otherwise(because(stands ? 'limit-stands-there' : fits ? 'limit-handled' : 'limit-at-largest'))
      .unlisted(stands || !fits);
  }
}

/** FE-END-08: what is not turned into shares in the last exchange is worth nothing. */
export function leftOver(rs: Ruleset, p: Player): Note[] {
  const notes: Note[] = [];
  const goods = p.stored.reduce((sum, stored) => sum + stored, 0);
  if (goods > 0) notes.push(warning('goods-left', { goods }));
  if (p.loans > 0) notes.push(warning('loans-left', { loans: p.loans }));
  else {
    const shares = Math.min(bankShares(rs, p), affordable(rs, p, p.cash, false));
    if (shares > 0) notes.push(warning('shares-left', { shares }));
  }
  return notes;
}

export function hasContracts(rs: Ruleset, { contracts }: Parts): boolean {
  return contracts && rs.contractSpaces.length > 0;
}

const CONTRACTS = CONTRACT.flat();

function neverAny(moves: readonly Move[], reason: Refusal, offer: Offer<Move>): void {
  for (const move of moves) offer.never(move, reason);
}

export function neverInExchange(rs: Ruleset, p: Player, why: Exchange, offer: Offer<Move>): void {
  const parts = PARTS[why];
  if (!parts.sell) offer.never(at(SELL_SHARES, 1), because('no-shares-sold'));
  if (!parts.repay || p.loans === 0)
    offer.never(at(REPAY, 1), because(p.loans > 0 ? 'broker-repays-nothing' : 'no-loan'));
  for (let good = 0; good < GOODS.length; good++)
    if (at(p.stored, good) === 0)
      offer.never(at(at(SELL_GOODS, good), 1), because('not-that-many', { goods: 0 }, 'FE-STX-07'));
  // FE-STX-10
  if (why === 'half-price') for (const marker of GREYS) offer.never(TAKE[marker], because('no-additional-action'));
  if (rs.contractSpaces.length === 0) neverAny([...CONTRACTS, ...LIMIT], because('no-contracts'), offer);
  if (!hasContracts(rs, parts)) return;
  const beside = (move: { space: number }) => !rs.contractSpaces.includes(move.space);
  const limits = rs.limitMarker.highest > 0 ? LIMIT.slice(1) : [];
  const reason = because('no-such-contract-space', {}, rs.players === 2 ? 'FE-STX-14' : 'FE-STX-11');
  neverAny([...CONTRACTS, ...limits].filter(beside), reason, offer);
}
