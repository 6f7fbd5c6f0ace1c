import type { Seat } from '@cromford/kernel';
import type { EventName } from './events/names.ts';
import type { GoodIndex } from './goods.ts';
import type { Flag } from './state.ts';
import type { Tile } from './tiles/names.ts';

/** Why shares and goods are traded: which of the parts of a stock exchange action are open. */
export type Exchange = 'action' | 'half-price' | 'broker' | 'final';
/** Where a special marker is taken: in the preparation, as an additional action, by the Lobby, in exchange for charisma. */
export type Occasion = 'start' | 'action' | 'lobby' | 'charisma';

/** Why stored goods have lost their space: workers were moved or dismissed, or a tile was given back. */
export type Overflow = 'moved' | 'dismissed' | 'tile';

/** Everything that can stand on the agenda. `k` counts players in turn order. */
export type Frame =
  | { step: 'found'; k: number; round: 1 | 2 }
  | { step: 'found-price'; seat: Seat; good: GoodIndex }
  | { step: 'gift' }
  | { step: 'start-sales'; k: number }
  | { step: 'start-sale'; seat: Seat }
  | { step: 'picks'; k: number }
  | { step: 'pick'; seat: Seat }
  | { step: 'pay-factories' }
  | { step: 'decade' }
  | { step: 'cycle' }
  | { step: 'turns'; k: number }
  | { step: 'turn'; seat: Seat }
  | { step: 'amount'; seat: Seat }
  | { step: 'act'; seat: Seat }
  | { step: 'order'; seat: Seat }
  | { step: 'further'; seat: Seat }
  | { step: 'additional'; seat: Seat }
  | { step: 'factory'; seat: Seat }
  | { step: 'build-price'; seat: Seat; good: GoodIndex }
  | { step: 'charge'; seat: Seat; due: Flag }
  | { step: 'inventor'; seat: Seat; due: Flag; tile: Tile }
  | { step: 'workers'; seat: Seat }
  | { step: 'overflow'; seat: Seat; why: Overflow }
  | { step: 'machinery'; seat: Seat }
  | { step: 'school'; seat: Seat; left: number; afterProduction: Flag }
  | { step: 'quality'; seat: Seat }
  | { step: 'distribution'; seat: Seat }
  | { step: 'free-steps'; seat: Seat; left: number; why: 'patent' | 'made-in-england' }
  | { step: 'exchange'; seat: Seat; why: Exchange }
  | { step: 'ship'; seat: Seat }
  | { step: 'production-action'; seat: Seat }
  | { step: 'more-shifts'; seat: Seat; good: GoodIndex }
  | { step: 'settle'; seat: Seat }
  | { step: 'prices'; seat: Seat }
  | { step: 'special'; seat: Seat; occasion: Occasion }
  | { step: 'assign'; seat: Seat; tile: Tile }
  | { step: 'return-tile'; seat: Seat; taken: Tile }
  | { step: 'return-ship'; seat: Seat; capacity: number; ahead: Flag }
  | { step: 'production' }
  | { step: 'schools'; k: number }
  | { step: 'shut-row'; seat: Seat }
  | { step: 'produce' }
  | { step: 'calling' }
  | { step: 'early-shifts'; k: number }
  | { step: 'late-shifts'; k: number }
  | { step: 'extra-shift'; seat: Seat; late: Flag }
  | { step: 'additions'; k: number }
  | { step: 'add-stored'; seat: Seat }
  | { step: 'settlement' }
  | { step: 'sell-stored'; seat: Seat }
  | { step: 'patrons'; k: number }
  | { step: 'patron'; seat: Seat; joker: Flag }
  | { step: 'income' }
  | { step: 'claims'; k: number }
  | { step: 'claim'; seat: Seat }
  | { step: 'rise' }
  | { step: 'wages' }
  | { step: 'decay' }
  | { step: 'shipments'; k: number }
  | { step: 'shipment'; seat: Seat }
  | { step: 'contracts' }
  | { step: 'storages'; k: number }
  | { step: 'storage'; seat: Seat; good: GoodIndex; amount: number }
  | { step: 'commodities'; k: number }
  | { step: 'commodity'; seat: Seat }
  | { step: 'influence'; seat: Seat; good: GoodIndex }
  | { step: 'bonus'; seat: Seat; good: GoodIndex }
  | { step: 'end-cycle' }
  | { step: 'next-cycle' }
  | { step: 'charisma'; seat: Seat; end: 'cycle' | 'decade' }
  | { step: 'end-round' }
  | { step: 'return-markers' }
  | { step: 'harbor-wages' }
  | { step: 'dismissals'; k: number }
  | { step: 'dismiss'; seat: Seat }
  | { step: 'brokers'; k: number }
  | { step: 'event' }
  | { step: 'reserve' }
  | { step: 'event-turns'; event: EventName; k: number }
  | { step: 'opium-war'; seat: Seat }
  | { step: 'luddite-riot'; seat: Seat; good: GoodIndex }
  | { step: 'promote'; seat: Seat; good: GoodIndex; row: number }
  | { step: 'recession'; seat: Seat }
  | { step: 'final-exchanges'; k: number }
  | { step: 'start-player' }
  | { step: 'name-start'; seat: Seat }
  | { step: 'obsolescence' }
  | { step: 'next-decade' }
  | { step: 'scoring' };

export type StepName = Frame['step'];
export type FrameOf<Name extends StepName> = Extract<Frame, { step: Name }>;

/** Steps that go round the table and count who has had his turn. */
export const COUNTED_STEPS = [
  'start-sales',
  'picks',
  'turns',
  'schools',
  'early-shifts',
  'late-shifts',
  'additions',
  'claims',
  'patrons',
  'shipments',
  'storages',
  'commodities',
  'dismissals',
  'brokers',
  'final-exchanges',
] as const satisfies readonly StepName[];
