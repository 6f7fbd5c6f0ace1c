import { say, thing } from '@cromford/kernel';
import type { Good } from '../../goods.ts';
import type { NoteBlanks } from '../../notes.ts';
import type { Track } from '../../tracks.ts';
import type { Phrases } from '../phrases.ts';
import { unitOf } from './labels.ts';

const goods = (count: number) => (count === 1 ? '1 good' : `${count} goods`);
const workers = (count: number) => (count === 1 ? '1 worker' : `${count} workers`);
const tokens = (count: number) => (count === 1 ? '1 loan token' : `${count} loan tokens`);

const shares = (count: number) => (count === 1 ? '1 share' : `${count} shares`);

const units = (p: { readonly goods: number; readonly good: Good }) =>
  say`${p.goods} ${thing('good', unitOf(p.goods, p.good))}`;

/** What the figure of a development counts. */
const EARNS: Readonly<Record<Track, string>> = {
  quality: 'points per action',
  distribution: 'points per action',
  cards: 'cards you may own',
  machinery: 'machines per action',
  shipping: 'goods per ship',
  exchange: 'shares at half price per turn',
};

const pricePerShare = ({ cheap, half, value }: NoteBlanks['share-price']): string =>
  cheap > 0 ? `£${value} each, the first${cheap === 1 ? '' : ` ${cheap}`} at £${half}` : `£${value} each`;

export const notes: Phrases['notes'] = {
  'for-building': () => 'another good to sell; free now, its costs come with each production',
  'for-upgrading': () => 'another good to sell, or a newer side: more goods, higher price; free now',
  'for-renewing': () => 'a newer side for a factory: more goods, higher price; free now',
  'for-employing': (p) => `more goods from a factory; free now, each worker costs £${p.wage} per production`,
  'for-automating': (p) =>
    `up to ${p.most} workers become machines: £${p.upkeep} instead of £${p.wage} each per production`,
  'for-quality': (p) => `raises price or appeal by up to ${p.most} now, and lasts; free`,
  'for-distribution': (p) => `raises appeal by up to ${p.most} now, and wears off by 1 per production; free`,
  'for-exchange': (p) =>
    p.most > 0
      ? `up to ${shares(p.most)} now (${pricePerShare(p)}): they count in the end; or loans, and ships made ready`
      : `no cash for a share (£${p.cheap > 0 ? p.half : p.value}) now; loans, and ships made ready`,
  'for-extra-production': () => 'a factory makes goods for the warehouse now, at its costs',
  'for-early-shipping': () => 'stored goods go abroad now, at the price on their factory',
  'moves-market': (p) =>
    `all demand markers −1: more can be sold, also by others; ${p.wage === p.next ? `wage stays £${p.wage}` : `wage £${p.wage} → £${p.next}`}`,
  'discards-inventor': () => 'discards the Inventor, for up to two factories',
  adds: (p) => `+${goods(p.goods)}, +${workers(p.workers)}`,
  machines: (p) => (p.machines === 1 ? '1 machine' : `${p.machines} machines`),
  'machine-token': () => '1 machine, marked by the machine token',
  allowance: (p) => `uses ${p.used} of ${p.most}`,
  'share-price': pricePerShare,
  'loan-cash': (p) => `£${p.value} each; one share less for each at the end`,
  makes: (p) => goods(p.goods),
  costs: (p) => `production costs £${p.due}`,
  'costs-emergency': (p) =>
    `production costs £${p.due}, you have £${p.cash} now: ${tokens(p.tokens)} from the emergency fund`,
  'costs-shipping': (p) => `shipping ${goods(p.least)} or more covers them`,
  'costs-bankrupt': (p) => `production costs £${p.due}, you have £${p.cash}: not even the emergency fund covers them`,
  sails: (p) => `${p.ships === 1 ? '1 ship' : `${p.ships} ships`}, £${p.income}`,
  'ship-price': (p) => `£${p.pounds} each`,
  setting: (p) =>
    p.demand > 0
      ? `£${p.price}; appeal ${p.appeal} less demand ${p.demand}: up to ${p.maximum} at home`
      : `£${p.price}; appeal ${p.appeal}: up to ${p.maximum} at home`,
  level: (p) => `${EARNS[p.track]} ${p.from} → ${p.to}`,
  'broker-price': (p) => `£${p.each} each`,
  workers: (p) => workers(p.workers),
  refill: (p) => `${p.left} of value left`,
  'sells-up-to': (p) => `up to ${p.maximum} at £${p.price}`,
  sale: (p) => `${p.made} produced, up to ${p.maximum} at £${p.price}`,
  ships: (p) => `£${p.pounds} each, ${p.each} per ship, ${p.ships === 1 ? '1 ship' : `${p.ships} ships`} ready`,
  'token-saved': () => 'one shipping token fewer',
  wasted: (p) => say`${units(p)} wasted`,
  holds: (p) => `holds ${p.holds}; £${p.pounds} each in the end`,
  lost: (p) => say`${units(p)} lost`,
  'value-step': () => 'share value +1',
  'value-steps': (p) => `share value +${p.least}${p.most > p.least ? ` or +${p.most}` : ''}`,
  'opening-price': (p) => `£${p.price} each`,
};
