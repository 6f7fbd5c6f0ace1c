import type { Outlook } from '../../judgement.ts';
import { chances as chancesOf } from '../../search/chances.ts';
import { means } from './chances.ts';

/** How things stood after that many decisions: at the start, and whenever a turn had ended. */
export interface Standpoint extends Outlook {
  readonly ply: number;
}

/** Spreads by which a lead at the start is blurred; towards the end ever less, but even one's last turn may not be what was foreseen. */
const BLUR = 3;
const SURE = 0.1;

/**
 * A few games played on say little about one turn, but much about three: each point leans on its neighbours. Among rivals a chance is what the
 * expected scores make it, the less sure the more of the game is left. The end is as it was.
 */
export function smoothed(curve: readonly Standpoint[], spread: number): Standpoint[] {
  const last = curve.at(-1)?.ply ?? 0;
  return curve.map((point, at) => {
    const [before, after] = [curve[at - 1], curve[at + 1]];
    if (!after) return tidy(point);
    const near = [before ?? point, point, point, after];
    const worths = means(near.map((one) => one.worths));
    const blur = Math.max(SURE, BLUR * (1 - point.ply / last));
    const chances = worths.length > 1 ? chancesOf(worths, spread * blur) : means(near.map((one) => one.chances));
    return tidy({ ply: point.ply, worths, chances });
  });
}

/** Rounded to what is shown. */
export function tidy({ ply, worths, chances }: Standpoint): Standpoint {
  return {
    ply,
    worths: worths.map((worth) => Math.round(worth * 100) / 100),
    chances: chances.map((chance) => Math.round(chance * 10_000) / 10_000),
  };
}
