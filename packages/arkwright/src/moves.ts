import { type Notation, notation, type Seat } from '@cromford/kernel';
import type { Good } from './goods.ts';
import type { Grey, Marker, Ship } from './markers.ts';
import { type CompanyMove, companyNotation } from './modules/east-india-company/moves.ts';
import type { TypeName } from './state.ts';
import type { Tile } from './tiles/names.ts';

/** An edge of the large warehouse: a column is named by its good. */
export type Edge = Good | `row-${number}`;

/** Every choice of the game. Rows are counted from 1 here, as on the mat. */
export type Move =
  | { readonly do: 'done' }
  | { readonly do: 'found'; readonly good: Good }
  | { readonly do: 'found-as'; readonly type: TypeName; readonly good: Good }
  | { readonly do: 'price'; readonly good: Good; readonly amount: number }
  | { readonly do: 'use'; readonly marker: Marker; readonly at: number }
  | { readonly do: 'reuse'; readonly marker: Marker; readonly at: number }
  | { readonly do: 'pay'; readonly amount: number }
  | { readonly do: 'first'; readonly what: 'main' | 'additional' }
  | { readonly do: 'further'; readonly marker: Marker }
  | { readonly do: 'build'; readonly good: Good; readonly level: number }
  | { readonly do: 'build-as'; readonly type: TypeName; readonly good: Good; readonly level: number }
  | { readonly do: 'modernise'; readonly good: Good; readonly level: number }
  | { readonly do: 'close'; readonly good: Good }
  | { readonly do: 'developer' }
  | { readonly do: 'charge'; readonly tile: Tile }
  | { readonly do: 'keep-inventor' }
  | { readonly do: 'hire'; readonly good: Good; readonly row: number; readonly amount: number }
  | { readonly do: 'fire'; readonly good: Good; readonly row: number; readonly amount: number }
  | { readonly do: 'swap'; readonly good: Good; readonly from: number; readonly to: number }
  | { readonly do: 'staff'; readonly edge: Edge }
  | { readonly do: 'shift'; readonly from: Edge; readonly to: Edge }
  | { readonly do: 'machine'; readonly good: Good; readonly row: number }
  | { readonly do: 'retrain'; readonly good: Good; readonly row: number }
  | { readonly do: 'improve'; readonly good: Good }
  | { readonly do: 'distribute'; readonly good: Good }
  | { readonly do: 'patent-adds' }
  | { readonly do: 'patent-returns' }
  | { readonly do: 'buy'; readonly amount: number }
  | { readonly do: 'sell-shares'; readonly amount: number }
  | { readonly do: 'repay'; readonly amount: number }
  | { readonly do: 'sell-goods'; readonly good: Good; readonly amount: number }
  | { readonly do: 'contract'; readonly good: Good; readonly space: number }
  | { readonly do: 'limit'; readonly space: number }
  | { readonly do: 'join'; readonly ship: Ship }
  | { readonly do: 'deliver'; readonly good: Good; readonly amount: number }
  | { readonly do: 'run'; readonly good: Good; readonly rows: number }
  | { readonly do: 'extra-shifts' }
  | { readonly do: 'take'; readonly marker: Grey | Ship }
  | { readonly do: 'take-tile'; readonly tile: Tile }
  | { readonly do: 'assign'; readonly tile: Tile; readonly good: Good }
  | { readonly do: 'broker'; readonly amount: number }
  | { readonly do: 'return-tile'; readonly tile: Tile }
  | { readonly do: 'return-ship'; readonly ship: Ship; readonly from: 'pier' | 'chart' }
  | { readonly do: 'shut-row' }
  | { readonly do: 'sell-stored' }
  | { readonly do: 'add'; readonly amount: number }
  | { readonly do: 'claim'; readonly what: 'appeal' | 'sales' }
  | { readonly do: 'patron'; readonly from: 'production' | 'stock' }
  | { readonly do: 'store'; readonly amount: number }
  | { readonly do: 'discard'; readonly good: Good }
  | { readonly do: 'dismiss-worker'; readonly edge: Edge }
  | { readonly do: 'dismiss-ship'; readonly ship: Ship }
  | { readonly do: 'name'; readonly seat: Seat }
  | { readonly do: 'appease' }
  | { readonly do: 'give-machine'; readonly row: number }
  | { readonly do: 'promote'; readonly row: number }
  | { readonly do: 'go-back' }
  | { readonly do: 'return-share' }
  | CompanyMove;

export type MoveOf<Verb extends Move['do']> = Extract<Move, { do: Verb }>;

export const moveNotation: Notation<Move> = notation<Move>({
  done: 'done',
  found: 'found {good}',
  'found-as': 'found {type} {good}',
  price: 'price {good} {amount#}',
  use: 'use {marker} at {at#}',
  reuse: 'reuse {marker} at {at#}',
  pay: 'pay {amount#}',
  first: 'first {what}',
  further: 'further {marker}',
  build: 'build {good} {level#}',
  'build-as': 'build {type} {good} {level#}',
  modernise: 'modernise {good} {level#}',
  close: 'close {good}',
  developer: 'developer',
  charge: 'charge {tile}',
  'keep-inventor': 'keep inventor',
  hire: 'hire {amount#} {good} row {row#}',
  fire: 'fire {amount#} {good} row {row#}',
  swap: 'swap {good} row {from#} with {to#}',
  staff: 'staff {edge}',
  shift: 'shift {from} to {to}',
  machine: 'machine {good} row {row#}',
  retrain: 'retrain {good} row {row#}',
  improve: 'improve {good}',
  distribute: 'distribute {good}',
  'patent-adds': 'patent adds',
  'patent-returns': 'patent returns',
  buy: 'buy {amount#}',
  'sell-shares': 'sell shares {amount#}',
  repay: 'repay {amount#}',
  'sell-goods': 'sell {amount#} {good}',
  contract: 'contract {good} {space#}',
  limit: 'limit {space#}',
  join: 'join {ship}',
  deliver: 'deliver {amount#} {good}',
  run: 'run {good} rows {rows#}',
  'extra-shifts': 'extra shifts',
  take: 'take {marker}',
  'take-tile': 'take tile {tile}',
  assign: 'assign {tile} to {good}',
  broker: 'broker {amount#}',
  'return-tile': 'return tile {tile}',
  'return-ship': 'return {ship} from {from}',
  'shut-row': 'shut row',
  'sell-stored': 'sell stored',
  add: 'add {amount#}',
  claim: 'claim {what}',
  patron: 'patron from {from}',
  store: 'store {amount#}',
  discard: 'discard {good}',
  'dismiss-worker': 'dismiss worker {edge}',
  'dismiss-ship': 'dismiss ship {ship}',
  name: 'name {seat#}',
  appease: 'appease',
  'give-machine': 'give machine row {row#}',
  promote: 'promote row {row#}',
  'go-back': 'go back',
  'return-share': 'return share',
  ...companyNotation,
});
