import type { Who } from '@cromford/cards';
import type { Seat } from '@cromford/kernel';

/** A marker on a track, and where the lit choice or production would bring it. */
export interface Token {
  readonly who: Who;
  readonly style: Seat | null;
  readonly name: string;
  readonly at: number;
  readonly then: number;
}

export interface PlacedToken {
  readonly token: Token;
  readonly isGhost: boolean;
  /** Per cent of the track, pixels from there to the right, and from its top. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly size: number;
}

/** One space in pixels: its number stands at the left of it, or above when it is tall. */
export interface Space {
  readonly width: number;
  readonly isTall: boolean;
}

/** Tokens on their spaces, clear of the number: one alone is large, two stand beside or below each other, more two by two. */
export function placed(
  tokens: readonly Token[],
  { from, count }: { from: number; count: number },
  { width, isTall }: Space,
): PlacedToken[] {
  const all = [
    ...tokens.map((token) => ({ token, at: token.at, isGhost: false })),
    ...tokens.filter(({ at, then }) => at !== then).map((token) => ({ token, at: token.then, isGhost: true })),
  ];
  const free = isTall ? { x: 1, y: 14, wide: width - 2, high: 23 } : { x: 13, y: 1, wide: width - 14, high: 21 };
  return all.map(({ token, at, isGhost }, i) => {
    const here = all.filter((other) => other.at === at).length;
    const nth = all.slice(0, i).filter((other) => other.at === at).length;
    const inRow = here > 2 || (here === 2 && free.wide >= free.high) ? 2 : 1;
    const cell = { wide: free.wide / inRow, high: free.high / Math.ceil(here / inRow) };
    const size = Math.max(6, Math.min(here === 1 ? 14 : 11, cell.wide, cell.high));
    return {
      token,
      isGhost,
      left: (100 * (at - from)) / count,
      right: free.x + cell.wide * (nth % inRow) + (cell.wide - size) / 2,
      top: free.y + cell.high * Math.floor(nth / inRow) + (cell.high - size) / 2,
      size,
    };
  });
}
