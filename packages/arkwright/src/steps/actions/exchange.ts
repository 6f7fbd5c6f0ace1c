import { type Note, note, type Offer, offerAmounts, type RuleId, type Seat, warning } from '@cromford/kernel';
import type { Exchange } from '../../frames.ts';
import { GOODS, goodAt, goodIndex } from '../../goods.ts';
import { at, put } from '../../list.ts';
import { GREYS } from '../../markers.ts';
import { affordable, bankShares, pay, purchase, receive, sharePrice, shareValue } from '../../money.ts';
import { BUY, CONTRACT, DONE, LIMIT, REPAY, SELL_GOODS, SELL_SHARES, TAKE } from '../../move-table.ts';
import type { Move } from '../../moves.ts';
import type { Emit } from '../../news.ts';
import { because } from '../../refusals.ts';
import type { Ruleset } from '../../ruleset.ts';
import { beyondLimit } from '../../shipping.ts';
import { type Player, type Pounds, playerAt, type State } from '../../state.ts';
import { type Choice, seatOf } from '../../step.ts';
import { changeStored } from './overflow.ts';

/** Which parts are open: the action has all of them, the broker no loans and contracts (FE-DEV-04), the last one only three (FE-END-02). */
const PARTS: Readonly<Record<Exchange, { sell: boolean; repay: boolean; contracts: boolean }>> = {
  action: { sell: true, repay: true, contracts: true },
  'half-price': { sell: true, repay: true, contracts: true },
  broker: { sell: true, repay: false, contracts: false },
  final: { sell: false, repay: true, contracts: false },
};

/** The rule by which the parts are open. */
const OCCASION: Readonly<Record<Exchange, RuleId>> = {
  action: 'FE-STX-01',
  'half-price': 'FE-STX-01',
  broker: 'FE-EOR-09',
  final: 'FE-END-02',
};

/** Directions of trade in one action: both are free, but there is one change of direction at most, so that it ends. */
const BUYING = 1;
const SELLING = 2;
const BOUGHT_THEN_SOLD = 3;
const SOLD_THEN_BOUGHT = 4;

