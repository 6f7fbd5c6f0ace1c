import type { RuleId } from './option.ts';
import type { State } from './state.ts';

/** Something that can never be true of a position, and the rule that says so; '' where none needs to say it. */
export interface Breach {
  readonly rule: RuleId;
  readonly reason: string;
  /** Where in the state: `players.0.cash`. */
  readonly path?: string;
  /** Where pieces are missing or too many: as many as were found, and as there are. */
  readonly count?: { readonly found: number; readonly all: number };
}

/** Pieces of one kind. None is lost and none is made, wherever they lie. */
export interface Pieces<S extends State = State> {
  readonly what: string;
  readonly rule: RuleId;
  /** As many as there are. */
  readonly all: number;
  /** Only some are in this game, drawn at its start: never more than all of them. */
  readonly isDrawn?: boolean;
  count(s: S): number;
  /** Parts of the state in which the rest lies, in the order in which a sketch takes from them and lays back. */
  readonly rest: readonly string[];
  /** Lays more of them into that part, or takes that many out if `by` is below 0, as far as it goes. */
  lay(s: S, by: number, part: string): void;
}

/** Which pieces are missing or too many. */
export function pieceBreaches<S extends State>(pieces: readonly Pieces<S>[], s: S): Breach[] {
  return pieces.flatMap((kind) => {
    const found = kind.count(s);
    const by = found - kind.all;
    if (by === 0 || (by < 0 && kind.isDrawn)) return [];
    const amount = by > 0 ? `${by} too many` : `${-by} missing`;
    const [path] = kind.rest;
    return [
      {
        rule: kind.rule,
        ...(path !== undefined && { path }),
        reason: `${kind.what}: ${found} of ${kind.all}, ${amount}`,
        count: { found, all: kind.all },
      },
    ];
  });
}

/**
 * Completes a sketched position: what was put somewhere is taken from where the rest lies, what was taken away goes back there. Parts that
 * the sketch gives itself stay as they are. Of what is drawn there are as many as in the position that was sketched over, where that can be.
 */
export function balance<S extends State>(
  pieces: readonly Pieces<S>[],
  s: S,
  base: S,
  isGiven: (path: string) => boolean,
): void {
  for (const kind of pieces) {
    const wanted = kind.isDrawn ? kind.count(base) : kind.all;
    for (const part of kind.rest) {
      const by = wanted - kind.count(s);
      if (by !== 0 && !isGiven(part)) kind.lay(s, by, part);
    }
  }
}
