import type { Line, Offer, Refusal, Seat } from '@cromford/kernel';
import type { FrameOf } from '../../frames.ts';
import { type Kind, kindOf } from '../../markers.ts';
import type { Move } from '../../moves.ts';
import { because } from '../../refusals.ts';
import type { Ruleset } from '../../ruleset.ts';
import type { State } from '../../state.ts';
import type { Asks } from '../../step.ts';
import { distribution } from '../actions/distribution.ts';
import { exchange } from '../actions/exchange.ts';
import { factory } from '../actions/factory.ts';
import { machinery } from '../actions/machinery.ts';
import { productionAction } from '../actions/production.ts';
import { quality } from '../actions/quality.ts';
import { ship } from '../actions/ship.ts';
import { workers } from '../actions/workers.ts';

type WithAmount = Extract<Move, { amount: number }>;

/** Takes a list of choices that is over: what was refused keeps its reason, what was open comes too late. */
class Over implements Offer<Move> {
  private readonly offer: Offer<Move>;

  constructor(offer: Offer<Move>) {
    this.offer = offer;
  }

  option(move: Move, open = true): Line | undefined {
    if (!open) return this.offer.option(move, false)?.unlisted();
    if (move.do !== 'done') this.offer.never(move, because('main-action-over'));
    return undefined;
  }

  range(move: WithAmount, to: number): Line | undefined {
    return this.option(move, to >= move.amount);
  }

  amounts(moves: readonly WithAmount[], from: number, to: number): Line | undefined {
    return this.range(moves[from] as WithAmount, to);
  }

  never(move: Move, reason: Refusal): void {
    this.offer.never(move, reason);
  }
}

/** An action that has nothing more to offer ends unasked: who tries one thing more hears what the action itself would say. */
export function mainActionOver(rs: Ruleset) {
  const steps = {
    factory: factory(rs),
    workers: workers(rs),
    machinery: machinery(rs),
    quality: quality(rs),
    distribution: distribution(rs),
    ship: ship(rs),
    'production-action': productionAction(rs),
    exchange: exchange(rs),
  };

  return (s: State, seat: Seat, offer: Offer<Move>): void => {
    if (s.turn.marker === '') return;
    const step = stepOf(kindOf[s.turn.marker]);
    const frame = { step, seat, ...(step === 'exchange' && { why: 'action' }) } as FrameOf<typeof step>;
    const action = steps[step] as Asks<typeof step>;
    const over = new Over(offer);
    action.options(s, frame, over);
    action.never?.(s, frame, over);
  };
}

function stepOf(kind: Kind) {
  return kind === 'production' ? 'production-action' : kind === 'stock-exchange' ? 'exchange' : kind;
}
