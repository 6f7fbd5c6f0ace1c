/** The six developments of the player board (CG-DEV-04 to CG-DEV-09), as the state counts them. */
export const TRACKS = ['quality', 'distribution', 'cards', 'machinery', 'shipping', 'exchange'] as const;
export type Track = (typeof TRACKS)[number];

export const trackIndex: Readonly<Record<Track, number>> = {
  quality: 0,
  distribution: 1,
  cards: 2,
  machinery: 3,
  shipping: 4,
  exchange: 5,
};

/** CG-DEV-03 */
export const TOP_LEVEL = 2;
