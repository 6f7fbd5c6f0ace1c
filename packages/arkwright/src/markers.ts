/** What an action marker lets its owner do. */
export type Kind =
  | 'factory'
  | 'workers'
  | 'machinery'
  | 'quality'
  | 'distribution'
  | 'stock-exchange'
  | 'production'
  | 'ship';

/** The six markers in a player's own colour that have rules (FE-CMP-17). */
export const COLOURED = ['factory', 'workers', 'machinery', 'quality', 'distribution', 'stock-exchange'] as const;
export type Coloured = (typeof COLOURED)[number];

/** The two shades of advanced markers: light grey is the first, dark grey the second. */
export const SHADES = ['first', 'second'] as const;
export type Shade = (typeof SHADES)[number];

export const GREY_KINDS = ['machinery', 'quality', 'distribution', 'production', 'stock-exchange'] as const;
export type GreyKind = (typeof GREY_KINDS)[number];
export type Grey = `${Shade}-${GreyKind}`;
export const GREYS = SHADES.flatMap((shade) => GREY_KINDS.map((kind): Grey => `${shade}-${kind}`));

/** Ships are action markers as well; their name is their capacity (FE-CMP-20). */
export const CAPACITIES = [2, 4, 6, 8, 10] as const;
export type Capacity = (typeof CAPACITIES)[number];
export type Ship = `ship-${Capacity}`;
export const SHIPS = CAPACITIES.map((capacity): Ship => `ship-${capacity}`);

export type Marker = Coloured | Grey | Ship;
export const MARKERS: readonly Marker[] = [...COLOURED, ...GREYS, ...SHIPS];

/** Two grey stock exchange markers exist in the first shade only, but both names are read. */
export const kindOf = Object.fromEntries(
  MARKERS.map((marker) => [marker, marker.replace(/^(first|second)-/, '').replace(/-\d+$/, '')]),
) as Readonly<Record<Marker, Kind>>;

/** Something about every marker, by its name. */
export function forMarkers<T>(make: (marker: Marker) => T): Readonly<Record<Marker, T>> {
  return Object.fromEntries(MARKERS.map((marker) => [marker, make(marker)])) as Record<Marker, T>;
}

const capacities = Object.fromEntries(SHIPS.map((ship, i) => [ship, CAPACITIES[i]])) as Readonly<
  Record<Ship, Capacity>
>;

/** What a ship can carry; 0 for a marker that is none. */
export function capacityOf(marker: Marker): number {
  return (capacities as Partial<Record<Marker, Capacity>>)[marker] ?? 0;
}

const shipNames: Readonly<Record<number, Ship>> = Object.fromEntries(SHIPS.map((ship) => [capacities[ship], ship]));

export function shipOf(capacity: number): Ship {
  return shipNames[capacity] as Ship;
}

export function isShip(marker: Marker): marker is Ship {
  return marker in capacities;
}
