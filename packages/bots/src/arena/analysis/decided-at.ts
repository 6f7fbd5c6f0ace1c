import type { Seat } from '@cromford/kernel';
import type { Standpoint } from './curve.ts';

/** As likely to win as this, somebody is no longer in doubt. */
const SURE = 2 / 3;

/**
 * After how many decisions the game was decided: from there on the winner was never again in doubt. Where he never was, the turn that did most for him; in a game for
 * one, the turn that changed most, for better or worse.
 */
export function decidedAt(curve: readonly Standpoint[], winners: readonly Seat[]): number {
  const seat = winners[0] ?? 0;
  const isSolo = curve[0]?.worths.length === 1;
  const isInDoubt = ({ chances }: Standpoint) => (chances[seat] ?? 0) < SURE;
  const last = isSolo || winners.length === 0 ? -1 : curve.findLastIndex(isInDoubt);
  if (last >= 0) return (curve[last + 1] ?? curve[last])?.ply ?? 0;
  let most = 0;
  let at = 0;
  curve.forEach((point, i) => {
    const of = ({ worths, chances }: Standpoint) => (isSolo ? worths : chances)[seat] ?? 0;
    const rise = i === 0 ? 0 : of(point) - of(curve[i - 1] as Standpoint);
    const change = isSolo ? Math.abs(rise) : rise;
    if (change > most) [most, at] = [change, point.ply];
  });
  return at;
}
