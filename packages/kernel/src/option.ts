import type { Move, WithAmount } from './move.ts';
import type { Sentence } from './sentence.ts';

/** A rule's number in docs/rules, e.g. `SE-ACT-03`. */
export type RuleId = string;

export type Params = Readonly<Record<string, number | string | readonly number[]>>;

/** What the sentence of a code leaves blank, out of a list; a code that is not on it leaves nothing. */
export type BlanksOf<List, Code> = Code extends keyof List ? Readonly<List[Code]> : Readonly<Record<never, never>>;

/** What must come along with a code: all that its sentence leaves blank, and nothing else. */
export type Filling<List, Code> = Code extends keyof List
  ? Partial<List[Code]> extends List[Code]
    ? [params?: Readonly<List[Code]>]
    : [params: Readonly<List[Code]>]
  : [params?: Readonly<Record<string, never>>];

/** The engine's own refusals, which every game says in its words. */
export type KernelReason = 'amount' | 'not-offered' | 'game-over' | 'unreadable';
export type KernelBlanks = { amount: { from: number; to: number }; unreadable: { line: string } };

/** Sentences by code, each with the blanks of its code: one that is missing or misspelt does not compile. */
export type Sentences<List, Code extends string, Said = Sentence> = {
  readonly [Each in Code]: (params: BlanksOf<List, Each>) => Said;
};

/** Why a choice is not open: a code that every language has a sentence for, the rule, and what the sentence needs. */
export interface Refusal {
  readonly code: string;
  readonly rule: RuleId;
  readonly params: Params;
}

/** Something worth knowing before choosing: a price, a consequence, a warning. */
export interface Note {
  readonly code: string;
  readonly params: Params;
  /** A warning is asked once more before it is played. */
  readonly warns?: true;
}

/** Amounts from, from + step, … up to `to`. */
export interface Range {
  readonly from: number;
  readonly to: number;
  readonly step: number;
  /** Why it cannot be more. */
  readonly limit?: Refusal;
  /** Why it cannot be less. */
  readonly floor?: Refusal;
  /** The amount that is so already, where there is one: people begin from it. */
  readonly present?: number;
}

/** Why the amounts of a range end where they do, on both sides, and where between them things stand. */
export interface Limits {
  readonly above?: Refusal;
  readonly below?: Refusal;
  readonly present?: number;
}

/** One line of the list of choices. With a range, `move.amount` is the smallest amount. */
export interface Option<M extends Move = Move> {
  readonly move: M;
  readonly range?: Range;
  readonly notes: readonly Note[];
  /** Absent on a choice that is open. */
  readonly refusal?: Refusal;
  /** A thing that people try but that is never open here: it has its reason, and no place on the screen. */
  readonly unlisted?: true;
}

/**
 * The rest of a line of the list, for whoever reads it. Search gets none: what stands after `?.` is never built for it, and a step needs
 * no second way to say the same, `offer.option(HIRE, room > 0)?.otherwise(refusal('full', …)).notes(note('cost', …))`.
 */
export interface Line {
  /** Why the move is not open, where it is not; of amounts, why not more, or on both sides why not. */
  otherwise(reason: Refusal | Limits | undefined): Line;
  /** What is worth knowing where it is open. */
  notes(...notes: readonly Note[]): Line;
  /** Where it is not open, it is not shown among the choices either. */
  unlisted(when?: boolean): Line;
}

/**
 * Where a step lists its options. Search passes one that keeps nothing but the open moves; a screen passes one
 * that keeps the reasons as well. One list, read in two ways: there is no second source of legality.
 */
export interface Offer<M extends Move> {
  /** A move, open or not. */
  option(move: M, open?: boolean): Line | undefined;
  /** Any amount from `move.amount` to `to`; not open when that is less. */
  range(move: Extract<M, WithAmount>, to: number): Line | undefined;
  /** The same where `moves` holds the move of each amount, made once, because lists are built many million times in search. */
  amounts(moves: readonly Extract<M, WithAmount>[], from: number, to: number): Line | undefined;
  /** What people try here though it is never open: refused like the others, but not shown among the choices. */
  never(move: M, refusal: Refusal): void;
}

export function refusal(code: string, rule: RuleId, params: Params = {}): Refusal {
  return { code, rule, params };
}

/** A line that is no move in the game's notation. */
export function unreadable(line: string): Refusal {
  return refusal('unreadable', '', { line: line.slice(0, 80) });
}

/** A single reason is one for not more. */
export function limitsOf(limit: Refusal | Limits | undefined): Limits {
  if (!limit) return {};
  return 'code' in limit ? { above: limit } : limit;
}

export function note(code: string, params: Params = {}): Note {
  return { code, params };
}

export function warning(code: string, params: Params = {}): Note {
  return { code, params, warns: true };
}

/** Every open move, ranges written out: what a bot chooses from. */
export function openMoves<M extends Move>(options: readonly Option<M>[]): M[] {
  const moves: M[] = [];
  for (const option of options) {
    if (option.refusal) continue;
    if (!option.range) moves.push(option.move);
    else for (const amount of amounts(option.range)) moves.push({ ...option.move, amount });
  }
  return moves;
}

export function amounts(range: Range): number[] {
  const list: number[] = [];
  for (let amount = range.from; amount <= range.to; amount += range.step) list.push(amount);
  return list;
}
