import type { ShelfLabels } from '../labels.ts';

export const labels: ShelfLabels = {
  'spinning-jenny': {
    name: 'Spinning Jenny',
    about: 'The short first edition: three decades, two levels of mill.',
    players: '2–4',
    time: '2 h',
  },
  'water-frame': {
    name: 'Water Frame',
    about: 'The full first edition: five decades, ships, contracts, events.',
    players: '2–4',
    time: '4 h',
  },
  anniversary: {
    name: 'Water Frame, Anniversary',
    about: 'The full game as revised in 2025: new tiles and events, two modules.',
    players: '2–4',
    time: '4 h',
  },
  'spinning-mule': {
    name: 'Spinning Mule',
    about: 'The short game of 2025: three decades, one for each level; two modules.',
    players: '2–4',
    time: '2 h',
  },
  'card-game': {
    name: 'The Card Game',
    about: 'The same contest in cards: twelve rounds, open supply, solo play.',
    players: '1–4',
    time: '90 min',
  },
  empire: { name: 'Empire', about: 'One player, nine cards, nine dice, thirty years.', players: '1', time: '30 min' },
};
