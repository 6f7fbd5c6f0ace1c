import type { Terms } from './terms.ts';

/** What a bot says of the anniversary edition, where its rulebook has other words. */
export const anniversary: Terms = {
  clothes: 'clothing',
  distribution: 'marketing',
  build: 'construct',
  special: ['special tile', 'special tiles'],
  kinds: {
    factory: 'Factories tile',
    workers: 'Workers tile',
    machinery: 'Machines tile',
    quality: 'Quality tile',
    distribution: 'Marketing tile',
    'stock-exchange': 'Stock exchange tile',
    production: 'Production tile',
    ship: 'ship',
  },
  placed: (does, marker, at, again) => `${does.play} the ${marker}${again ? ' again' : ''} in the £${at} slot`,
};
