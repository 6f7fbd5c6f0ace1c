import type { Seat, State } from '@cromford/kernel';

/** What a one-sided player sees in a position beyond its worth, in the game's own unit. */
export type Leaning<S extends State = State> = (s: S, seat: Seat) => number;

/** By the name of the idea that they are in love with. */
export type Leanings<S extends State = State> = Readonly<Record<string, Leaning<S>>>;
