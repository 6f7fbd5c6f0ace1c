import { isOver, type Seat, type State } from '@cromford/kernel';
import type { Judgement, Outlook, Weights } from '../judgement.ts';
import { chances } from '../search/chances.ts';
import type { Features } from './features.ts';
import { Net, type Weights as NetWeights } from './net.ts';

/**
 * How much of the net's correction is believed. A search looks for positions that are overrated, and finds them where the net has seen
 * little; half of it plays far better than all or nothing (docs/learning.md).
 */
const TRUST = 0.5;

/** Spreads by which a lead is unsure where little more than the last shares are to be bought. */
const SURE = 0.1;

/** A written judgement corrected by a net: what it expects for each seat, and what games have shown must be added to that. */
export function learnedJudgement(
  written: Judgement,
  features: Features,
  weights: NetWeights,
  trust = TRUST,
): Judgement {
  const seats = features.seats.length;
  const net = new Net(weights, seats);
  const unit = written.spread * trust;

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
    return seen + unit * (net.scores[seat] as number);
  }

  /** Here nobody looks for what is overrated: all of the correction counts. */
  function outlook(s: State): Outlook {
    if (!look(s)) {
      const worths = Array.from({ length: seats }, (_, seat) => written.worth(s, seat, written.weights));
      return { worths, chances: chances(worths, SURE * written.spread) };
    }
    const worths = Array.from(features.worths, (worth, seat) => worth + written.spread * (net.scores[seat] as number));
    return { worths, chances: shares(net.chances) };
  }

  return {
    ...written,
    // Who plays alone has nobody to be ahead of.
    ...(seats > 1 && { outlook }),
    sketch: (s, seat, w) => written.worth(s, seat, w),
    worth: (s, seat, w) => (look(s, seat) ? found(s, seat, w) : written.worth(s, seat, w)),
    worths(s, w, into) {
      const seen = look(s);
      for (let seat = 0; seat < seats; seat++) into[seat] = seen ? found(s, seat, w) : written.worth(s, seat, w);
      into.length = seats;
    },
  };
}

/** Weights as parts of one. */
function shares(weights: Float64Array): number[] {
  const most = Math.max(...weights);
  const parts = Array.from(weights, (weight) => Math.exp(weight - most));
  const all = parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part) => part / all);
}
