import type { Engine, Move, Seat, State } from '@cromford/kernel';
import type { Judgement, Weights } from '../judgement.ts';

/**
 * What a bot thinks with at one decision: the rules, the judgement, and a count of the positions it has looked at. Everything that
 * weighs moves goes through here, so that a budget means the same for every level.
 */
export class Mind {
  readonly engine: Engine;
  readonly judgement: Judgement;
  readonly weights: Weights;
  /** Positions made so far, and how many there may be. */
  nodes = 0;
  limit: number;
  /** How much of the best rival's worth is taken off one's own. */
  rivalry = 0;
  private readonly stop: (() => boolean) | undefined;
  private readonly looks: number[] = [];

  constructor(engine: Engine, judgement: Judgement, weights: Weights, limit: number, stop?: () => boolean) {
    this.engine = engine;
    this.judgement = judgement;
    this.weights = weights;
    this.limit = limit;
    this.stop = stop;
  }

  /** Budget or time is used up. */
  get spent(): boolean {
    return this.nodes >= this.limit || (this.stop?.() ?? false);
  }

  /** The open moves, but for those that change nothing where another says so more plainly. */
  moves(s: State, open: readonly Move[] = this.engine.open(s)): readonly Move[] {
    const { isIdle } = this.judgement;
    if (!isIdle || open.length < 2 || !open.some((move) => isIdle(s, move))) return open;
    return open.filter((move) => !isIdle(s, move));
  }

  /** The position after a move, on a copy. */
  after(s: State, move: Move): State {
    const copy = this.engine.rules.clone(s);
    this.engine.apply(copy, move);
    this.nodes++;
    return copy;
  }

  standing(s: State, seat: Seat): number {
    if (this.rivalry === 0) return this.judgement.worth(s, seat, this.weights);
    const worths = this.worths(s);
    const own = worths[seat] as number;
    let best = Number.NEGATIVE_INFINITY;
    worths.forEach((worth, other) => {
      if (other !== seat && worth > best) best = worth;
    });
    return best === Number.NEGATIVE_INFINITY ? own : own - this.rivalry * best;
  }

  /** The standing in the middle of a turn, where a judgement that only knows how turns end has nothing to say. */
  private halfway(s: State, seat: Seat): number {
    return this.judgement.sketch ? this.sketch(s, seat) : this.standing(s, seat);
  }

  /** Tells positions apart. */
  sketch(s: State, seat: Seat): number {
    const { judgement, weights } = this;
    return judgement.sketch?.(s, seat, weights) ?? judgement.worth(s, seat, weights);
  }

  /** The worth of every seat. */
  worths(s: State): number[] {
    const { judgement, weights } = this;
    const seats = this.engine.rules.score(s).length;
    const worths: number[] = [];
    if (judgement.worths) judgement.worths(s, weights, worths);
    else for (let seat = 0; seat < seats; seat++) worths.push(judgement.worth(s, seat, weights));
    return worths;
  }

  /**
   * How each move looks: at first sight where the judgement has an idea, else by its outcome, for which a view is `dealt` first. The
   * list is used again.
   */
  look(s: State, seat: Seat, moves: readonly Move[], dealt?: () => State): number[] {
    const { looks, judgement } = this;
    if (!judgement.hunches?.(s, seat, moves, this.weights, looks)) {
      const from = dealt?.() ?? s;
      for (let i = 0; i < moves.length; i++) looks[i] = this.halfway(this.after(from, moves[i] as Move), seat);
    }
    if (looks.length > moves.length) looks.length = moves.length;
    return looks;
  }

  /** The place of the move that looks best; the first of equals. */
  best(s: State, seat: Seat, moves: readonly Move[], dealt?: () => State): number {
    const looks = this.look(s, seat, moves, dealt);
    let best = 0;
    for (let i = 1; i < looks.length; i++) if ((looks[i] as number) > (looks[best] as number)) best = i;
    return best;
  }

  /** Whether the turn that this seat began at `from` goes on. */
  sameTurn(from: State, s: State, seat: Seat): boolean {
    return this.engine.turnOf(s) === seat && (this.judgement.sameTurn?.(from, s) ?? true);
  }
}
