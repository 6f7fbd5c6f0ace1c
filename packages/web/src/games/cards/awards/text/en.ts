import type { AwardsText } from './text.ts';

export const text: AwardsText = {
  title: 'Awards of the Card Game',
  about: 'For a win alone against the two automated opponents. They are kept on this device only.',
  reached: (won, all) => `${won} of ${all} reached`,
  open: 'not reached yet',
  first: 'first',
  best: (score) => `best score ${score}`,
  times: (n) => (n === 1 ? 'once' : `${n} times`),
  play: 'Play alone',
  noStore: 'This browser lets us keep nothing, so there is nothing to show.',
};
