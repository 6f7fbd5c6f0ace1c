import type { Chapter } from '../../rulebook.ts';

/** In the words of its own rulebook. */
export const anniversary: Chapter = {
  id: 'anniversary',
  title: 'The anniversary edition',
  only: ['anniversary', 'spinning-mule'],
  parts: [
    'It says tile for marker, slot for space of the chart and marketing for distribution, and a tile that is used again may go to another slot. Stored goods are added to what you offer before the sale, instead of being sold one by one.',
    'Two modules can be added: the East India Company, on whose commodities you gain influence after every production, and asymmetric factories, of which each type has strengths of its own.',
  ],
};
