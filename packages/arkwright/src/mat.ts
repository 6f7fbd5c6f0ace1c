import { GREY_KINDS, type Grey, type GreyKind, type Shade } from './markers.ts';
import type { Ruleset } from './ruleset.ts';
import type { State } from './state.ts';

/** Where one kind of grey marker can lie: its count in `State.mat`, and the level from which it may be taken. */
export interface MatPlace {
  readonly place: number;
  readonly level: number;
}

export function matPlace(row: number, kind: GreyKind): number {
  return row * GREY_KINDS.length + GREY_KINDS.indexOf(kind);
}

/** How many there are. */
export function matPlaces({ matRows }: Pick<Ruleset, 'matRows'>): number {
  return matRows.length * GREY_KINDS.length;
}

/** The places of a grey marker, lowest level first, so that nobody reaches ahead for what lies before him. */
export function placesOf(rs: Pick<Ruleset, 'matRows'>, marker: Grey): MatPlace[] {
  const [, shade, kind] = /^(first|second)-(.*)$/.exec(marker) as unknown as [string, Shade, GreyKind];
  return rs.matRows
    .flatMap((row, i) => (row.shade === shade ? [{ place: matPlace(i, kind), level: row.level }] : []))
    .sort((a, b) => a.level - b.level);
}

/** The first of these places, up to a level, on which a marker lies (FE-TSM-02). */
export function lyingOn(s: State, places: readonly MatPlace[], level: number): MatPlace | undefined {
  for (let i = 0; i < places.length; i++) {
    const here = places[i] as MatPlace;
    if (here.level <= level && (s.mat[here.place] as number) > 0) return here;
  }
  return undefined;
}
