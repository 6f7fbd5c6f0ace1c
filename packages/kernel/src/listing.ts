import { type Move, sameMove, type WithAmount } from './move.ts';
import {
  type Limits,
  type Line,
  limitsOf,
  type Note,
  type Offer,
  type Option,
  type Range,
  type Refusal,
  refusal,
} from './option.ts';

type WithAmounts<M extends Move> = Extract<M, WithAmount>;

/**
 * The list for search: open moves only, ranges written out. What is called for moves that are closed, too, is short enough for the compiler
 * to put it into every step, however long that is.
 */
export class OpenList<M extends Move> implements Offer<M> {
  /** Written anew for every list and never handed out: a list that grows while it is made costs more than a copy in the end. */
  private readonly lines: M[] = [];
  length = 0;

  /** Begins a new list. */
  clear(): void {
    this.length = 0;
  }

  /** The first move, where there is one. */
  get first(): M | undefined {
    return this.length > 0 ? this.lines[0] : undefined;
  }

  /** A list for whoever wants to keep it. */
  get moves(): readonly M[] {
    return this.lines.slice(0, this.length);
  }

  option(move: M, open?: boolean): undefined {
    if (open !== false) this.lines[this.length++] = move;
  }

  range(move: WithAmounts<M>, to: number): undefined {
    if (to < move.amount) return;
    this.option(move);
    for (let amount = move.amount + 1; amount <= to; amount++) this.option({ ...move, amount });
  }

  amounts(moves: readonly WithAmounts<M>[], from: number, to: number): undefined {
    if (from <= to) this.several(moves, from, to);
  }

  private several(moves: readonly WithAmounts<M>[], from: number, to: number): void {
    for (let amount = from; amount <= to; amount++) this.lines[this.length++] = moves[amount] as M;
  }

  never(): void {}
}

/** The list for people: everything that is wanted, with notes and reasons. */
export class FullList<M extends Move> implements Offer<M> {
  readonly options: Option<M>[] = [];
  private readonly isWanted: (move: M) => boolean;

  constructor(isWanted: (move: M) => boolean = () => true) {
    this.isWanted = isWanted;
  }

  option(move: M, open = true): Line | undefined {
    return this.line(open ? { move, notes: [] } : { move, notes: [], refusal: UNEXPLAINED });
  }

  range(move: WithAmounts<M>, to: number): Line | undefined {
    if (to < move.amount) return this.option(move, false);
    return this.line({ move, notes: [], range: { from: move.amount, to, step: 1 } });
  }

  amounts(moves: readonly WithAmounts<M>[], from: number, to: number): Line | undefined {
    return this.range(moves[from] as WithAmounts<M>, to);
  }

  never(move: M, reason: Refusal): void {
    this.line({ move, notes: [], refusal: reason, unlisted: true });
  }

  private line(option: Option<M>): Line | undefined {
    if (!this.isWanted(option.move)) return undefined;
    this.options.push(option);
    return new OptionLine(option);
  }
}

/** A reason that a step owes: it names no rule, and the proof of a game finds it. */
const UNEXPLAINED = refusal('not-offered', '');

class OptionLine implements Line {
  private readonly option: { -readonly [Field in keyof Option]: Option[Field] };

  constructor(option: Option) {
    this.option = option;
  }

  otherwise(reason: Refusal | Limits | undefined): Line {
    const { above, below, present } = limitsOf(reason);
    const { range, refusal: refused } = this.option;
    if (refused) this.option.refusal = above ?? below ?? refused;
    if (range)
      this.option.range = {
        ...range,
        ...(above && { limit: above }),
        ...(below && { floor: below }),
        ...(present !== undefined && { present }),
      };
    return this;
  }

  notes(...notes: readonly Note[]): Line {
    if (!this.option.refusal) this.option.notes = notes;
    return this;
  }

  unlisted(when = true): Line {
    if (when && this.option.refusal) this.option.unlisted = true;
    return this;
  }
}

/** Looks for one move in the list: open, refused, or not there at all. Only the lines that bear on it are read. */
export class Judge<M extends Move> extends FullList<M> {
  private readonly wanted: M;

  constructor(wanted: M) {
    super((move) => alike(move, wanted));
    this.wanted = wanted;
  }

  verdict(step: string, rule: string): Refusal | undefined {
    const { amount } = this.wanted as Partial<WithAmount>;
    /** Reasons for this very move, for a range that it lies outside of, and for the same move with another amount. */
    let exact: Refusal | undefined;
    let outside: Refusal | undefined;
    let other: Refusal | undefined;
    for (const { move, range, refusal: refused } of this.options) {
      if (range) {
        if (typeof amount !== 'number') continue;
        if (isWithin(range, amount)) return undefined;
        outside ??= beyond(range, amount);
      } else if (!sameMove(move, this.wanted)) other ??= refused;
      else if (refused) exact ??= refused;
      else return undefined;
    }
    const found = exact ?? outside ?? other ?? refusal('not-offered', rule, { step });
    return found.rule === '' ? { ...found, rule } : found;
  }
}

/** The same move but for its amount. A refused move stands for all its amounts: what cannot be done once cannot be done twice. */
function alike(move: Move, wanted: Move): boolean {
  if (!('amount' in move) || !('amount' in wanted)) return sameMove(move, wanted);
  return move.do === wanted.do && sameMove({ ...move, amount: 0 } as Move, { ...wanted, amount: 0 } as Move);
}

function isWithin({ from, to }: Range, amount: number): boolean {
  return Number.isInteger(amount) && amount >= from && amount <= to;
}

function beyond({ from, to, limit, floor }: Range, amount: number): Refusal {
  const reason = amount > to ? limit : amount < from ? floor : undefined;
  return reason ?? refusal('amount', (limit ?? floor)?.rule ?? '', { from, to });
}
