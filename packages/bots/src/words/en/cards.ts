import type { Card, Track } from '@cromford/cards';
import { listed } from '@cromford/kernel';
import type { Mood } from '../../judgement.ts';
import { sentence } from '../../sentence.ts';
import type { Coming, Phrases } from '../cards.ts';

const isPatron = (card: Card) => card.startsWith('patron');

/** What was done, and what is proposed: the same sentences with the other form of the verb. */
const PLAYED = {
  build: 'built',
  upgrade: 'upgraded',
  employ: 'employed',
  raise: 'raised',
  buy: 'bought',
  take: 'took',
  make: 'made',
  own: 'my',
  produce: 'produced',
  ship: 'shipped',
};
const PROPOSED: typeof PLAYED = {
  build: 'build',
  upgrade: 'upgrade',
  employ: 'employ',
  raise: 'raise',
  buy: 'buy',
  take: 'take',
  make: 'make',
  own: 'your',
  produce: 'produce',
  ship: 'ship',
};

const deed =
  (does: typeof PLAYED): Phrases['deed'] =>
  ({ what, amount, goods }) => {
    const good = listed(goods, 'and');
    switch (what) {
      case 'build':
        return `${does.build} ${goods.length === 1 ? 'a factory' : 'factories'} for ${good}`;
      case 'upgrade':
        return `${does.upgrade} ${good}`;
      case 'employ':
        return `${does.employ} workers for ${good}`;
      case 'automate':
        return `put machines to work for ${good}`;
      case 'quality':
        return `${does.raise} the quality of ${good}`;
      case 'distribution':
        return `${does.raise} the distribution of ${good}`;
      case 'buy':
        return `${does.buy} ${amount} ${amount === 1 ? 'share' : 'shares'}`;
      case 'loans':
        return `${does.take} ${amount} ${amount === 1 ? 'loan' : 'loans'}`;
      case 'ships':
        return `${does.make} ${does.own} ships ready again`;
      case 'run':
        return `${does.produce} extra ${good}`;
      case 'load':
        return `${does.ship} ${amount} ${amount === 1 ? 'good' : 'goods'} early`;
      default:
        return what satisfies never;
    }
  };

const pounds = (n: number) => (n < 0 ? `−£${-n}` : `£${n}`);

function steps(n: number): string {
  if (n === 0) return 'stays';
  return `${n > 0 ? 'rises' : 'falls'} by ${Math.abs(n)}`;
}

/** What it would be otherwise is said where it differs. */
const coming =
  (me: string, my: string): Phrases['coming'] =>
  (good, now, then) => {
    const sale = ({ sold, price }: Coming) => (sold === 0 ? 'sells nothing' : `sells ${sold} at £${price}`);
    const otherwise = now.net === then.net ? '' : ` instead of ${pounds(now.net)}`;
    const before = now.steps === then.steps ? '' : ` (otherwise it ${steps(now.steps)})`;
    return `The coming production of ${good} ${sale(then)} and brings ${me} ${pounds(then.net)} after its costs${otherwise}; ${my} share value ${steps(then.steps)}${before}.`;
  };

const CARD: Readonly<Partial<Record<Card, string>>> = {
  entrepreneur: 'The Entrepreneur wins ties for the highest appeal',
  'trade-office': 'The Trade office saves shipping tokens, which lower the share value in the end',
  'extra-shift': 'The Extra shift makes one more good when it is wanted',
  workshop: 'The Workshop spares the maintenance of machines',
  foreman: 'The Foreman lowers the wages of a factory',
  broker: 'The Broker buys shares at half price',
  inventor: 'The Inventor upgrades factories a decade ahead',
  developer: 'The Developer lowers the fixed costs',
  contract: 'The Contract earns more whenever goods are shipped',
  patent: 'The Patent is one more distribution card: more appeal',
  engineer: 'The Engineer is one more quality card: a higher price or more appeal',
  'large-warehouse': 'The Large warehouse keeps what was not sold',
};
const TRACK: Readonly<Record<Track, string>> = {
  quality: 'Each later quality action adds more',
  distribution: 'Each later distribution action adds more',
  cards: 'There is room for one more card',
  machinery: 'Each later automation turns more workers into machines, which cost less',
  shipping: 'Each ship takes more goods',
  exchange: 'More shares can be had at half price',
};

const common: Pick<Phrases, 'shares' | 'loans' | 'cardFor' | 'trackFor'> = {
  shares: (price, value) => `A share costs £${price} at most now and should count about ${pounds(value)} in the end.`,
  loans: 'Each loan takes one share away in the end; now its money is worth more.',
  cardFor: (card) => `${CARD[card] ?? 'A Patron sells one more good at home in each decade'}.`,
  trackFor: (track) => `${TRACK[track]}.`,
};

export const phrases: Readonly<Record<Mood, Phrases>> = {
  played: {
    ...common,
    nothing: 'No action was worth taking.',
    did: (deeds) => `I ${listed(deeds, 'and')}.`,
    deed: deed(PLAYED),
    card: (card) => (isPatron(card) ? 'took a Patron' : `took the ${card.replace('-', ' ')}`),
    track: (track) =>
      `developed ${track === 'exchange' ? 'the stock exchange' : track === 'cards' ? 'room for cards' : track}`,
    coming: coming('me', 'my'),
    income: (before, after) =>
      `Until the end my factories should bring ${pounds(after)} after their costs; before it was ${pounds(before)}.`,
    value: (before, after) =>
      `A share of mine should count about ${pounds(after)} in the end instead of ${pounds(before)}.`,
    expects: (score) => `I reckon with about ${pounds(score)} in the end.`,
    expectsMore: (before, after) => `That lifts my reckoning from ${pounds(before)} to ${pounds(after)}.`,
  },
  proposed: {
    ...common,
    nothing: 'No action is worth taking now.',
    did: (deeds) => sentence(listed(deeds, 'and')),
    deed: deed(PROPOSED),
    card: (card) => (isPatron(card) ? 'take a Patron' : `take the ${card.replace('-', ' ')}`),
    track: (track) =>
      `develop ${track === 'exchange' ? 'the stock exchange' : track === 'cards' ? 'room for cards' : track}`,
    coming: coming('you', 'your'),
    income: (before, after) =>
      `Until the end your factories should bring ${pounds(after)} after their costs; as it stands, it is ${pounds(before)}.`,
    value: (before, after) =>
      `A share of yours should count about ${pounds(after)} in the end instead of ${pounds(before)}.`,
    expects: (score) => `After that I reckon with about ${pounds(score)} for you in the end.`,
    expectsMore: (before, after) => `That lifts what I reckon with for you from ${pounds(before)} to ${pounds(after)}.`,
  },
};
