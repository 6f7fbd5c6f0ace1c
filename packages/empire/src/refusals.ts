import { type Filling, type Params, type Refusal, type RuleId, refusal } from '@cromford/kernel';
import type { Action } from './moves.ts';
import type { Resource } from './resources.ts';

/** Every reason why a choice is not open. The words are in words/. */
export type RefusalCode =
  | 'action-passed'
  | 'action-taken'
  | 'action-price'
  | 'no-effect-sell'
  | 'no-effect-staff'
  | 'no-effect-build'
  | 'row-empty'
  | 'no-effect-produce'
  | 'nothing-staffed'
  | 'manager-used'
  | 'actions-over'
  | 'managers-gone'
  | 'manager-price'
  | 'manager-no-effect'
  | 'produces-all'
  | 'sell-something'
  | 'sell-stock'
  | 'capital-full'
  | 'capital-not-sold'
  | 'capital-for-capital'
  | 'nobody-buys'
  | 'hired-already'
  | 'moved-already'
  | 'staff-something'
  | 'workers-full'
  | 'workers-there'
  | 'workers-room'
  | 'no-railway'
  | 'lacking'
  | 'no-place'
  | 'no-place-apart'
  | 'keeps-side'
  | 'not-in-row'
  | 'railways-match'
  | 'no-railways'
  | 'place-taken'
  | 'must-touch'
  | 'marker-gone'
  | 'marker-never-returns'
  | 'spare-first'
  | 'not-central'
  | 'nobody-there'
  | 'no-capital'
  | 'track-full'
  | 'track-room'
  | 'units-there'
  | 'profit-not-spent'
  | 'compulsory'
  | 'none-left'
  | 'not-in-cost';

type Purse = { price: number; capital: number };

/** What the sentences of some leave blank. */
export type RefusalBlanks = {
  'action-passed': { action: Action; last: Action };
  'action-taken': { action: Action };
  'action-price': { nth: number; price: number; capital: number };
  'no-effect-sell': { price: number };
  'no-effect-staff': { price: number };
  'no-effect-build': { price: number };
  'no-effect-produce': { price: number };
  'manager-used': Purse;
  'managers-gone': Purse;
  'manager-price': Purse;
  'manager-no-effect': Purse;
  'sell-stock': { resource: Resource; units: number; stock: number };
  'capital-full': { room: number };
  'nobody-buys': { resource: Resource };
  'workers-full': { most: number };
  'workers-there': { workers: number };
  'workers-room': { room: number; most: number };
  lacking: Readonly<Record<Resource, number>>;
  'marker-gone': { resource: Resource };
  'marker-never-returns': { resource: Resource };
  'track-full': { resource: Resource };
  'track-room': { room: number; units: number };
  'units-there': { units: number; owed: number };
  'none-left': { resource: Resource };
  'not-in-cost': { resource: Resource; printed: number };
};

/** The same reason is given by several rules, so the rule is named with it. */
export function because<R extends RefusalCode>(
  reason: R,
  rule: RuleId,
  ...filling: Filling<RefusalBlanks, R>
): Refusal {
  const [params = {}] = filling as readonly [Params?];
  return refusal(reason, rule, params);
}
