import { type Filling, type Refusal, refusal } from '@cromford/kernel';
import type { Card } from './cards/names.ts';
import type { Good } from './goods.ts';

/** Every reason that this game gives, with the rule behind it. The words are in words/. */
export const REASONS = {
  'action-taken': 'CG-ACT-01',
  'expert-only': 'CG-VAR-03',
  'no-effect-build': 'CG-ACT-05',
  'no-effect-employ': 'CG-ACT-05',
  'no-effect-automate': 'CG-ACT-05',
  'no-effect-quality': 'CG-ACT-05',
  'no-effect-distribution': 'CG-ACT-05',
  'no-effect-exchange': 'CG-ACT-05',
  'no-effect-production': 'CG-ACT-05',
  'do-something': 'CG-ACT-05',
  'has-factory': 'CG-CMP-09',
  'no-factory': 'CG-CMP-09',
  'round-over-build': 'CG-BLD-09',
  'round-over-employ': 'CG-EMP-07',
  'upgrade-later': 'CG-BLD-10',
  'latest-side': 'CG-BLD-17',
  'second-later': 'CG-BLD-13',
  'employ-only': 'CG-BLD-04',
  'no-building': 'CG-EMP-10',
  'no-inventor': 'CG-C08-01',
  'inventor-used': 'CG-C08-01',
  'inventor-different': 'CG-C08-01',
  'inventor-late': 'CG-C08-01',
  'inventor-nothing': 'CG-C08-01',
  'first-position': 'CG-EMP-03',
  'position-filled': 'CG-EMP-03',
  'two-positions': 'CG-CMP-10',
  'workers-stay': 'CG-EMP-11',
  'no-card-there': 'CG-AUT-08',
  'all-machines': 'CG-AUT-10',
  'machinery-limit': 'CG-AUT-02',
  'token-first': 'CG-AUT-06',
  'tile-workers': 'CG-AUT-08',
  'either-or': 'CG-QD-01',
  allowance: 'CG-QD-05',
  'value-lost': 'CG-QD-14',
  'quality-limit': 'CG-QD-07',
  'distribution-limit': 'CG-QD-06',
  'one-distribution-card': 'CG-QD-06',
  'card-faces': 'CG-QD-15',
  'not-owned': 'CG-QD-10',
  'placed-now': 'CG-QD-05',
  'unchanged-card': 'CG-QD-09',
  'twin-card': 'CG-QD-10',
  'in-reserve': 'CG-QD-13',
  'leads-nowhere': 'CG-ACT-05',
  'needs-action': 'CG-DEV-16',
  'no-cash': 'CG-STK-02',
  'thirty-shares': 'CG-STK-13',
  'buy-first': 'CG-STK-01',
  'nine-loans': 'CG-STK-08',
  'exchange-something': 'CG-STK-01',
  'loans-only-exchange': 'CG-EMG-01',
  'has-run': 'CG-XPR-02',
  'no-such-card': 'CG-XPR-02',
  'cannot-pay': 'CG-XPR-07',
  'extra-stored-only': 'CG-XPR-05',
  'nothing-stored': 'CG-XSH-01',
  'warehouse-goods': 'CG-XSH-01',
  'loaded-now': 'CG-XSH-01',
  'not-active': 'CG-PRC-07',
  'track-complete': 'CG-DEV-03',
  restricted: 'CG-EXP-07',
  'own-card': 'CG-DEV-12',
  'card-limit': 'CG-DEV-11',
  'discarded-now': 'CG-DEV-14',
  'not-in-supply': 'CG-DEV-01',
  'under-disc': 'CG-SOL-06',
  'within-limit': 'CG-DEV-11',
  'nothing-to-take': 'CG-DEV-11',
  'take-now': 'CG-DEV-11',
  spent: 'CG-CRD-01',
  'not-spent': 'CG-C09-02',
  'developer-spent': 'CG-C09-02',
  'broker-instead': 'CG-C06-01',
  'inventor-instead': 'CG-C08-02',
  'broker-shares': 'CG-C06-02',
  'broker-cash': 'CG-C06-01',
  'expert-line': 'CG-C08-02',
  'two-developments': 'CG-C08-02',
  'development-last': 'CG-RND-05',
  compulsory: 'CG-PRD-07',
  'home-maximum': 'CG-PRD-04',
  'stock-there': 'CG-PRD-08',
  'other-factory': 'CG-PRD-08',
  'no-ships': 'CG-SHP-08',
  'nine-tokens': 'CG-SHP-10',
  'ship-room': 'CG-SHP-03',
  'ship-goods': 'CG-SHP-02',
  'active-only': 'CG-SHP-01',
  'ships-sailed': 'CG-SHP-07',
  'token-needed': 'CG-SHP-10',
  'one-kind': 'CG-WH-05',
  'warehouse-full': 'CG-WH-03',
  'filled-now': 'CG-WH-03',
  'goods-left': 'CG-WH-02',
  'no-warehouse': 'CG-WH-03',
  'twin-warehouse': 'CG-WH-03',
  'empty-warehouse': 'CG-WH-08',
  'no-tie': 'CG-C01-01',
  'refill-value': 'CG-C12-03',
  'opening-limit': 'CG-EXP-14',
  'not-in-game': 'CG-NXT-06',
  'award-not-earned': 'CG-AWD-16',
  'award-noted': 'CG-AWD-16',
} as const satisfies Record<string, string>;

export type RefusalCode = keyof typeof REASONS;

/** What the sentences of some leave blank. */
export type RefusalBlanks = {
  'has-factory': { good: Good };
  'machinery-limit': { most: number };
  allowance: { added: number; most: number };
  'value-lost': { added: number; most: number };
  'quality-limit': { limit: number };
  'distribution-limit': { limit: number };
  'card-faces': { faces: string };
  'no-cash': { missing: number; shares: number };
  'thirty-shares': { most: number };
  'nine-loans': { most: number };
  'cannot-pay': { cash: number; due: number };
  'warehouse-goods': { goods: number };
  'not-active': { good: Good };
  restricted: { decade: number };
  'own-card': { card: Card; limit: number };
  'card-limit': { card: Card; limit: number };
  'discarded-now': { card: Card; limit: number };
  'not-in-supply': { card: Card; limit: number };
  'under-disc': { card: Card; limit: number };
  'broker-shares': { most: number };
  'home-maximum': { maximum: number };
  'stock-there': { stock: number };
  'nine-tokens': { most: number };
  'ship-room': { each: number; ships: number };
  'ship-goods': { goods: number };
  'token-needed': { most: number };
  'one-kind': { good: Good };
  'filled-now': { goods: number };
  'warehouse-full': { holds: number };
  'goods-left': { goods: number };
  'refill-value': { left: number };
  'broker-cash': { missing: number; shares: number };
  'opening-limit': { most: number; price: number };
};

export function because<R extends RefusalCode>(reason: R, ...[params = {}]: Filling<RefusalBlanks, R>): Refusal {
  return refusal(reason, REASONS[reason], params);
}
