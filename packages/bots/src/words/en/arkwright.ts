import { type Good, kindOf, type Marker } from '@cromford/arkwright';
import { listed } from '@cromford/kernel';
import type { Mood } from '../../judgement.ts';
import { sentence } from '../../sentence.ts';
import type { Coming, Gain, Phrases, Rest } from '../arkwright.ts';
import { anniversary } from './anniversary.ts';
import { PLAYED, PROPOSED, type Terms } from './terms.ts';

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
function rest(then: Rest, otherwise: Rest): string {
  const [most, least] = [Math.max(then.shipped, otherwise.shipped), Math.min(then.shipped, otherwise.shipped)];
  const abroad = ({ shipped, isContract }: Rest) => {
    if (most === least) return '';
    if (shipped > 0) return ` (${pounds(shipped)} of it from ${isContract ? 'the contract' : 'shipping'})`;
    return isContract ? ' (without the contract)' : ' (nothing shipped)';
  };
  const brings = (one: Rest) => `${pounds(one.net)}${abroad(one)} and ${steps(one.steps)}`;
  const isSame = then.net === otherwise.net && then.steps === otherwise.steps && most === least;
  return isSame
    ? `The rest of this production would bring you ${brings(then)} either way.`
    : `The rest of this production would then bring you ${brings(then)}; otherwise it would bring ${brings(otherwise)}.`;
}

/** Of the four goods only lamps can be counted one by one. */
const one = (good: string) => (good === 'lamps' ? 'lamp' : good);

const good = (t: Terms, name: Good) => (name === 'clothes' ? t.clothes : name);

const deed =
  (t: Terms, does: typeof PLAYED): Phrases['deed'] =>
  ({ what, amount, goods: made, marker }) => {
    const goods = made.map((name) => good(t, name));
    const names = listed(goods, 'and');
    const factories = goods.length === 1 ? 'the factory' : 'the factories';
    switch (what) {
      case 'found':
        return `${does.found} ${goods.length === 1 ? 'a factory' : 'factories'} for ${names}`;
      case 'build':
        return `${does[t.build]} ${goods.length === 1 ? 'a factory' : 'factories'} for ${names}`;
      case 'modernise':
        return `${does.modernise} ${factories} for ${names}`;
      case 'close':
        return `${does.close} ${factories} for ${names}`;
      case 'quality':
        return `${does.raise} the quality of ${names}${goods.length === 1 ? ` by ${amount}` : ''}`;
      case 'distribution':
        return `${does.raise} the ${t.distribution} of ${names}${goods.length === 1 ? ` by ${amount}` : ''}`;
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
        return `${does.ship} ${amount} ${amount === 1 ? listed(goods.map(one), 'and') : names}`;
      case 'contract':
        return `${does.sign} a contract for ${names}`;
      case 'special':
        return `${does.take} ${marker ? `the ${markerName(t, marker)}` : count(amount, ...t.special)}`;
      case 'tile':
        return `${does.take} ${count(amount, 'tile', 'tiles')}`;
      default:
        return what satisfies never;
    }
  };

const firstEdition: Terms = {
  clothes: 'clothes',
  distribution: 'distribution',
  build: 'build',
  special: ['special marker', 'special markers'],
  kinds: {
    factory: 'Factory marker',
    workers: 'Workers marker',
    machinery: 'Machinery marker',
    quality: 'Quality marker',
    distribution: 'Distribution marker',
    'stock-exchange': 'Stock exchange marker',
    production: 'Production marker',
    ship: 'ship',
  },
  placed: (does, marker, at, again) =>
    again ? `${does.use} the ${marker} again on the £${at} space` : `put the ${marker} on the £${at} space`,
};

/** Of the same kind as one in one's own colour; editions paint them differently. */
function markerName({ kinds }: Terms, marker: Marker): string {
  return `${/^(first|second)-/.test(marker) ? 'special ' : ''}${kinds[kindOf[marker]]}`;
}

const placed =
  (t: Terms, does: typeof PLAYED): Phrases['placed'] =>
  (marker, at, again) =>
    t.placed(does, markerName(t, marker), at, again);

/** What is said of prices and costs. */
const common: Pick<Phrases, 'spends' | 'short' | 'rest'> = {
  rest,
  spends: (spent, left, isLast) => `It costs £${spent} and leaves you £${left}${isLast ? '' : ' before production'}.`,
  short: (cash, cheapest) =>
    `Mind your cash: after production you would have ${pounds(cash)}, and your cheapest action next turn costs £${cheapest}. Shares may have to be sold.`,
};

/** The same in both tenses. */
const prices =
  (t: Terms): Phrases['prices'] =>
  (set) =>
    `set the price of ${listed(
      set.map(({ good: of, pounds: price }, i) => `${i > 0 ? 'that of ' : ''}${good(t, of)} to £${price}`),
      'and',
    )}`;

const phrasesBy = (t: Terms): Readonly<Record<Mood, Phrases>> => ({
  played: {
    ...common,
    prices: prices(t),
    placed: placed(t, PLAYED),
    nothing: (placed) =>
      placed
        ? `I ${placed} and did nothing with it: nothing was worth its cost.`
        : 'Nothing was worth its cost this time.',
    did: (deeds) => `I ${listed(deeds, 'and')}.`,
    deed: deed(t, PLAYED),
    income: (before, after, shares) =>
      after >= before
        ? `I now expect ${pounds(after)} from a decade of production; before it was ${pounds(before)}.`
        : `It costs me income, ${pounds(after)} instead of ${pounds(before)} a decade, but ${gain(shares)}.`,
    shareValue: (pounds) => `I expect a share to end at about £${pounds}.`,
    cheapShares: (pounds) => `They are cheap: I expect each to end at about £${pounds}.`,
    inNeed: (pounds) => `I had to sell shares for it; one is worth £${pounds} now.`,
    coming: (of, now, then) => coming(`The coming production of ${good(t, of)} should bring me`, now, then),
  },
  proposed: {
    ...common,
    prices: prices(t),
    placed: placed(t, PROPOSED),
    nothing: (placed) =>
      placed
        ? `${sentence(placed).slice(0, -1)} and do nothing more: nothing else is worth its cost, but a turn has to be taken.`
        : 'Nothing more is worth its cost now: finish.',
    did: (deeds, placed) => sentence(placed ? `${placed}: ${listed(deeds, 'and')}` : listed(deeds, 'and')),
    deed: deed(t, PROPOSED),
    income: (before, after, shares) =>
      after >= before
        ? `I then expect ${pounds(after)} from a decade of your production; as things stand it is ${pounds(before)}.`
        : `It costs you income, ${pounds(after)} instead of ${pounds(before)} a decade, but ${gain(shares)}.`,
    shareValue: (pounds) => `I expect your share to end at about £${pounds}.`,
    cheapShares: (pounds) => `Shares are cheap: I expect each of yours to end at about £${pounds}.`,
    inNeed: (pounds) => `You would have to sell shares for it; one would then be worth £${pounds}.`,
    coming: (of, now, then) => coming(`The coming production of ${good(t, of)} would bring you`, now, then),
  },
});

export const phrases = { firstEdition: phrasesBy(firstEdition), anniversary: phrasesBy(anniversary) };
