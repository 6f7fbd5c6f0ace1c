import { below, type Move, next, type Random, type Seat, type State, sameMove } from '@cromford/kernel';
import type { Mind } from './mind.ts';
import { type Plan, plans } from './plans.ts';

/** Decisions that count as a round where a game does not say what one is. */
const ROUND = 20;
/** In a line everybody compares so many ways to go on, at the first decisions of his turn, and then goes on as it looks best. */
const QUICK = { width: 1, branch: 8 };

export interface Horizon {
  /** Rounds that a line is played on. */
  readonly rounds: number;
  /** Decisions of every turn in it at which several moves are compared. */
  readonly care: number;
  /** Spreads by which turns may look worse and still be played, a third as often as the best. */
  readonly variety: number;
}

/** What makes lines differ. */
export interface Mood {
  readonly random: Random;
  readonly variety: number;
}

/**
 * How the lines of one deal stray, the same for every plan that is compared. Those of the first deal are the ones that look best: a plan is
 * not judged by one reply alone, nor by the replies to others.
 */
export function moods(deal: number, { variety }: Horizon, random: Random): () => Mood | undefined {
  if (deal === 0 || variety === 0) return () => undefined;
  const start = [next(random), next(random), next(random), next(random)];
  return () => ({ random: [...start], variety });
}

/** A turn in hand: whose it is, its moves, and the decision that the first of them is for. */
interface Turn {
  readonly seat: Seat;
  readonly moves: readonly Move[];
  readonly ply: number;
}

/** The round that the game has come to. */
export function roundOf({ judgement }: Mind, s: State): number {
  return judgement.clock?.(s) ?? Math.floor(s.ply / ROUND);
}

/**
 * The position some rounds after these moves of a seat. Everybody plans his turns, if quickly: lines in which each just takes what looks
 * best at first sight say far less about a turn, however many there are.
 */
export function playedOn(
  mind: Mind,
  from: State,
  seat: Seat,
  moves: readonly Move[],
  { rounds, care }: Horizon,
  mood?: Mood,
): State {
  const end = roundOf(mind, from) + rounds;
  return played(mind, from, seat, moves, care, (s) => roundOf(mind, s) >= end, mood);
}

/** The position after this turn of a seat, where the next one begins. */
export function playedTurn(mind: Mind, from: State, seat: Seat, moves: readonly Move[]): State {
  return played(mind, from, seat, moves, 1, (s) => s.ply > from.ply && !mind.sameTurn(from, s, seat));
}

function played(
  mind: Mind,
  from: State,
  seat: Seat,
  moves: readonly Move[],
  care: number,
  stops: (s: State) => boolean,
  mood?: Mood,
): State {
  const { engine } = mind;
  const s = engine.rules.clone(from);
  let turn: Turn = { seat, moves, ply: s.ply };
  let open = engine.open(s);
  while (open.length > 0) {
    const due = engine.turnOf(s) ?? 0;
    if (stops(s)) break;
    const wanted = turn.seat === due ? turn.moves[s.ply - turn.ply] : undefined;
    let move = wanted && open.find((one) => sameMove(one, wanted));
    if (!move) {
      turn = { seat: due, moves: quickTurn(mind, s, due, open, care, mood), ply: s.ply };
      move = turn.moves[0] as Move;
    }
    open = engine.apply(s, move);
    mind.nodes++;
  }
  return s;
}

function quickTurn(
  mind: Mind,
  s: State,
  seat: Seat,
  open: readonly Move[],
  care: number,
  mood: Mood | undefined,
): readonly Move[] {
  if (open.length < 2) return open.slice(0, 1);
  const found = plans(mind, s, seat, { ...QUICK, depth: care });
  return (mood ? tempted(mind, found, mood) : found[0])?.moves ?? open.slice(0, 1);
}

/** Of turns that look nearly as good as the best any may be played: who a line is played against is no machine. */
function tempted(mind: Mind, found: readonly Plan[], { random, variety }: Mood): Plan | undefined {
  const scale = variety * mind.judgement.spread;
  let chosen: Plan | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const plan of found) {
    // Gumbel noise: what is drawn so is drawn as by the odds of a softmax.
    const look = plan.value - scale * Math.log(-Math.log((below(random, 1 << 30) + 0.5) / (1 << 30)));
    if (look > most) {
      most = look;
      chosen = plan;
    }
  }
  return chosen;
}
