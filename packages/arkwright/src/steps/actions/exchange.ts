import { at, put, type RuleId, type Seat } from '@cromford/kernel';
import type { Exchange } from '../../frames.ts';
import { type GoodIndex, goodAt, goodIndex } from '../../goods.ts';
import { pay, purchase, receive, sharePrice, shareValue } from '../../money.ts';
import { DONE } from '../../move-table.ts';
import type { Emit } from '../../news.ts';
import type { Ruleset } from '../../ruleset.ts';
import { type Pounds, playerAt, type State } from '../../state.ts';
import { type Asks, seatOf } from '../../step.ts';
import {
  hasContracts,
  isHalfPrice,
  leftOver,
  neverInExchange,
  offerBuying,
  offerContracts,
  offerGoods,
  offerLimit,
  offerRepaying,
  offerSelling,
  PARTS,
} from './exchange-parts.ts';
import { changeStored } from './overflow.ts';
import { BUYING, hasTraded, SELLING } from './trade.ts';

/** The rule by which the parts are open. */
const OCCASION: Readonly<Record<Exchange, RuleId>> = {
  action: 'FE-STX-01',
  'half-price': 'FE-STX-01',
  broker: 'FE-EOR-09',
  final: 'FE-END-02',
};

/** FE-STX-01: the parts in any order, any selection, or none. */
export function exchange(rs: Ruleset): Asks<'exchange'> {
  return {
    rule: 'FE-STX-01',
    ruleFor: (_, { why }) => OCCASION[why],
    seat: seatOf,
    options(s, { seat, why }, offer) {
      const p = playerAt(s, seat);
      const parts = PARTS[why];
      offerBuying(rs, s, p, why, offer);
      if (parts.sell) offerSelling(rs, s, p, offer);
      if (parts.repay && p.loans > 0) offerRepaying(rs, s, p, offer);
      offerGoods(rs, s, p, offer);
      if (hasContracts(rs, parts)) {
        offerContracts(rs, p, offer);
        offerLimit(rs, s, p, offer);
      }
      offer.option(DONE)?.notes(...(why === 'final' ? leftOver(rs, p) : []));
    },
    never(s, { seat, why }, offer) {
      neverInExchange(rs, playerAt(s, seat), why, offer);
    },
    play(s, frame, move, emit) {
      const { seat, why } = frame;
      switch (move.do) {
        case 'buy':
          buy(rs, s, seat, move.amount, isHalfPrice(s, why), emit);
          break;
        case 'sell-shares':
          sellShares(rs, s, seat, move.amount, emit);
          break;
        case 'repay':
          repayLoans(rs, s, seat, move.amount, emit);
          break;
        case 'sell-goods':
          sellGoods(rs, s, seat, goodIndex[move.good], move.amount, emit);
          break;
        case 'contract':
          putContract(rs, s, seat, goodIndex[move.good], move.space, emit);
          break;
        case 'limit':
          putLimit(rs, s, seat, move.space, emit);
          break;
        default:
          // AE-SM-20
          if (why === 'action') playerAt(s, seat).resting = [];
          return;
      }
      s.agenda.push(frame);
    },
  };
}

function buy(rs: Ruleset, s: State, seat: Seat, n: number, half: boolean, emit: Emit): void {
  const cost = purchase(rs, playerAt(s, seat), n, half);
  buyShares(rs, s, seat, n, cost, half ? 'FE-STX-09' : undefined, emit);
  if (half) s.turn.once = 1;
  hasTraded(s, BUYING);
  s.turn.part = rs.exchangeOrder.shares;
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
  hasTraded(s, SELLING);
  s.turn.part = rs.exchangeOrder.shares;
}

/** FE-STX-05. */
function repayLoans(rs: Ruleset, s: State, seat: Seat, n: number, emit: Emit): void {
  playerAt(s, seat).loans -= n;
  emit?.({ kind: 'loans', rule: 'FE-STX-05', seat, by: -n, why: 'exchange' });
  pay(rs, s, seat, n * rs.loan.repay, 'loan', 'FE-STX-05', emit);
  s.turn.part = rs.exchangeOrder.loans;
}

/** FE-STX-07. */
function sellGoods(rs: Ruleset, s: State, seat: Seat, good: GoodIndex, n: number, emit: Emit): void {
  changeStored(s, seat, good, -n, 'warehouse-sale', emit);
  receive(s, seat, n * at(rs.warehousePrice, good), 'warehouse-sale', 'FE-STX-07', emit);
  s.turn.part = rs.exchangeOrder.goods;
}

/** FE-STX-11, FE-STX-12. */
function putContract(rs: Ruleset, s: State, seat: Seat, good: GoodIndex, to: number, emit: Emit): void {
  const p = playerAt(s, seat);
  const from = at(p.contracts, good);
  p.contracts = put(p.contracts, good, to);
  const rule = from === 0 ? 'FE-STX-11' : 'FE-STX-12';
  emit?.({ kind: 'contract', rule, seat, good: goodAt(good), from, to });
  s.turn.part = rs.exchangeOrder.contracts;
  s.turn.limited = 0;
}

/** AE-STK-14. */
function putLimit(rs: Ruleset, s: State, seat: Seat, to: number, emit: Emit): void {
  const p = playerAt(s, seat);
  emit?.({ kind: 'limit', rule: 'AE-STK-14', seat, from: p.limit, to });
  p.limit = to;
  s.turn.part = rs.exchangeOrder.contracts;
  s.turn.limited = 1;
}
