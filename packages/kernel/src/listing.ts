import { type Move, sameMove, type WithAmount } from './move.ts';
import { type Note, type Offer, type Option, type Refusal, refusal } from './option.ts';

/** The list for search: open moves only, ranges written out, the array used again and again. */
export class OpenList<M extends Move> implements Offer<M> {
  readonly explains = false;
  readonly moves: M[] = [];

  clear(): readonly M[] {
    if (this.moves.length > 0) this.moves.length = 0; // setting a length is slow, also to what it is
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

  range(move: Extract<M, WithAmount>, to: number, limit?: Refusal, ...notes: Note[]): void {
    this.options.push({ move, notes, range: { from: move.amount, to, step: 1, ...(limit && { limit }) } });
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
  private found: Refusal | 'open' | undefined;

  constructor(wanted: M) {
    this.wanted = wanted;
  }

  open(move: M): void {
    if (sameMove(move, this.wanted)) this.found = 'open';
  }

  range(move: Extract<M, WithAmount>, to: number, limit?: Refusal): void {
    const { amount } = this.wanted as Partial<WithAmount>;
    if (typeof amount !== 'number' || !sameMove({ ...move, amount }, this.wanted)) return;
    if (Number.isInteger(amount) && amount >= move.amount && amount <= to) this.found = 'open';
    else this.found ??= limit && amount > to ? limit : refusal('amount', limit?.rule ?? '', { from: move.amount, to });
  }

  refuse(move: M, reason: Refusal): void {
    if (this.covers(move)) this.found ??= reason;
  }

  never(move: M, reason: Refusal): void {
    if (this.covers(move)) this.found ??= reason;
  }

  verdict(step: string, rule: string): Refusal | undefined {
    if (this.found === 'open') return undefined;
    return this.found ?? refusal('not-offered', rule, { step });
  }

  /** A refused move stands for all its amounts: what cannot be done once cannot be done twice. */
  private covers(move: M): boolean {
    if (!('amount' in move) || !('amount' in this.wanted)) return sameMove(move, this.wanted);
    return sameMove({ ...move, amount: 0 } as Move, { ...this.wanted, amount: 0 } as Move);
  }
}
