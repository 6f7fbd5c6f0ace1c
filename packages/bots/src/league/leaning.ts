import type { Seat, State } from '@cromford/kernel';

/** What a one-sided player sees in a position beyond its worth, in the game's own unit. */
export type Leaning<S extends State = State> = (s: S, seat: Seat) => number;

/** By the name of the idea that they are in love with. */
export type Leanings<S extends State = State> = Readonly<Record<string, Leaning<S>>>;

/** A leaning that looks at the own player alone. */
export function ofPlayer<S extends State & { players: P[] }, P>(of: (p: P, s: S) => number): Leaning<S> {
  return (s, seat) => of(s.players[seat] as P, s);
}

/** Over all factories that a player has. */
export function overFactories<F>(
  { factories }: { readonly factories: readonly (F | null)[] },
  of: (f: F, good: number) => number,
): number {
  return factories.reduce((all, f, good) => all + (f ? of(f, good) : 0), 0);
}

export function total(list: readonly number[]): number {
  return list.reduce((a, b) => a + b, 0);
}
