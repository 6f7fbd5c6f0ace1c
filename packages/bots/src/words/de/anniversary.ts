import { kinds, type Terms } from './terms.ts';

/** What a bot says of the anniversary edition, where its rulebook has other words. */
export const anniversary: Terms = {
  theDistribution: 'das Marketing',
  aSpecial: 'ein Sonderplättchen',
  specials: 'Sonderplättchen',
  marker: (kind) => `das Plättchen ${kind}`,
  special: (kind) => `das Sonderplättchen ${kind}`,
  kinds: { ...kinds, factory: 'Fabriken', distribution: 'Marketing' },
  placed: (does, marker, at, again) =>
    `${marker}${again ? ' noch einmal' : ''} auf den Platz für ${at}\u00a0£ ${does.play}`,
};
