import type { Phrases } from '../phrases.ts';
import { moreOf, pounds, type Terms } from './terms.ts';

/** What stands beside a choice: prices, consequences, warnings. */
export function notesIn(t: Terms): Phrases['notes'] {
  return {
    cost: (p) => `costs ${pounds(p.pounds)}`,
    payable: (p) => `or any amount from ${pounds(p.least)} to ${pounds(p.most)}`,
    owed: (p) => `${pounds(p.pounds)} owed`,
    each: (p) => `${pounds(p.pounds)} each`,
    'first-at': (p) => `the first at ${pounds(p.pounds)}`,
    fee: (p) => `with ${pounds(p.pounds)} for ${t.again}`,
    opening: (p) => `with ${pounds(p.pounds)} to open the ${t.slot}`,
    exact: (p) => `the ${t.slot} says ${pounds(p.pounds)}`,
    cash: (p) => `more than ${pounds(p.pounds)} forces an emergency sale`,
    spare: (p) => `${pounds(p.pounds)} of the cost left`,
    left: (p) => `${moreOf(p.steps, 'increase')} left`,
    appeal: (p) => `appeal ${p.appeal}`,
    'appeal-range': (p) => (p.from === p.to ? `appeal ${p.to}` : `appeal ${p.from} down to ${p.to}`),
    'price-now': (p) => `now ${pounds(p.pounds)}, appeal ${p.appeal}`,
    sells: (p) => (p.of === 0 ? 'nothing to sell yet' : `would sell ${p.goods} of ${p.of}`),
    'of-amount': (p) => `takes ${pounds(p.pounds)} of ${pounds(p.left)}`,
    // Whether a worker stands where the second machine could is another matter.
    'earns-machinery': (p) =>
      p.amount === 0 ? 'buys no machine' : `${p.amount > 1 ? 'up to ' : ''}${moreOf(p.amount, 'machine')}`,
    'earns-quality': (p) => (p.amount === 0 ? 'buys no increase' : moreOf(p.amount, 'increase')),
    'earns-distribution': (p) => `${pounds(p.amount)} for steps`,
    'same-as': (p) => `does no more than ${pounds(p.pounds)}`,
    over: (p) => `same as ${pounds(p.same)}, ${pounds(p.pounds)} over for prices`,
    affords: (p) => `then ${moreOf(p.shares, 'share')} affordable`,
    thresholds: (p) =>
      `${p.pounds.map((_, i) => i + 1).join(' / ')} where the space costs ${p.pounds.map(pounds).join(' / ')} or more`,
    limit: (p) => `up to ${pounds(p.pounds)}`,
    rows: (p) => `up to ${moreOf(p.rows, t.row)}`,
    'half-price': () => 'the first share at half price',
    closes: (p) => (p.workers > 0 ? `${moreOf(p.workers, 'worker')} fired, all in it lost` : 'all in it lost'),
    makes: (p) => `makes ${moreOf(p.goods, t.unit)}`,
    further: () => 'with workers, machines or ship besides',
    tile: (p) => t.tile[p.tile].about,
    crew: (p) => (p.workers > 0 ? `crew: ${moreOf(p.workers, 'worker')}` : 'needs no crew'),
    broker: (p) => `one for ${pounds(p.one)}, two for ${pounds(p.two)}`,
    developer: () => 'with the developer',
    'without-developer': (p) => `${pounds(p.pounds)} more than with the developer`,
    inventor: () => 'a use of the inventor',
    brings: (p) => `brings ${pounds(p.pounds)}`,
    'wild-patron': () => `the ${t.joker}, only once`,
    'another-back': () => 'another tile then goes back',
    'income-each': (p) => `brings ${pounds(p.pounds)} each`,
    'shipping-bonus': (p) => `${t.tile[p.tile].label}: ${pounds(p.pounds)} more`,
    influence: (p) => (p.space === 0 ? 'no influence yet' : `space ${p.space}`),
    multiplier: (p) => `×${p.times}`,
    'uses-left': (p) =>
      p.uses === 1 ? 'the last use in this decade: the tile goes back' : `${p.uses} uses left in this decade`,
    saves: (p) => `saves ${pounds(p.pounds)}`,
    fewer: (p) => `${moreOf(p.goods, t.unit)} fewer, ${t.row} ${p.row}`,
    back: (p) => `${moreOf(p.spaces, 'space')} back`,
    'back-at-most': (p) => `up to ${moreOf(p.spaces, 'space')} back`,
    forward: (p) => `${moreOf(p.spaces, 'space')} forward`,
    'contract-rises': (p) => `the contract rises to ${p.space}`,
    'contract-costs': (p) => `the contract costs ${moreOf(p.spaces, 'share space')}`,
    'contract-lost': (p) => `leaves too few for the contract, which brings ${pounds(p.pounds)}`,
    'ships-less': (p) => `shipping then brings ${pounds(p.pounds)} less`,
    'goods-left': (p) => `${moreOf(p.goods, `stored ${t.unit}`)} could still be sold`,
    'shares-left': (p) => `your cash would buy ${moreOf(p.shares, 'more share')}, and counts for nothing after this`,
    'loans-left': (p) => `with ${moreOf(p.loans, 'loan')} you have lost`,
    emergency: (p) =>
      `emergency sale: ${moreOf(p.shares, 'share')} at ${pounds(p.value)}, ${moreOf(p.spaces, 'space')} back`,
    loans: (p) =>
      `${p.shares > 0 ? `emergency sale of ${moreOf(p.shares, 'share')}, then ` : ''}${moreOf(p.loans, 'loan')}, ${moreOf(p.spaces, 'space')} back`,
  };
}
