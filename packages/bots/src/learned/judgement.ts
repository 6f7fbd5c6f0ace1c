import { isOver, type Seat, type State } from '@cromford/kernel';
import type { Judgement, Outlook, Taught, Weights } from '../judgement.ts';
import { chances } from '../search/chances.ts';
import type { Features } from './features.ts';
import { Net, type Weights as NetWeights } from './net.ts';

/** How much of a net's correction counts. */
export interface Belief {
  readonly trust: number;
  /** How much is taken off where the nets of a mean differ, in parts of their standard deviation. */
  readonly caution: number;
  /** How sure it is of who wins: less than one where the chances that it gave came true less often (docs/learning.md). */
  readonly certainty: number;
}

/**
 * A search looks for positions that are overrated, and finds them where a net has seen little: half of what one says plays far better than
 * all or nothing. Several that were taught apart overrate different things, so their mean may be believed more, and less where they
 * differ (docs/learning.md).
 */
const ALONE: Belief = { trust: 0.5, caution: 0, certainty: 1 };
const TOGETHER: Belief = { trust: 0.75, caution: 0.5, certainty: 1 };

/** Spreads by which a lead is unsure where little more than the last shares are to be bought. */
const SURE = 0.1;

/** A written judgement corrected by a net: what it expects for each seat, and what games have shown must be added to that. */
export function learnedJudgement(
  written: Judgement,
  features: Features,
  weights: NetWeights,
  taught: Taught = {},
): Judgement {
  const seats = features.seats.length;
  const net = new Net(weights, seats);
  const { trust, caution, certainty } = { ...((weights.shape.parts ?? 1) > 1 ? TOGETHER : ALONE), ...taught };
  const weighed = taught.weights ?? written.weights;

  /** Where the rest can be reckoned the net is not asked. */
  function look(s: State, seat?: Seat): boolean {
    if (isOver(s) || written.settled?.(s)) return false;
    features.read(s);
    net.look(features, seat);
    return true;
  }

  function found(s: State, seat: Seat, w: Weights): number {
    const plain = features.worths[seat] as number;
    // A temperament sees things as it would have, net or no net.
    const seen = w === written.weights ? plain : written.worth(s, seat, w);
    return seen + written.spread * (trust * (net.scores[seat] as number) - caution * (net.doubts[seat] as number));
  }

  /**
   * What may be told of a seat's end. Among several nobody looks here for what is overrated, and all of the correction counts. Alone it is what the search believes: a curve, a hint
   * and what turns have cost then speak of the same end.
   */
  function told(s: State, seat: Seat): number {
    if (!look(s, seat)) return written.worth(s, seat, written.weights);
    if (seats === 1) return found(s, seat, written.weights);
    return (features.worths[seat] as number) + written.spread * (net.scores[seat] as number);
  }

  function outlook(s: State): Outlook {
    // Who plays alone has nobody to be ahead of.
    if (seats === 1) return { worths: [told(s, 0)], chances: [0] };
    const end = isOver(s) ? undefined : written.foreseen?.(s);
    const ahead = end?.scores.map((score) => score / end.lead);
    if (!look(s)) {
      const worths = end?.scores ?? Array.from({ length: seats }, (_, seat) => written.worth(s, seat, written.weights));
      return { worths, chances: ahead ? shares(ahead, 1) : chances(worths, SURE * written.spread) };
    }
    const worths = Array.from(features.worths, (worth, seat) => worth + written.spread * (net.scores[seat] as number));
    // What the net has seen come of such positions, and what this one comes to when it is played on.
    const weights = Array.from(net.chances, (chance, seat) => certainty * chance + (ahead?.[seat] ?? 0));
    return { worths, chances: shares(weights, 1) };
  }

  return {
    ...written,
    weights: weighed,
    ...(written.explain && {
      explain: (turn, language, expected = told) => written.explain?.(turn, language, expected, weighed),
    }),
    ...(written.against && { against: (own, best, language) => written.against?.(own, best, language, weighed) ?? [] }),
    outlook,
    sketch: (s, seat, w) => written.worth(s, seat, w),
    // A net that chooses nothing is not asked in a search.
    ...((trust !== 0 || caution !== 0) && {
      worth: (s: State, seat: Seat, w: Weights) => (look(s, seat) ? found(s, seat, w) : written.worth(s, seat, w)),
      worths(s: State, w: Weights, into: number[]) {
        const seen = look(s);
        for (let seat = 0; seat < seats; seat++) into[seat] = seen ? found(s, seat, w) : written.worth(s, seat, w);
        into.length = seats;
      },
    }),
  };
}

/** Weights as parts of one; the less certain, the more alike. */
export function shares(weights: ArrayLike<number>, certainty: number): number[] {
  const most = Math.max(...Array.from(weights));
  const parts = Array.from(weights, (weight) => Math.exp(certainty * (weight - most)));
  const all = parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part) => part / all);
}
