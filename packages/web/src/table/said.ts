import type { Whys } from '../saves/games.ts';

/** What bots have said about their choices, by the entry of the log. */
export class Said {
  private readonly whys: Map<number, string>;

  /** What was kept with the game. */
  constructor(kept: Whys = {}) {
    this.whys = new Map(Object.entries(kept).map(([ply, why]) => [Number(ply), why]));
  }

  at(ply: number): string | undefined {
    return this.whys.get(ply);
  }

  note(ply: number, why: string): void {
    this.whys.set(ply, why);
  }

  /** The game has gone back to this step. */
  backTo(ply: number): void {
    for (const later of this.whys.keys()) if (later > ply) this.whys.delete(later);
  }

  /** All of it, to be kept with the game. */
  all(): Whys {
    return Object.fromEntries(this.whys);
  }
}
