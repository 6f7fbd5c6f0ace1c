import type { Seat } from '@cromford/kernel';
import type { Entry } from '../engine/protocol.ts';

/** So many decisions of one turn are named; the others are counted. */
const NAMED = 3;

/** What others have decided since one's own last decision, or since the beginning. */
export function sinceOwn(log: readonly Entry[], seat: Seat | null): readonly Entry[] {
  if (seat === null) return [];
  const own = log.findLastIndex((entry) => entry.seat === seat);
  return log.slice(own + 1).filter((entry) => entry.seat !== null);
}

export interface Brief {
  readonly seat: Seat;
  readonly moves: readonly string[];
  readonly more: number;
}

/** Turn by turn, in the order in which they were played: how each began, and how many decisions followed. */
export function inBrief(entries: readonly Entry[]): Brief[] {
  const turns: { seat: Seat; moves: string[] }[] = [];
  for (const { seat, move } of entries) {
    if (seat === null) continue;
    const last = turns.at(-1);
    if (last?.seat === seat) last.moves.push(move);
    else turns.push({ seat, moves: [move] });
  }
  return turns.map(({ seat, moves }) => ({
    seat,
    moves: moves.slice(0, NAMED),
    more: Math.max(0, moves.length - NAMED),
  }));
}
