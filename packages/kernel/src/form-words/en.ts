import type { Said } from './words.ts';

/** What can be wrong with the form of a value, whatever it describes. */
export const words = {
  missing: 'is missing',
  unknown: 'there is no such field',
  plain: 'only whole numbers, texts, lists and plain objects',
  whole: 'must be a whole number',
  text: 'must be a text',
  list: 'must be a list',
  object: 'must be an object',
  least: ({ least }) => `must be ${least} or more`,
  most: ({ most }) => `must be ${most} or less`,
  entries: ({ entries }) => `needs ${entries} entries`,
  'entries-least': ({ least }) => `needs ${least} entries or more`,
  'entries-most': ({ most }) => `has more than ${most} entries`,
  'text-most': ({ most }) => `is longer than ${most} characters`,
  'one-of': ({ values }) => `must be one of: ${values}`,
  agenda: 'must be a list of frames or the name of a moment',
  'no-list': 'no list stands here',
  'no-object': 'no object stands here',
  'no-place': ({ entries }) => `no such place in a list of ${entries}`,
  other: 'does not fit here',
} satisfies Record<string, Said>;
