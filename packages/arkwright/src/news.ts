import type { Flow, Emit as KernelEmit, RuleId, Seat } from '@cromford/kernel';
import type { EventName } from './events/names.ts';
import { GOODS, type Good } from './goods.ts';
import type { Grey, Marker, Ship } from './markers.ts';
import type { CompanyNews, CompanyWhy } from './modules/east-india-company/news.ts';
import type { Edge } from './moves.ts';
import type { FactoryType } from './state.ts';
import type { Tile } from './tiles/names.ts';

/** Why money, shares or the share indicator moved. */
export type Why =
  | 'factories'
  | 'administration'
  | 'action'
  | 'opening'
  | 'inventor'
  | 'gift'
  | 'start'
  | 'exchange'
  | 'half-price'
  | 'emergency'
  | 'loan'
  | 'sales'
  | 'wages'
  | 'harbor-wages'
  | 'engineering-works'
  | 'machine-works'
  | 'shipping'
  | 'office'
  | 'warehouse-sale'
  | 'obsolescence'
  | 'decay'
  | 'contract'
  | 'sold-one'
  | 'sold-more'
  | 'highest-appeal'
  | 'most-sold'
  | 'late-hiring'
  | CompanyWhy
  | EventName;

/** Why goods came to the warehouses or left them. */
export type GoodsWhy = 'stored' | 'sold' | 'added' | 'warehouse-sale' | 'shipped' | 'patron' | 'discarded' | 'no-room';
/** Where workers are. */
export type Place = 'market' | 'fired' | 'factory' | 'additional' | 'warehouse' | 'ship' | 'gone';

/**
 * Everything that can happen. Each change of cash is one `cash` event, each change of shares one `shares` event, each change of
 * stored goods one `goods` event; the others tell the story around them.
 */
export type News = { readonly rule: RuleId } & (
  | { kind: 'cash'; seat: Seat; by: number; why: Why }
  | { kind: 'shares'; seat: Seat; by: number; each: number; why: Why }
  | { kind: 'loans'; seat: Seat; by: number; why: Why }
  | { kind: 'indicator'; seat: Seat; from: number; to: number; why: Why }
  | { kind: 'goods'; seat: Seat; good: Good; by: number; why: GoodsWhy }
  | { kind: 'workers'; amount: number; from: Place; to: Place; seat: Seat | null; good: Good | null; row: number }
  | { kind: 'machine'; seat: Seat; good: Good; row: number; by: number; why: 'bought' | 'row-empty' | 'luddite-riot' }
  | { kind: 'swapped'; seat: Seat; good: Good; from: number; to: number }
  | { kind: 'promoted'; seat: Seat; good: Good; from: number; to: number }
  | { kind: 'staffed'; seat: Seat; edge: Edge }
  | { kind: 'shifted'; seat: Seat; from: Edge; to: Edge }
  | { kind: 'dismissed'; seat: Seat; edge: Edge }
  | { kind: 'founded'; seat: Seat; good: Good; type: FactoryType }
  | { kind: 'built'; seat: Seat; good: Good; level: number; cost: number; type: FactoryType }
  | { kind: 'modernised'; seat: Seat; good: Good; level: number; cost: number; type: FactoryType }
  | { kind: 'closed'; seat: Seat; good: Good; level: number }
  | {
      kind: 'priced';
      seat: Seat;
      good: Good;
      from: number;
      to: number;
      appeal: number;
      why: 'set' | 'decay' | EventName;
    }
  | { kind: 'quality'; seat: Seat; good: Good; to: number; appeal: number }
  | {
      kind: 'distribution';
      seat: Seat;
      good: Good;
      to: number;
      appeal: number;
      why: 'action' | 'patent' | 'decay' | 'bonus' | EventName;
    }
  | { kind: 'placed'; seat: Seat; marker: Marker; at: number; again: boolean }
  | { kind: 'took'; seat: Seat; what: Grey | Ship | Tile; ahead: boolean }
  | { kind: 'gave-back'; seat: Seat; what: Ship | Tile }
  | { kind: 'assigned'; seat: Seat; tile: Tile; good: Good }
  | { kind: 'used-tile'; seat: Seat; tile: Tile }
  | { kind: 'marked'; seat: Seat; good: Good; on: boolean }
  | { kind: 'set-up'; start: Seat; decade: number }
  | { kind: 'decade'; decade: number; level: number }
  | { kind: 'cycle'; good: Good; decade: number }
  | { kind: 'economy'; good: Good; importer: number; workers: number }
  | { kind: 'importer'; good: Good; from: number; to: number }
  | { kind: 'market'; good: Good; demand: number; wage: number; importer: number }
  | { kind: 'shut'; seat: Seat; good: Good; row: number }
  | { kind: 'produced'; seat: Seat; good: Good; amount: number; appeal: number }
  | { kind: 'called'; seat: Seat | null; appeal: number; from: 'production' | 'stock' | 'extra-shifts' | 'importer' }
  | { kind: 'added'; seat: Seat; good: Good; amount: number }
  | { kind: 'stopped'; seat: Seat }
  | { kind: 'sold'; seat: Seat | null; good: Good; amount: number; unsold: number }
  | { kind: 'patron'; seat: Seat; good: Good; from: 'production' | 'stock'; joker: boolean }
  | { kind: 'lost-goods'; seat: Seat; good: Good; amount: number }
  | { kind: 'shipped'; seat: Seat; good: Good; amount: number; ships: number }
  | { kind: 'contract'; seat: Seat; good: Good; from: number; to: number }
  | { kind: 'limit'; seat: Seat; from: number; to: number }
  | CompanyNews
  | { kind: 'start-player'; seat: Seat; by: Seat | null }
  | { kind: 'markers-back' }
  | { kind: 'event'; event: EventName | 'end-of-game'; decade: number }
  | { kind: 'event-ends'; event: EventName }
  | { kind: 'obsolete'; seat: Seat; good: Good; workers: number; missing: number }
  | { kind: 'out'; seat: Seat; loans: number }
  | { kind: 'over'; winners: readonly Seat[]; scores: readonly number[] }
);

export type Emit = KernelEmit<News>;

/** Cash, shares, loans and stored goods are the accounts of this game. */
export function flows(news: News): readonly Flow[] {
  switch (news.kind) {
    case 'cash':
      return [{ account: `cash.${news.seat}`, by: news.by, why: news.why }];
    case 'shares':
      return [{ account: `shares.${news.seat}`, by: news.by, why: news.why }];
    case 'loans':
      return [{ account: `loans.${news.seat}`, by: news.by, why: news.why }];
    case 'goods':
      return [{ account: `${news.good}.${news.seat}`, by: news.by, why: news.why }];
    default:
      return [];
  }
}

/** The accounts of one seat. */
export const ACCOUNTS = ['cash', 'shares', 'loans', ...GOODS] as const;
