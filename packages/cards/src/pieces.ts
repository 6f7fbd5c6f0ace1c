/** A player's quality cards: three of his own, and the Engineer (CG-QD-10, CG-C12-02). */
export const QUALITY = ['quality-a', 'quality-b', 'quality-c', 'engineer'] as const;
/** His distribution cards: two of his own, and the Patent (CG-C11-01). */
export const DISTRIBUTION = ['distribution-a', 'distribution-b', 'patent'] as const;
/** His warehouses: two small ones, and the large one (CG-C13-01). */
export const WAREHOUSES = ['small-1', 'small-2', 'large'] as const;

export type QualityCard = (typeof QUALITY)[number];
export type DistributionCard = (typeof DISTRIBUTION)[number];
export type Warehouse = (typeof WAREHOUSES)[number];

/** Places of the cards that come from development cards. */
export const ENGINEER = 3;
export const PATENT = 2;
export const LARGE = 2;

/** Where a piece is, when not at the factory of a good. */
export const RESERVE = -1;
export const NOT_OWNED = -2;

/** Office and quality cards count as the one or the other (CG-PRC-04). */
export const SHOWS = ['price', 'appeal'] as const;
export type Shows = (typeof SHOWS)[number];
