/** The four kinds of units, in the order in which every array of the game holds them. */
export const RESOURCES = ['materials', 'commodities', 'goods', 'capital'] as const;

export type Resource = (typeof RESOURCES)[number];

/** A resource as its place in arrays: 0 materials, 1 commodities, 2 goods, 3 capital. */
export type Kind = 0 | 1 | 2 | 3;

export const KINDS: readonly Kind[] = [0, 1, 2, 3];
export const CAPITAL: Kind = 3;

const KIND_OF: Readonly<Record<Resource, Kind>> = { materials: 0, commodities: 1, goods: 2, capital: 3 };

export function kindOf(resource: Resource): Kind {
  return KIND_OF[resource];
}

export function nameOf(kind: Kind): Resource {
  return RESOURCES[kind] as Resource;
}
