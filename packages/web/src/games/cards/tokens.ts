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

export interface Placed {
  readonly token: Token;
  readonly isGhost: boolean;
  /** Per cent of the track, and pixels from its top. */
  readonly left: number;
  readonly top: number;
  readonly size: number;
}

/** Tokens on their spaces: one alone is large, two stand side by side, more two by two. */
export function placed(tokens: readonly Token[], { from, count }: { from: number; count: number }): Placed[] {
  const all = [
    ...tokens.map((token) => ({ token, at: token.at, isGhost: false })),
    ...tokens.filter(({ at, then }) => at !== then).map((token) => ({ token, at: token.then, isGhost: true })),
  ];
  return all.map(({ token, at, isGhost }, i) => {
    const here = all.filter((other) => other.at === at);
    const nth = all.slice(0, i).filter((other) => other.at === at).length;
    const inRow = here.length > 2 ? 2 : here.length;
    const size = here.length > 2 ? 10 : here.length === 2 ? 12 : 15;
    const column = (nth % 2) + 0.5;
    return {
      token,
      isGhost,
      // The number stands at the left of a space, the tokens in the rest of it.
      left: (100 * (at - from + 0.36 + (0.6 * column) / inRow)) / count - 0.55,
      top: here.length > 2 ? 1 + 10.5 * Math.floor(nth / 2) : (23 - size) / 2,
      size,
    };
  });
}
