/** The development tiles of the first edition (FE-DEV). */
export const FIRST_EDITION_TILES = [
  'accountant',
  'administrator',
  'agent',
  'broker',
  'charisma',
  'developer',
  'engineer',
  'engineering-works',
  'extra-shifts',
  'foreman',
  'inventor',
  'office',
  'patent',
  'patron-food',
  'patron-clothes',
  'patron-cutlery',
  'patron-lamps',
  'school',
  'small-warehouse',
  'workshop',
] as const;

/** Tiles that only the anniversary edition has (AE-DEV11, AE-DEV13, AE-DEV19). */
const NEW_TILES = ['machine-works', 'press-attache', 'tinkerer'] as const;

/** Every tile of the board game; a state counts them in this order. */
export const TILES = [...FIRST_EDITION_TILES, ...NEW_TILES] as const;
export type Tile = (typeof TILES)[number];

/** The place of a tile in that order. */
export const tileIndex = Object.fromEntries(TILES.map((tile, i) => [tile, i])) as Readonly<Record<Tile, number>>;

type AnniversaryTile = Exclude<Tile, 'engineering-works'>;
export const ANNIVERSARY_TILES = TILES.filter((tile): tile is AnniversaryTile => tile !== 'engineering-works');
