import type { Tile } from '../../tiles/names.ts';
import type { Phrases } from '../phrases.ts';
import { moreOf, pounds, type Terms } from './terms.ts';

type With<Key extends string> = Readonly<Record<Key, number>>;
const n = <Key extends string>(params: With<Key>, key: Key) => params[key];
const money = <Key extends string = 'pounds'>(params: With<Key>, key = 'pounds' as Key) => pounds(params[key]);

/** What stands beside a choice: prices, consequences, warnings. */
export function notesIn(t: Terms): Phrases['notes'] {
  return {
    cost: (p) => `costs ${money(p)}`,
    payable: (p) => `or any amount from ${money(p, 'least')} to ${money(p, 'most')}`,
    owed: (p) => `${money(p)} owed`,
    each: (p) => `${money(p)} each`,
    'first-at': (p) => `the first at ${money(p)}`,
    fee: (p) => `with ${money(p)} for ${t.again}`,
    opening: (p) => `with ${money(p)} to open the ${t.slot}`,
    exact: (p) => `the ${t.slot} says ${money(p)}`,
    cash: (p) => `more than ${money(p)} forces an emergency sale`,
    spare: (p) => `${money(p)} of the cost left`,
    left: (p) => `${moreOf(n(p, 'steps'), 'increase')} left`,
    appeal: (p) => `appeal ${n(p, 'appeal')}`,
    'appeal-range': (p) =>
      n(p, 'from') === n(p, 'to') ? `appeal ${n(p, 'to')}` : `appeal ${n(p, 'from')} down to ${n(p, 'to')}`,
    'price-now': (p) => `now ${money(p)}, appeal ${n(p, 'appeal')}`,
    sells: (p) => (n(p, 'of') === 0 ? 'nothing to sell yet' : `would sell ${n(p, 'goods')} of ${n(p, 'of')}`),
    'of-amount': (p) => `takes ${money(p)} of ${money(p, 'left')}`,
    // Whether a worker stands where the second machine could is another matter.
    'earns-machinery': (p) =>
      n(p, 'amount') === 0
        ? 'buys no machine'
        : `${n(p, 'amount') > 1 ? 'up to ' : ''}${moreOf(n(p, 'amount'), 'machine')}`,
    'earns-quality': (p) => (n(p, 'amount') === 0 ? 'buys no increase' : moreOf(n(p, 'amount'), 'increase')),
    'earns-distribution': (p) => `${money(p, 'amount')} for steps`,
    'same-as': (p) => `same as ${money(p)}`,
    over: (p) => `same as ${money(p, 'same')}, ${money(p)} over for prices`,
    affords: (p) => `then ${moreOf(n(p, 'shares'), 'share')} affordable`,
    thresholds: (p) => `1 / 2 / 3 where the space costs ${String(p.values).replace(/\d+/g, '£$&')} or more`,
    limit: (p) => `up to ${money(p)}`,
    rows: (p) => `up to ${moreOf(n(p, 'rows'), t.row)}`,
    'half-price': () => 'the first share at half price',
    closes: (p) =>
      n(p, 'workers') > 0 ? `${moreOf(n(p, 'workers'), 'worker')} fired, all in it lost` : 'all in it lost',
    makes: (p) => `makes ${moreOf(n(p, 'goods'), t.unit)}`,
    further: () => 'with workers, machines or ship besides',
    tile: (p) => t.tile[p.tile as Tile].about,
    crew: (p) => (n(p, 'workers') > 0 ? `crew: ${moreOf(n(p, 'workers'), 'worker')}` : 'needs no crew'),
    broker: (p) => `one for ${money(p, 'one')}, two for ${money(p, 'two')}`,
    developer: () => 'with the developer',
    'without-developer': (p) => `${money(p)} more than with the developer`,
    inventor: () => 'a use of the inventor',
    brings: (p) => `brings ${money(p)}`,
    'wild-patron': () => `the ${t.joker}, only once`,
    'another-back': () => 'another tile then goes back',
    'income-each': (p) => `brings ${money(p)} each`,
    influence: (p) => (n(p, 'space') === 0 ? 'no influence yet' : `space ${n(p, 'space')}`),
    multiplier: (p) => `×${n(p, 'times')}`,
    'uses-left': (p) =>
      n(p, 'uses') === 1
        ? 'the last use in this decade: the tile goes back'
        : `${n(p, 'uses')} uses left in this decade`,
    saves: (p) => `saves ${money(p)}`,
    fewer: (p) => `${moreOf(n(p, 'goods'), t.unit)} fewer, ${t.row} ${n(p, 'row')}`,
    back: (p) => `${moreOf(n(p, 'spaces'), 'space')} back`,
    forward: (p) => `${moreOf(n(p, 'spaces'), 'space')} forward`,
    'contract-rises': (p) => `the contract rises to ${n(p, 'space')}`,
    'contract-costs': (p) => `the contract costs ${moreOf(n(p, 'spaces'), 'share space')}`,
    'goods-left': (p) => `${moreOf(n(p, 'goods'), `stored ${t.unit}`)} could still be sold`,
    'shares-left': (p) =>
      `your cash would buy ${moreOf(n(p, 'shares'), 'more share')}, and counts for nothing after this`,
    'loans-left': (p) => `with ${moreOf(n(p, 'loans'), 'loan')} you have lost`,
    emergency: (p) =>
      `emergency sale: ${moreOf(n(p, 'shares'), 'share')} at ${money(p, 'value')}, ${moreOf(n(p, 'spaces'), 'space')} back`,
    loans: (p) =>
      `${n(p, 'shares') > 0 ? `emergency sale of ${moreOf(n(p, 'shares'), 'share')}, then ` : ''}${moreOf(n(p, 'loans'), 'loan')}, ${moreOf(n(p, 'spaces'), 'space')} back`,
  };
}
