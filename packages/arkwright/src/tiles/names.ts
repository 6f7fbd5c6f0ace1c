/** The development tiles of the first edition (FE-DEV). */
export const TILES = [
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
export type Tile = (typeof TILES)[number];
