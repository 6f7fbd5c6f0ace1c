import { type Move, sameMove, type WithAmount } from './move.ts';
import { type Limits, limitsOf, type Note, type Offer, type Option, type Refusal, refusal } from './option.ts';

/** The list for search: open moves only, ranges written out. */
export class OpenList<M extends Move> implements Offer<M> {
  readonly explains = false;
  moves: M[] = [];

  /** Begins a new list; the last one stays with whoever has it. */
  clear(): readonly M[] {
    if (this.moves.length > 0) this.moves = [];
    return this.moves;
  }

  open(move: M): void {
    this.moves.push(move);
  }

  range(move: Extract<M, WithAmount>, to: number): void {
    this.moves.push(move);
    for (let amount = move.amount + 1; amount <= to; amount++) this.moves.push({ ...move, amount });
  }

  refuse(): void {}

  never(): void {}
}

/** The list for people: everything, with notes and reasons. */
export class FullList<M extends Move> implements Offer<M> {
  readonly explains = true;
  readonly options: Option<M>[] = [];

  open(move: M, ...notes: Note[]): void {
    this.options.push({ move, notes });
  }

  range(move: Extract<M, WithAmount>, to: number, limit?: Refusal | Limits, ...notes: Note[]): void {
    const { above, below, present } = limitsOf(limit);
    const range = {
      from: move.amount,
      to,
      step: 1,
      ...(above && { limit: above }),
      ...(below && { floor: below }),
      ...(present !== undefined && { present }),
    };
    this.options.push({ move, notes, range });
  }

  refuse(move: M, reason: Refusal): void {
    this.options.push({ move, notes: [], refusal: reason });
  }

  never(move: M, reason: Refusal): void {
    this.options.push({ move, notes: [], refusal: reason, unlisted: true });
  }
}

/** Looks for one move in the list: open, refused, or not there at all. */
export class Judge<M extends Move> implements Offer<M> {
  readonly explains = true;
  private readonly wanted: M;
  private isOpen = false;
  /** Reasons for this very move, for a range that it lies outside of, and for the same move with another amount. */
  private exact: Refusal | undefined;
  private outside: Refusal | undefined;
  private alike: Refusal | undefined;

  constructor(wanted: M) {
    this.wanted = wanted;
  }

  open(move: M): void {
    if (sameMove(move, this.wanted)) this.isOpen = true;
  }

  range(move: Extract<M, WithAmount>, to: number, limit?: Refusal | Limits): void {
    const { amount } = this.wanted as Partial<WithAmount>;
    if (typeof amount !== 'number' || !sameMove({ ...move, amount }, this.wanted)) return;
    if (Number.isInteger(amount) && amount >= move.amount && amount <= to) {
      this.isOpen = true;
      return;
    }
    const { above, below } = limitsOf(limit);
    const reason = amount > to ? above : amount < move.amount ? below : undefined;
    this.outside ??= reason ?? refusal('amount', (above ?? below)?.rule ?? '', { from: move.amount, to });
  }

  refuse(move: M, reason: Refusal): void {
    if (sameMove(move, this.wanted)) this.exact ??= reason;
    else if (this.covers(move)) this.alike ??= reason;
  }

  never(move: M, reason: Refusal): void {
    this.refuse(move, reason);
  }

  verdict(step: string, rule: string): Refusal | undefined {
    if (this.isOpen) return undefined;
    const found = this.exact ?? this.outside ?? this.alike ?? refusal('not-offered', rule, { step });
    return found.rule === '' ? { ...found, rule } : found;
  }

  /** A refused move stands for all its amounts: what cannot be done once cannot be done twice. */
  private covers(move: M): boolean {
    if (!('amount' in move) || !('amount' in this.wanted)) return false;
    return sameMove({ ...move, amount: 0 } as Move, { ...this.wanted, amount: 0 } as Move);
  }
}
