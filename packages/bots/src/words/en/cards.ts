import type { Card } from '@cromford/cards';
import { listed } from '@cromford/kernel';
import type { Phrases } from '../cards.ts';

const isPatron = (card: Card) => card.startsWith('patron');

export const phrases: Phrases = {
  nothing: 'No action was worth taking.',
  did: (deeds) => `I ${listed(deeds, 'and')}.`,
  deed({ what, amount, goods }) {
    const good = listed(goods, 'and');
    switch (what) {
      case 'build':
        return `built ${goods.length === 1 ? 'a factory' : 'factories'} for ${good}`;
      case 'upgrade':
        return `upgraded ${good}`;
      case 'employ':
        return `employed workers for ${good}`;
      case 'automate':
        return `put machines to work for ${good}`;
      case 'quality':
        return `raised the quality of ${good}`;
      case 'distribution':
        return `raised the distribution of ${good}`;
      case 'buy':
        return `bought ${amount} ${amount === 1 ? 'share' : 'shares'}`;
      case 'loans':
        return `took ${amount} ${amount === 1 ? 'loan' : 'loans'}`;
      case 'ships':
        return 'made my ships ready again';
      case 'run':
        return `produced extra ${good}`;
      case 'load':
        return `shipped ${amount} goods early`;
      default:
        return what satisfies never;
    }
  },
  card: (card) => (isPatron(card) ? 'took a Patron' : `took the ${card.replace('-', ' ')}`),
  track: (track) =>
    `developed ${track === 'exchange' ? 'the stock exchange' : track === 'cards' ? 'room for cards' : track}`,
  expects: (points) => `I reckon with about ${points} points in the end.`,
  expectsMore: (before, after) => `That lifts my reckoning from ${before} to ${after} points.`,
};
