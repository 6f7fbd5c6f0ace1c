import type { Params } from '@cromford/kernel';
import type { Good } from '../../goods.ts';
import { minus } from '../minus.ts';
import type { Phrases } from '../phrases.ts';
import { units } from './labels.ts';

const n = (p: Params, key: string) => Number(p[key]);
const goods = (count: number) => (count === 1 ? '1 good' : `${count} goods`);
const workers = (count: number) => (count === 1 ? '1 worker' : `${count} workers`);
const tokens = (count: number) => (count === 1 ? '1 loan token' : `${count} loan tokens`);

export const notes: Phrases['notes'] = {
  'moves-market': () => 'demand −1 for all goods, wages one space up',
  'discards-inventor': () => 'discards the Inventor, for up to two factories',
  adds: (p) => `+${goods(n(p, 'goods'))}, +${workers(n(p, 'workers'))}`,
  machines: (p) => (n(p, 'machines') === 1 ? '1 machine' : `${p.machines} machines`),
  'machine-token': () => '1 machine, marked by the machine token',
  allowance: (p) => `${p.used} of ${p.most} used`,
  'share-price': (p) =>
    n(p, 'cheap') > 0
      ? `£${p.value} each, the first${n(p, 'cheap') === 1 ? '' : ` ${p.cheap}`} at £${p.half}`
      : `£${p.value} each`,
  'loan-cash': (p) => `£${p.value} each; one share less for each at the end`,
  makes: (p) => goods(n(p, 'goods')),
  costs: (p) => `production costs £${p.due}`,
  'costs-emergency': (p) =>
    `production costs £${p.due}, you have £${p.cash} now: ${tokens(n(p, 'tokens'))} from the emergency fund`,
  'costs-bankrupt': (p) => `production costs £${p.due}, you have £${p.cash}: not even the emergency fund covers them`,
  sails: (p) => `${p.ships === 1 ? '1 ship' : `${p.ships} ships`}, £${p.income}`,
  'ship-price': (p) => `£${p.pounds} each`,
  setting: (p) => `£${p.price}, appeal ${p.appeal}, demand ${minus(n(p, 'demand'))}: up to ${p.maximum} at home`,
  level: (p) => `${p.from} → ${p.to}`,
  'broker-price': (p) => `£${p.each} each`,
  workers: (p) => workers(n(p, 'workers')),
  refill: (p) => `${p.left} of value left`,
  'sells-up-to': (p) => `up to ${p.maximum} at £${p.price}`,
  sale: (p) => `${p.made} produced, up to ${p.maximum} at £${p.price}`,
  ships: (p) => `£${p.pounds} each, ${p.each} per ship, ${p.ships === 1 ? '1 ship' : `${p.ships} ships`} ready`,
  'token-saved': () => 'one shipping token fewer',
  wasted: (p) => `${units(n(p, 'goods'), p.good as Good)} wasted`,
  holds: (p) => `holds ${p.holds}`,
  lost: (p) => `${units(n(p, 'goods'), p.good as Good)} lost`,
  'value-step': () => 'share value +1',
  'opening-price': (p) => `£${p.price} each`,
};
