import type { AnyGame, State } from '@cromford/kernel';

/** What the engine's worker needs of a game: its rules, and how its moves fall into turns. */
export interface GameEngine {
  load(): Promise<AnyGame>;
  /** The turn, cycle or round that a position belongs to, counted from 1. The log and the charts go by it. */
  chapter(view: State): number;
}

/** Every game that can be played, by id. Its screens are in faces.ts. */
export const engines: Readonly<Record<string, GameEngine>> = {
  empire: {
    load: async () => (await import('@cromford/empire')).empire,
    chapter: (view) => (view as State & { turn: number }).turn,
  },
};
