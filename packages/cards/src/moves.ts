import { type Notation, notation, type Seat } from '@cromford/kernel';
import type { Award } from './awards.ts';
import type { Card } from './cards/names.ts';
import type { Good } from './goods.ts';
import type { DistributionCard, QualityCard, Shows, Warehouse } from './pieces.ts';
import type { Track } from './tracks.ts';

export const ACTIONS = [
  'build',
  'employ',
  'automate',
  'quality',
  'distribution',
  'exchange',
  'extra-production',
  'early-shipping',
] as const;
export type Action = (typeof ACTIONS)[number];

/** Every choice of the game. Spots, positions and places are counted from 1 here, as on the table. */
export type Move =
  | { readonly do: 'action'; readonly action: Action }
  | { readonly do: 'pass' }
  | { readonly do: 'done' }
  | { readonly do: 'keep' }
  | { readonly do: 'skip' }
  | { readonly do: 'open'; readonly good: Good }
  | { readonly do: 'build'; readonly good: Good }
  | { readonly do: 'upgrade'; readonly good: Good }
  | { readonly do: 'invent'; readonly good: Good }
  | { readonly do: 'employ'; readonly good: Good; readonly position: number }
  | { readonly do: 'automate'; readonly good: Good; readonly position: number }
  | {
      readonly do: 'put';
      readonly card: QualityCard;
      readonly good: Good;
      readonly value: number;
      readonly shows: Shows;
    }
  | { readonly do: 'distribute'; readonly card: DistributionCard; readonly good: Good; readonly value: number }
  | { readonly do: 'remove'; readonly card: QualityCard | DistributionCard }
  | { readonly do: 'buy'; readonly amount: number }
  | { readonly do: 'loans'; readonly amount: number }
  | { readonly do: 'reactivate' }
  | { readonly do: 'run'; readonly good: Good; readonly cards: number }
  | { readonly do: 'load'; readonly amount: number; readonly warehouse: Warehouse }
  | { readonly do: 'swap' }
  | { readonly do: 'refresh'; readonly card: Card }
  | { readonly do: 'spot'; readonly good: Good; readonly spot: number }
  | { readonly do: 'office'; readonly good: Good; readonly shows: Shows }
  | { readonly do: 'turn'; readonly good: Good; readonly card: QualityCard; readonly shows: Shows }
  | { readonly do: 'develop'; readonly track: Track }
  | { readonly do: 'take'; readonly card: Card }
  | { readonly do: 'take-from'; readonly card: Card; readonly place: number }
  | { readonly do: 'discard'; readonly card: Card }
  | { readonly do: 'use'; readonly card: Card }
  | { readonly do: 'attach'; readonly good: Good }
  | { readonly do: 'sell'; readonly amount: number; readonly good: Good }
  | { readonly do: 'ship'; readonly amount: number; readonly good: Good }
  | { readonly do: 'store'; readonly amount: number; readonly warehouse: Warehouse }
  | { readonly do: 'clear'; readonly warehouse: Warehouse }
  | { readonly do: 'name'; readonly seat: Seat }
  | { readonly do: 'opponents-first' }
  | { readonly do: 'award'; readonly award: Award }
  // Things that people try and that are never open; they have a notation so that the answer can say why.
  | { readonly do: 'dismiss'; readonly good: Good; readonly position: number }
  | { readonly do: 'refuse' };

export type MoveOf<Verb extends Move['do']> = Extract<Move, { do: Verb }>;

export const moveNotation: Notation<Move> = notation<Move>({
  action: 'action {action}',
  pass: 'pass',
  done: 'done',
  keep: 'keep',
  skip: 'skip',
  open: 'open {good}',
  build: 'build {good}',
  upgrade: 'upgrade {good}',
  invent: 'invent {good}',
  employ: 'employ {good} {position#}',
  automate: 'automate {good} {position#}',
  put: 'put {card} {good} {value#} {shows}',
  distribute: 'distribute {card} {good} {value#}',
  remove: 'remove {card}',
  buy: 'buy {amount#}',
  loans: 'loans {amount#}',
  reactivate: 'reactivate',
  run: 'run {good} {cards#}',
  load: 'load {amount#} {warehouse}',
  swap: 'swap',
  refresh: 'refresh {card}',
  spot: 'spot {good} {spot#}',
  office: 'office {good} {shows}',
  turn: 'turn {good} {card} {shows}',
  develop: 'develop {track}',
  take: 'take {card}',
  'take-from': 'take {card} from {place#}',
  discard: 'discard {card}',
  use: 'use {card}',
  attach: 'attach {good}',
  sell: 'sell {amount#} {good}',
  ship: 'ship {amount#} {good}',
  store: 'store {amount#} {warehouse}',
  clear: 'clear {warehouse}',
  name: 'name {seat#}',
  'opponents-first': 'opponents first',
  award: 'award {award}',
  dismiss: 'dismiss {good} {position#}',
  refuse: 'refuse',
});
