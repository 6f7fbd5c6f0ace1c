import type { Seat, Table } from '@cromford/kernel';

/** What one seat did in a game, in figures and choices that can be laid beside those of others. */
export interface Course {
  readonly game: string;
  readonly players: number;
  readonly score: number;
  readonly isWon: boolean;
  /** How often or how much of something, in the whole game. */
  readonly habits: Readonly<Record<string, number>>;
  /** What was chosen where all games have the same choice; missing where it never came to it. */
  readonly choices: Readonly<Record<string, string>>;
  /** A figure at the end of each stretch of the game. */
  readonly curves: Readonly<Record<string, readonly number[]>>;
}

/** What a game tells of a seat. Its lists are the order in which they are shown. */
export interface Chronicle {
  readonly habits: readonly string[];
  readonly choices: readonly string[];
  readonly curves: readonly string[];
  /** The ends of the stretches: 1770, 1780 … */
  readonly stretches: readonly string[];
  tell(table: Table, seat: Seat): Pick<Course, 'habits' | 'choices' | 'curves'>;
}

/** A sum by name, all of them from nothing on: what was never done counts as well. */
export class Counts {
  readonly sums: Record<string, number>;

  constructor(names: readonly string[]) {
    this.sums = Object.fromEntries(names.map((name) => [name, 0]));
  }

  add(name: string, by: number): void {
    this.sums[name] = (this.sums[name] ?? 0) + by;
  }
}

/** What was chosen first counts. */
export class Firsts {
  readonly chosen: Record<string, string> = {};

  note(name: string, what: string): void {
    this.chosen[name] ??= what;
  }
}
