import type { Analysis } from '@cromford/bots/arena';
import type { Entry } from '../engine/protocol.ts';
import type { Face } from '../games/face.ts';

/** Moves that are named of one turn. */
const NAMED = 3;

/** A turn that is spoken of: whose it was, and what it did. */
export interface TurnSaid {
  readonly seat: number | null;
  readonly text: string;
}

/** What was done after `from` decisions and up to the one numbered `to`: not the last small click, which only ended it. */
export function turnSaid(log: readonly Entry[], from: number, to: number, closing: Face['closing']): TurnSaid {
  const last = log[to];
  const seat = last?.seat ?? null;
  const own = log.slice(from + 1, to + 1).filter((entry) => entry.seat === seat);
  const deeds = own.filter(({ played }) => played && !closing(played)).map(({ move }) => move);
  if (deeds.length === 0) return { seat, text: last?.move ?? '' };
  return { seat, text: inShort(deeds) };
}

/** The first few of them. */
export function inShort(deeds: readonly string[]): string {
  return `${deeds.slice(0, NAMED).join(', ')}${deeds.length > NAMED ? ' …' : ''}`;
}

/** The turn by which a game was decided. */
export function decisiveTurn(
  { curve, decidedAt }: Analysis,
  log: readonly Entry[],
  closing: Face['closing'],
): TurnSaid {
  const before = curve.findLast(({ ply }) => ply < decidedAt);
  return turnSaid(log, before?.ply ?? Math.max(0, decidedAt - 1), decidedAt, closing);
}
