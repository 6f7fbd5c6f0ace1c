import { type Good, type Kind, kindOf, type Marker } from '@cromford/arkwright';
import { listed } from '@cromford/kernel';
import type { Mood } from '../../judgement.ts';
import { sentence } from '../../sentence.ts';
import type { Coming, Gain, Phrases } from '../arkwright.ts';

function count(n: number, one: string, many: string): string {
  return `${n} ${n === 1 ? one : many}`;
}

/** With a true minus. */
const pounds = (n: number) => (n < 0 ? `−£${-n}` : `£${n}`);

/** What less income is worth it for; a gain that whole pounds do not show is named without them. */
const gain: Gain = ({ before, after }) =>
  after > before
    ? `a share gains: I expect it to end at about £${after} instead of £${before}`
    : 'the shares gain a little';

function steps(n: number): string {
  if (n === 0) return 'leave the share where it is';
  return `move the share ${count(Math.abs(n), 'step', 'steps')} ${n > 0 ? 'up' : 'down'}`;
}

/** What it would be otherwise is said where it differs. */
function coming(begin: string, now: Coming, then: Coming): string {
  const otherwise = now.net === then.net ? '' : ` instead of ${pounds(now.net)}`;
  const before = now.steps === then.steps ? '' : ` (otherwise: ${steps(now.steps)})`;
  return `${begin} ${pounds(then.net)}${otherwise} and ${steps(then.steps)}${before}.`;
}

/** Of what is left of a production; either way the same is said once. */
function rest(then: Coming, otherwise: Coming): string {
  const brings = ({ net, steps: by }: Coming) => `${pounds(net)} and ${steps(by)}`;
  const isSame = then.net === otherwise.net && then.steps === otherwise.steps;
  return isSame
    ? `The rest of this production would bring you ${brings(then)} either way.`
    : `The rest of this production would then bring you ${brings(then)}; otherwise it would bring ${brings(otherwise)}.`;
}

/** What was done, and what is proposed: the same sentences with the other form of the verb. */
const PLAYED = {
  build: 'built',
  modernise: 'modernised',
  close: 'closed',
  raise: 'raised',
  hire: 'hired',
  fire: 'fired',
  buy: 'bought',
  sell: 'sold',
  ship: 'shipped',
  sign: 'signed',
  take: 'took',
};
const PROPOSED: typeof PLAYED = {
  build: 'build',
  modernise: 'modernise',
  close: 'close',
  raise: 'raise',
  hire: 'hire',
  fire: 'fire',
  buy: 'buy',
  sell: 'sell',
  ship: 'ship',
  sign: 'sign',
  take: 'take',
};

/** Of the four goods only lamps can be counted one by one. */
const one = (good: Good) => (good === 'lamps' ? 'lamp' : good);

const deed =
  (does: typeof PLAYED): Phrases['deed'] =>
  ({ what, amount, goods, marker }) => {
    const good = listed(goods, 'and');
    const factories = goods.length === 1 ? 'the factory' : 'the factories';
    switch (what) {
      case 'build':
        return `${does.build} ${goods.length === 1 ? 'a factory' : 'factories'} for ${good}`;
      case 'modernise':
        return `${does.modernise} ${factories} for ${good}`;
      case 'close':
        return `${does.close} ${factories} for ${good}`;
      case 'quality':
        return `${does.raise} the quality of ${good}${goods.length === 1 ? ` by ${amount}` : ''}`;
      case 'distribution':
        return `${does.raise} the distribution of ${good}${goods.length === 1 ? ` by ${amount}` : ''}`;
      case 'hire':
        return `${does.hire} ${count(amount, 'worker', 'workers')}`;
      case 'fire':
        return `${does.fire} ${count(amount, 'worker', 'workers')}`;
      case 'machines':
        return `${does.buy} ${count(amount, 'machine', 'machines')}`;
      case 'buy':
        return `${does.buy} ${count(amount, 'share', 'shares')}`;
      case 'sell':
        return `${does.sell} ${count(amount, 'share', 'shares')}`;
      case 'ship':
        return `${does.ship} ${amount} ${amount === 1 ? listed(goods.map(one), 'and') : good}`;
      case 'contract':
        return `${does.sign} a contract for ${good}`;
      case 'special':
        return `${does.take} ${marker ? `the ${markerName(marker)}` : count(amount, 'special marker', 'special markers')}`;
      case 'tile':
        return `${does.take} ${count(amount, 'tile', 'tiles')}`;
      default:
        return what satisfies never;
    }
  };

