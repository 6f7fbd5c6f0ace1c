import type { Face } from '../games/face.ts';
import type { Analyst } from './analysis/analyst.svelte.ts';
import type { ReplayModel } from './replay.svelte.ts';

/** What a part of a replay is given: the game, what the expert thinks of it, the step that is looked at and the way to another. */
export interface LookedAt {
  readonly replay: ReplayModel;
  readonly analyst: Analyst;
  readonly face: Face;
  readonly ply: number;
  readonly go: (to: number) => void;
}
