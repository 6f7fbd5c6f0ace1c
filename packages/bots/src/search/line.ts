import { type Move, type Seat, type State, sameMove } from '@cromford/kernel';
import type { Mind } from './mind.ts';
import { plans } from './plans.ts';

/** Decisions that count as a round where a game does not say what one is. */
const ROUND = 20;
/** In a line everybody compares so many ways to go on, at the first decisions of his turn, and then goes on as it looks best. */
const QUICK = { width: 1, branch: 8 };

/** A turn in hand: whose it is, its moves, and the decision that the first of them is for. */
interface Turn {
  readonly seat: Seat;
  readonly moves: readonly Move[];
  readonly ply: number;
}

/** The round that the game has come to. */
function roundOf({ judgement }: Mind, s: State): number {
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
  rounds: number,
  care: number,
): State {
  const end = roundOf(mind, from) + rounds;
  return played(mind, from, seat, moves, care, (s) => roundOf(mind, s) >= end);
}

/** The position after these moves and everybody's replies, where the seat has a turn again. */
export function playedRound(mind: Mind, from: State, seat: Seat, moves: readonly Move[]): State {
  const began = roundOf(mind, from);
  return played(mind, from, seat, moves, 1, (s, due) => due === seat && roundOf(mind, s) > began);
}

function played(
  mind: Mind,
  from: State,
  seat: Seat,
  moves: readonly Move[],
  care: number,
  stops: (s: State, due: Seat) => boolean,
): State {
  const { engine } = mind;
  const s = engine.rules.clone(from);
  let turn: Turn = { seat, moves, ply: s.ply };
  let open = engine.open(s);
  while (open.length > 0) {
    const due = engine.due(s)?.seat ?? 0;
    if (stops(s, due)) break;
    const wanted = turn.seat === due ? turn.moves[s.ply - turn.ply] : undefined;
    let move = wanted && open.find((one) => sameMove(one, wanted));
    if (!move) {
      turn = { seat: due, moves: quickTurn(mind, s, due, open, care), ply: s.ply };
      move = turn.moves[0] as Move;
    }
    open = engine.apply(s, move);
    mind.nodes++;
  }
  return s;
}

function quickTurn(mind: Mind, s: State, seat: Seat, open: readonly Move[], care: number): readonly Move[] {
  return (open.length > 1 && plans(mind, s, seat, { ...QUICK, depth: care })[0]?.moves) || open.slice(0, 1);
}
