import type { Flow, Emit as KernelEmit, RuleId, Seat } from '@cromford/kernel';
import type { Award } from './awards.ts';
import type { Card } from './cards/names.ts';
import type { Improvement } from './frames.ts';
import { GOODS, type Good } from './goods.ts';
import type { Action } from './moves.ts';
import type { DistributionCard, QualityCard, Shows, Warehouse } from './pieces.ts';
import type { Track } from './tracks.ts';

/** Why money moved. */
export type CashWhy =
  | 'sales'
  | 'shipping'
  | 'contract'
  | 'fixed-cost'
  | 'wages'
  | 'maintenance'
  | 'shares'
  | 'broker'
  | 'loan'
  | 'emergency'
  | 'warehouse-sale'
  | 'final-shares'
  | 'opening-shares'
  | 'bankrupt';
export type ShareWhy = 'bought' | 'broker' | 'final' | 'opening' | 'loans-repaid' | 'not-drawn' | 'sold-little';
export type ValueWhy = 'sold' | 'highest-appeal' | 'shipping';
export type GoodsWhy = 'produced' | 'extra-shift' | 'sold' | 'shipped' | 'wasted' | 'cleared' | 'lost' | 'final-sale';
export type MarketWhy = 'built' | 'employed' | 'arrows' | 'opponent' | 'set-up';

/** A seat, or a colour without a person: `opponent-1`, `opponent-2`, `neutral`. */
export type Who = Seat | 'opponent-1' | 'opponent-2' | 'neutral';

/**
 * Everything that can happen. Each change of cash, shares, share value, loans, shipping tokens and goods is one event of that name;
 * the others tell the story around them.
 */
export type News = { readonly rule: RuleId } & (
  | { kind: 'cash'; seat: Seat; by: number; why: CashWhy }
  | { kind: 'shares'; who: Who; by: number; now: number; why: ShareWhy }
  | { kind: 'value'; who: Who; by: number; now: number; why: ValueWhy }
  | { kind: 'loans'; seat: Seat; by: number; now: number; why: 'bank' | 'emergency' }
  | { kind: 'tokens'; seat: Seat; by: number; now: number }
  | { kind: 'goods'; seat: Seat; good: Good; by: number; why: GoodsWhy }
  | { kind: 'set-up'; players: number; supply: readonly Card[]; display: readonly Card[] }
  | { kind: 'opened'; seat: Seat; good: Good }
  | { kind: 'round'; decade: number; good: Good; start: Seat; alone: boolean }
  | { kind: 'action'; seat: Seat; action: Action }
  | { kind: 'passed'; seat: Seat }
  | { kind: 'built'; seat: Seat; good: Good; side: number }
  | {
      kind: 'upgraded';
      seat: Seat;
      good: Good;
      side: number;
      first: number;
      second: number;
      why: 'action' | 'inventor';
    }
  | { kind: 'demand'; good: Good; by: number; now: number; why: MarketWhy }
  | { kind: 'wages'; wage: number; why: MarketWhy }
  | { kind: 'employed'; seat: Seat; good: Good; position: number; side: number }
  | { kind: 'automated'; seat: Seat; good: Good; position: number; machines: number; token: boolean }
  | { kind: 'improved'; seat: Seat; card: QualityCard; good: Good; value: number; shows: Shows; total: number }
  | { kind: 'distributed'; seat: Seat; card: DistributionCard; good: Good; value: number }
  | { kind: 'removed'; seat: Seat; card: QualityCard | DistributionCard; good: Good }
  | { kind: 'value-lost'; seat: Seat; what: Improvement; good: Good; by: number }
  | { kind: 'reactivated'; seat: Seat }
  | { kind: 'set'; seat: Seat; good: Good; price: number; appeal: number }
  | { kind: 'marker'; who: Who; good: Good; from: number; to: number }
  | { kind: 'developed'; seat: Seat; track: Track; level: number; why: 'step-c' | 'set-up' | 'inventor' }
  | { kind: 'took'; seat: Seat; card: Card; why: 'step-c' | 'set-up' }
  | { kind: 'discarded'; seat: Seat; card: Card; why: 'limit' | 'used' | 'bankrupt' }
  | { kind: 'attached'; seat: Seat; good: Good }
  | { kind: 'used'; seat: Seat; card: Card }
  | { kind: 'refreshed'; seat: Seat; card: Card; why: 'developer' | 'decade' }
  | { kind: 'skipped'; seat: Seat }
  | { kind: 'production'; good: Good; demand: number; wage: number }
  | { kind: 'produced'; seat: Seat; good: Good; amount: number }
  | {
      kind: 'sold';
      who: Who;
      good: Good;
      amount: number;
      maximum: number;
      /** What Patrons have added to the maximum, where they have. */
      patrons?: number;
      price: number;
    }
  | { kind: 'shipped'; seat: Seat; amount: number; ships: number; left: number }
  | { kind: 'stored'; seat: Seat; good: Good; amount: number; warehouse: Warehouse }
  /** Told by a forecast alone: what somebody may still choose, and what it does not count on. */
  | { kind: 'could-ship'; seat: Seat; good: Good; amount: number }
  | { kind: 'could-use'; seat: Seat; card: Card }
  | { kind: 'costs'; seat: Seat; good: Good; fixed: number; wages: number; maintenance: number }
  | { kind: 'bankrupt'; seat: Seat; missing: number }
  | { kind: 'tied'; appeal: number; good: Good }
  | { kind: 'worn'; seat: Seat; good: Good; value: number }
  | { kind: 'start-player'; seat: Seat; why: 'passed' | 'entrepreneur' | 'lowest' }
  | { kind: 'opponents-first' }
  | { kind: 'drawn'; who: Who }
  | { kind: 'disc'; who: Who; card: Card; place: number }
  | { kind: 'bag-refilled' }
  | { kind: 'decade'; decade: number }
  | { kind: 'scored'; who: Who; shares: number; value: number; score: number }
  | { kind: 'award'; award: Award }
  | { kind: 'over'; winners: readonly Seat[]; scores: readonly number[] }
);

export type Emit = KernelEmit<News>;

/** Cash, shares, share value, loans, shipping tokens and goods are the accounts of this game. */
export function flows(news: News): readonly Flow[] {
  switch (news.kind) {
    case 'cash':
      return [{ account: `cash.${news.seat}`, by: news.by, why: news.why }];
    case 'shares':
      return [{ account: `shares.${news.who}`, by: news.by, why: news.why }];
    case 'value':
      return [{ account: `value.${news.who}`, by: news.by, why: news.why }];
    case 'loans':
      return [{ account: `loans.${news.seat}`, by: news.by, why: news.why }];
    case 'tokens':
      return [{ account: `tokens.${news.seat}`, by: news.by, why: 'shipping' }];
    case 'goods':
      return [{ account: `${news.good}.${news.seat}`, by: news.by, why: news.why }];
    default:
      return [];
  }
}

/** The accounts of one seat. */
export const ACCOUNTS = ['cash', 'shares', 'value', 'loans', 'tokens', ...GOODS] as const;
export type AccountName = (typeof ACCOUNTS)[number];
