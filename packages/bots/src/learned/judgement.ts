import { isOver, type Seat, type State } from '@cromford/kernel';
import type { Judgement, Weights } from '../judgement.ts';
import { Net, type Weights as NetWeights } from './net.ts';

/** A written judgement corrected by a net: what it expects for each seat, and what games have shown must be added to that. */
export function learnedJudgement(written: Judgement, weights: NetWeights, seats: number, trust = 1): Judgement {
  const features = written.features?.();
  if (!features) throw new Error('no net can be taught this game');
  const net = new Net(weights, seats);
  const spread = written.spread * trust;

  function look(s: State, seat?: Seat): boolean {
    if (isOver(s) || written.settled?.(s)) return false;
    features?.read(s);
    if (features) net.look(features, seat);
    return true;
  }

  /** How a temperament sees it differently. */
  function bent(s: State, seat: Seat, w: Weights): number {
    return w === written.weights ? 0 : written.worth(s, seat, w) - (features?.worths[seat] as number);
  }

  const found = (s: State, seat: Seat, w: Weights) =>
    (features?.worths[seat] as number) + spread * (net.scores[seat] as number) + bent(s, seat, w);

  return {
    ...written,
    sketch: (s, seat, w) => written.worth(s, seat, w),
    worth: (s, seat, w) => (look(s, seat) ? found(s, seat, w) : written.worth(s, seat, w)),
    worths(s, w, into) {
      const seen = look(s);
      for (let seat = 0; seat < seats; seat++) into[seat] = seen ? found(s, seat, w) : written.worth(s, seat, w);
      into.length = seats;
    },
  };
}
