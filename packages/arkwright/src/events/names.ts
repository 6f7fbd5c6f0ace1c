/** The event markers that have a text (FE-EVT). End of Game is not among them: it closes the last decade. */
export const EVENTS = [
  'bureaucracy',
  'hamburg-credit-crisis',
  'war-on-the-continent',
  'lobby',
  'world-exhibition',
  'navigation-acts',
  'economic-crisis',
  'opium-war',
  'crown-jubilee',
  'made-in-england',
  'luddite-riot',
  'recession',
  'royal-society',
  'social-unrest',
  'threat-of-strike',
] as const;
export type EventName = (typeof EVENTS)[number];
