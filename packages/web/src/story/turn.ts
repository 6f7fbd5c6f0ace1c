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
  return { seat: log[to]?.seat ?? null, text: inShort(deedsOf(log, from, to, closing)) };
}

/** The same, each of its moves. */
export function deedsOf(log: readonly Entry[], from: number, to: number, closing: Face['closing']): readonly string[] {
  const last = log[to];
  const own = log.slice(from + 1, to + 1).filter(({ seat }) => seat === last?.seat);
  const deeds = own.filter(({ played }) => played && !closing(played)).map(({ move }) => move);
  return deeds.length > 0 ? deeds : [last?.move ?? ''];
}

/** What is said of a turn that did less, or more, than the one beside it. */
export interface Beside {
  readonly less: string;
  readonly more: (deeds: string) => string;
}

/**
 * Two turns side by side: what both have done is left out of both, in which order is no difference, and all that differs is named. Where one has done
 * nothing else, the other is what it lacks.
 */
export function apart(own: readonly string[], other: readonly string[], say: Beside): readonly [string, string] {
  if (other.length === 0) return [inShort(own), ''];
  const [mine, others] = [without(own, other), without(other, own)];
  if (mine.length === 0 && others.length === 0) return [inShort(own), inShort(other)];
  const said = (deeds: readonly string[], all: readonly string[]) =>
    `${deeds.length < all.length ? '… ' : ''}${counted(deeds)}`;
  if (others.length === 0) return [said(mine, own), say.less];
  return mine.length === 0 ? [inShort(own), say.more(counted(others))] : [said(mine, own), said(others, other)];
}

/** Each once, and how often. */
function counted(deeds: readonly string[]): string {
  const times = new Map<string, number>();
  for (const deed of deeds) times.set(deed, (times.get(deed) ?? 0) + 1);
  return [...times].map(([deed, n]) => (n > 1 ? `${n} × ${deed}` : deed)).join(', ');
}

/** What is in the one and not in the other, each as often as it is missing there. */
function without(all: readonly string[], others: readonly string[]): readonly string[] {
  const left = [...others];
  return all.filter((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** The first few of them. */
function inShort(deeds: readonly string[]): string {
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
