import type { Scene } from '../engine/protocol.ts';

/** How somebody stands in a game, for the list of games. */
export interface Placing {
  readonly players: number;
  /** Whose eyes it was last seen with; `null` is a bystander. */
  readonly seat: number | null;
  readonly score: number;
  /** 1 is the first; who has as much shares it. */
  readonly rank: number;
  readonly isMine: boolean;
}

export function standingIn({
  players,
  seat,
  due,
  scores,
}: Pick<Scene, 'players' | 'seat' | 'due' | 'scores'>): Placing {
  const score = scores[seat ?? 0] ?? 0;
  return {
    players: players.length,
    seat,
    score,
    rank: 1 + scores.filter((other) => other > score).length,
    isMine: due !== null && due === seat,
  };
}