/** FE-STX-01: the parts in any order, any selection, or none. */
export function exchange(rs: Ruleset): Choice<'exchange'> {
  const order = rs.exchangeOrder;

  /** AE-DP-35: one direction, or one change of it. */
  function mayTrade(s: State, way: number): boolean {
    const { trade } = s.turn;
    if (!rs.tradesBothWays) return trade === 0 || trade === way;
    return trade !== (way === BUYING ? BOUGHT_THEN_SOLD : SOLD_THEN_BOUGHT);
  }

  /** AE-STK-01: parts that come before the one that was reached are over. */
  function isOver(s: State, part: keyof typeof order): boolean {
    return order[part] < s.turn.part;
  }

  /** AE-STK-14, AE-STK-15: on the space of the largest contract, or the next one; or off the track. */
  function offerLimit(s: State, p: Player, offer: Offer<Move>): void {
    const { highest, removable } = rs.limitMarker;
    if (highest === 0) return;
    const largest = Math.max(...p.contracts);
    const next = rs.contractSpaces[rs.contractSpaces.indexOf(largest) + 1];
    for (let i = -1; i < rs.contractSpaces.length; i++) {
      const space = i < 0 ? 0 : at(rs.contractSpaces, i);
      const move = at(LIMIT, space);
      const fits = space === 0 ? removable : largest > 0 && space <= highest && (space === largest || space === next);
      if (fits && !s.turn.limited && space !== p.limit) offer.open(move);
      else if (offer.explains && fits && space !== p.limit) offer.refuse(move, because('limit-handled'));
      else if (offer.explains)
        offer.never(move, because(space === p.limit ? 'limit-stands-there' : 'limit-at-largest'));
    }
  }

  /** FE-END-08: what is not turned into shares now is worth nothing. */
  function leftOver(p: Player): Note[] {
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

  function offerBuying(s: State, p: Player, half: boolean, offer: Offer<Move>): void {
    const bank = bankShares(rs, p);
    const cash = affordable(rs, p, p.cash, half);
    const most = Math.min(bank, cash);
    if (p.loans === 0 && mayTrade(s, BUYING) && most > 0) {
      if (!offer.explains) offerAmounts(offer, BUY, 1, most);
      else
        offerAmounts(
          offer,
          BUY,
          1,
          most,
          because(bank <= cash ? 'bank-empty' : 'cannot-afford'),
          note('each', { pounds: sharePrice(rs, p) }),
          ...(half ? [note('first-at', { pounds: purchase(rs, p, 1, true) })] : []),
        );
    } else if (offer.explains)
      offer.refuse(
        at(BUY, 1),
        because(p.loans > 0 ? 'repay-first' : bank === 0 ? 'bank-empty' : cash === 0 ? 'cannot-afford' : 'one-way'),
      );
  }

  function offerSelling(s: State, p: Player, offer: Offer<Move>): void {
    if (p.shares > 0 && mayTrade(s, SELLING)) {
      if (!offer.explains) offerAmounts(offer, SELL_SHARES, 1, p.shares);
      else
        offerAmounts(
          offer,
          SELL_SHARES,
          1,
          p.shares,
          because('not-that-many', { shares: p.shares }),
          note('each', { pounds: shareValue(rs, p) }),
        );
    } else if (offer.explains) offer.refuse(at(SELL_SHARES, 1), because(p.shares === 0 ? 'not-that-many' : 'one-way'));
  }

  function offerContracts(p: Player, offer: Offer<Move>): void {
    const noSuchSpace = rs.players === 2 ? 'FE-STX-14' : 'FE-STX-11';
    for (let good = 0; good < GOODS.length; good++) {
      const now = at(p.contracts, good);
      for (let i = 0; i < rs.contractSpaces.length; i++) {
        const space = at(rs.contractSpaces, i);
        const move = at(at(CONTRACT, good), space);
        if (space > now && !beyondLimit(p, space)) offer.open(move);
        else if (offer.explains)
          offer.refuse(
            move,
            space > now ? because('beyond-limit', { space: p.limit }) : because('contracts-only-rise', { space: now }),
          );
      }
      if (!offer.explains) continue;
      for (const move of at(CONTRACT, good))
        if (!rs.contractSpaces.includes(move.space))
          offer.never(move, because('no-such-contract-space', {}, noSuchSpace));
    }
  }

  return {
    rule: 'FE-STX-01',
    ruleFor: (_, { why }) => OCCASION[why],
    seat: seatOf,
    options(s, { seat, why }, offer) {
      const p = playerAt(s, seat);
      const parts = PARTS[why];
      const sharesOver = isOver(s, 'shares');
      if (!sharesOver) offerBuying(s, p, why === 'half-price' && !s.turn.once, offer);
      else if (offer.explains) offer.refuse(at(BUY, 1), because('in-this-order'));
      if (parts.sell && !sharesOver) offerSelling(s, p, offer);
      else if (parts.sell && offer.explains) offer.refuse(at(SELL_SHARES, 1), because('in-this-order'));
      else if (offer.explains) offer.never(at(SELL_SHARES, 1), because('no-shares-sold'));
      if (parts.repay && p.loans > 0 && isOver(s, 'loans')) {
        if (offer.explains) offer.refuse(at(REPAY, 1), because('in-this-order'));
      } else if (parts.repay && p.loans > 0) {
        const most = Math.min(p.loans, Math.floor(p.cash / rs.loan.repay));
        if (most > 0)
          offerAmounts(
            offer,
            REPAY,
            1,
            most,
            offer.explains ? because(most < p.loans ? 'cannot-afford' : 'no-loan') : undefined,
            ...(offer.explains ? [note('each', { pounds: rs.loan.repay })] : []),
          );
        else if (offer.explains) offer.refuse(at(REPAY, 1), because('cannot-afford'));
      } else if (offer.explains) offer.never(at(REPAY, 1), because(p.loans > 0 ? 'broker-repays-nothing' : 'no-loan'));
      for (let good = 0; good < GOODS.length; good++) {
        const stored = at(p.stored, good);
        const moves = at(SELL_GOODS, good);
        if (stored > 0 && isOver(s, 'goods')) {
          if (offer.explains) offer.refuse(at(moves, 1), because('in-this-order'));
        } else if (stored > 0)
          offerAmounts(
            offer,
            moves,
            1,
            stored,
            offer.explains ? because('not-that-many', { goods: stored }, 'FE-STX-07') : undefined,
            ...(offer.explains ? [note('each', { pounds: at(rs.warehousePrice, good) })] : []),
          );
        else if (offer.explains) offer.never(at(moves, 1), because('not-that-many', { goods: 0 }, 'FE-STX-07'));
      }
      // FE-STX-10
      if (why === 'half-price' && offer.explains)
        for (const marker of GREYS) offer.never(TAKE[marker], because('no-additional-action'));
      if (parts.contracts && rs.contractSpaces.length > 0) {
        offerContracts(p, offer);
        offerLimit(s, p, offer);
      }
      if (offer.explains && why === 'final') offer.open(DONE, ...leftOver(p));
      else offer.open(DONE);
    },
    play(s, frame, move, emit) {
      const { seat, why } = frame;
      switch (move.do) {
        case 'buy': {
          const half = why === 'half-price' && !s.turn.once;
          const cost = purchase(rs, playerAt(s, seat), move.amount, half);
          buyShares(rs, s, seat, move.amount, cost, half ? 'FE-STX-09' : undefined, emit);
          if (half) s.turn.once = 1;
          s.turn.trade = s.turn.trade === SELLING || s.turn.trade === SOLD_THEN_BOUGHT ? SOLD_THEN_BOUGHT : BUYING;
          s.turn.part = order.shares;
          break;
        }
        case 'sell-shares':
          sellShares(rs, s, seat, move.amount, emit);
          s.turn.trade = s.turn.trade === BUYING || s.turn.trade === BOUGHT_THEN_SOLD ? BOUGHT_THEN_SOLD : SELLING;
          s.turn.part = order.shares;
          break;
        case 'repay': {
          const p = playerAt(s, seat);
          p.loans -= move.amount;
          emit?.({ kind: 'loans', rule: 'FE-STX-05', seat, by: -move.amount, why: 'exchange' });
          pay(rs, s, seat, move.amount * rs.loan.repay, 'loan', 'FE-STX-05', emit);
          s.turn.part = order.loans;
          break;
        }
        case 'sell-goods': {
          const good = goodIndex[move.good];
          changeStored(s, seat, good, -move.amount, 'warehouse-sale', emit);
          receive(s, seat, move.amount * at(rs.warehousePrice, good), 'warehouse-sale', 'FE-STX-07', emit);
          s.turn.part = order.goods;
          break;
        }
        case 'contract': {
          const p = playerAt(s, seat);
          const good = goodIndex[move.good];
          const from = at(p.contracts, good);
          p.contracts = put(p.contracts, good, move.space);
          const rule = from === 0 ? 'FE-STX-11' : 'FE-STX-12';
          emit?.({ kind: 'contract', rule, seat, good: goodAt(good), from, to: move.space });
          s.turn.part = order.contracts;
          s.turn.limited = 0;
          break;
        }
        case 'limit': {
          const p = playerAt(s, seat);
          emit?.({ kind: 'limit', rule: 'AE-STK-14', seat, from: p.limit, to: move.space });
          p.limit = move.space;
          s.turn.part = order.contracts;
          s.turn.limited = 1;
          break;
        }
        default:
          // AE-SM-20
          if (why === 'action') playerAt(s, seat).resting = [];
          return;
      }
      s.agenda.push(frame);
    },
  };
}

/** FE-STX-02: the indicator does not move. */
export function buyShares(
  rs: Ruleset,
  s: State,
  seat: Seat,
  n: number,
  cost: Pounds,
  /** The rule that makes it cheaper, and then no one price is each share's. */
  halfBy: RuleId | undefined,
  emit: Emit,
): void {
  const p = playerAt(s, seat);
  p.shares += n;
  const why = halfBy ? 'half-price' : 'exchange';
  const rule = halfBy ?? 'FE-STX-02';
  emit?.({ kind: 'shares', rule, seat, by: n, each: halfBy ? 0 : sharePrice(rs, p), why });
  pay(rs, s, seat, cost, why, rule, emit);
}

/** FE-STX-06. */
function sellShares(rs: Ruleset, s: State, seat: Seat, n: number, emit: Emit): void {
  const p = playerAt(s, seat);
  const value = shareValue(rs, p);
  p.shares -= n;
  emit?.({ kind: 'shares', rule: 'FE-STX-06', seat, by: -n, each: value, why: 'exchange' });
  receive(s, seat, n * value, 'exchange', 'FE-STX-06', emit);
}
