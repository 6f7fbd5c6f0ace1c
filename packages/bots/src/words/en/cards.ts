import type { Card } from '@cromford/cards';
import { listed } from '@cromford/kernel';
import type { Mood } from '../../judgement.ts';
import { sentence } from '../../sentence.ts';
import type { Phrases } from '../cards.ts';

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
        return `${does.ship} ${amount} goods early`;
      default:
        return what satisfies never;
    }
  };

export const phrases: Readonly<Record<Mood, Phrases>> = {
  played: {
    nothing: 'No action was worth taking.',
    did: (deeds) => `I ${listed(deeds, 'and')}.`,
    deed: deed(PLAYED),
    card: (card) => (isPatron(card) ? 'took a Patron' : `took the ${card.replace('-', ' ')}`),
    track: (track) =>
      `developed ${track === 'exchange' ? 'the stock exchange' : track === 'cards' ? 'room for cards' : track}`,
    expects: (score) => `I reckon with about £${score} in the end.`,
    expectsMore: (before, after) => `That lifts my reckoning from £${before} to £${after}.`,
  },
  proposed: {
    nothing: 'No action is worth taking now.',
    did: (deeds) => sentence(listed(deeds, 'and')),
    deed: deed(PROPOSED),
    card: (card) => (isPatron(card) ? 'take a Patron' : `take the ${card.replace('-', ' ')}`),
    track: (track) =>
      `develop ${track === 'exchange' ? 'the stock exchange' : track === 'cards' ? 'room for cards' : track}`,
    expects: (score) => `After that I reckon with about £${score} for you in the end.`,
    expectsMore: (before, after) => `That lifts what I reckon with for you from £${before} to £${after}.`,
  },
};