const MARKERS: Readonly<Record<Kind, string>> = {
  factory: 'Factory marker',
  workers: 'Workers marker',
  machinery: 'Machinery marker',
  quality: 'Quality marker',
  distribution: 'Distribution marker',
  'stock-exchange': 'Stock exchange marker',
  production: 'Production marker',
  ship: 'ship',
};

/** Of the same kind as one in one's own colour; editions paint them differently. */
function markerName(marker: Marker): string {
  return `${/^(first|second)-/.test(marker) ? 'special ' : ''}${MARKERS[kindOf[marker]]}`;
}

const placed =
  (used: string): Phrases['placed'] =>
  (marker, at, again) =>
    again
      ? `${used} the ${markerName(marker)} again on the £${at} space`
      : `put the ${markerName(marker)} on the £${at} space`;

/** What is said of prices and costs. */
const common: Pick<Phrases, 'prices' | 'spends' | 'short' | 'rest'> = {
  rest,
  // The same in both tenses.
  prices: (prices) =>
    `set the price of ${listed(
      prices.map(({ good, pounds: price }, i) => `${i > 0 ? 'that of ' : ''}${good} to £${price}`),
      'and',
    )}`,
  spends: (spent, left, isLast) => `It costs £${spent} and leaves you £${left}${isLast ? '' : ' before production'}.`,
  short: (cash, cheapest) =>
    `Mind your cash: after production you would have ${pounds(cash)}, and your cheapest action next turn costs £${cheapest}. Shares may have to be sold.`,
};

export const phrases: Readonly<Record<Mood, Phrases>> = {
  played: {
    ...common,
    placed: placed('used'),
    nothing: (placed) =>
      placed
        ? `I ${placed} and did nothing with it: nothing was worth its cost.`
        : 'Nothing was worth its cost this time.',
    did: (deeds) => `I ${listed(deeds, 'and')}.`,
    deed: deed(PLAYED),
    income: (before, after, shares) =>
      after >= before
        ? `I now expect ${pounds(after)} from a decade of production; before it was ${pounds(before)}.`
        : `It costs me income, ${pounds(after)} instead of ${pounds(before)} a decade, but ${gain(shares)}.`,
    shareValue: (pounds) => `I expect a share to end at about £${pounds}.`,
    cheapShares: (pounds) => `They are cheap: I expect each to end at about £${pounds}.`,
    inNeed: (pounds) => `I had to sell shares for it; one is worth £${pounds} now.`,
    coming: (good, now, then) => coming(`The coming production of ${good} should bring me`, now, then),
  },
  proposed: {
    ...common,
    placed: placed('use'),
    nothing: (placed) =>
      placed
        ? `${sentence(placed).slice(0, -1)} and do nothing more: nothing else is worth its cost, but a turn has to be taken.`
        : 'Nothing more is worth its cost now: finish.',
    did: (deeds, placed) => sentence(placed ? `${placed}: ${listed(deeds, 'and')}` : listed(deeds, 'and')),
    deed: deed(PROPOSED),
    income: (before, after, shares) =>
      after >= before
        ? `I then expect ${pounds(after)} from a decade of your production; as things stand it is ${pounds(before)}.`
        : `It costs you income, ${pounds(after)} instead of ${pounds(before)} a decade, but ${gain(shares)}.`,
    shareValue: (pounds) => `I expect your share to end at about £${pounds}.`,
    cheapShares: (pounds) => `Shares are cheap: I expect each of yours to end at about £${pounds}.`,
    inNeed: (pounds) => `You would have to sell shares for it; one would then be worth £${pounds}.`,
    coming: (good, now, then) => coming(`The coming production of ${good} would bring you`, now, then),
  },
};
