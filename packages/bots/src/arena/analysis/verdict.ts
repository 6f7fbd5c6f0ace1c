import { type Engine, type Move, type Random, type Seat, type State, sameMove } from '@cromford/kernel';
import type { Bot } from '../../bot.ts';
import { judgementOf } from '../../judgements.ts';
import { Mind } from '../../search/mind.ts';
import { type Breadth, plans } from '../../search/plans.ts';

/** What the search says about one decision. */
export interface Verdict {
  readonly preferred: Move;
  /** What the played move is estimated to have cost, in the game's own unit: 0 when nothing better was found. */
  readonly cost: number;
}

/** A move that could be chosen, and the final score that is reckoned with after it. */
export interface Candidate {
  readonly move: Move;
  readonly value: number;
}

export interface Thoroughness extends Breadth {
  /** Positions looked at for each move that is compared. */
  readonly nodes: number;
  /** How often what is hidden is guessed. */
  readonly samples: number;
}

/** A decision that was made: what the seat knew, and what it played. */
export interface Made {
  readonly view: State;
  readonly seat: Seat;
  readonly played: Move;
}

/** Differences below this are none. */
const SAME = 0.01;

/**
 * Compares the move that was played with what the search would have played, and `adviser` if there is one, from what the seat knew. Each is
 * judged by the best whole turn that starts with it, over the same guesses of what is hidden.
 */
export function verdict(
  engine: Engine,
  { view, seat, played }: Made,
  random: Random,
  { samples, nodes, ...breadth }: Thoroughness,
  adviser?: Bot,
  stop?: () => boolean,
): Verdict {
  const think = thinking(engine, nodes, stop);
  const guesses = Array.from({ length: samples }, () => engine.rules.guess(view, random));
  const candidates: Move[] = [played];
  const add = (move: Move | undefined) => {
    if (move && !candidates.some((known) => sameMove(known, move))) candidates.push(move);
  };
  for (const guess of guesses) add(plans(think(), engine.rules.clone(guess), seat, breadth)[0]?.moves[0]);
  if (adviser) {
    const moves = [...engine.open(view)];
    add(adviser.choose({ engine, seat, moves, view: () => engine.rules.clone(view), ...(stop && { stop }) }));
  }
  if (candidates.length === 1) return { preferred: played, cost: 0 };
  const values = candidates.map((move) => turnsWorth(think, guesses, seat, move, breadth));
  let best = 0;
  for (let i = 1; i < values.length; i++) if ((values[i] as number) > (values[best] as number) + SAME) best = i;
  const cost = (values[best] as number) - (values[0] as number);
  return { preferred: candidates[best] as Move, cost };
}

/**
 * The moves that look best at a decision, the played one among them, best first: each judged by the best whole turn that starts with it, over
 * the same guesses of what is hidden.
 */
export function weighed(
  engine: Engine,
  { view, seat, played }: Made,
  random: Random,
  { samples, nodes, ...breadth }: Thoroughness,
  most: number,
): Candidate[] {
  const think = thinking(engine, nodes);
  const guesses = Array.from({ length: samples }, () => engine.rules.guess(view, random));
  const moves: Move[] = [played];
  for (const { moves: plan } of plans(think(), engine.rules.clone(guesses[0] as State), seat, breadth)) {
    const [first] = plan;
    if (moves.length < most && first && !moves.some((known) => sameMove(known, first))) moves.push(first);
  }
  return moves
    .map((move) => ({ move, value: turnsWorth(think, guesses, seat, move, breadth) }))
    .sort((a, b) => b.value - a.value);
}

type Think = () => Mind;

function thinking(engine: Engine, nodes: number, stop?: () => boolean): Think {
  const judgement = judgementOf(engine, 'learned');
  return () => new Mind(engine, judgement, judgement.weights, nodes, stop);
}

function turnsWorth(think: Think, guesses: readonly State[], seat: Seat, move: Move, breadth: Breadth): number {
  const found = guesses.map((guess) => turnValue(think(), guess, seat, move, breadth));
  return found.reduce((sum, value) => sum + value, 0) / found.length;
}

/** The best turn that starts with this move. */
function turnValue(mind: Mind, from: State, seat: Seat, move: Move, breadth: Breadth): number {
  const s = mind.after(from, move);
  if (!mind.sameTurn(from, s, seat)) return mind.standing(s, seat);
  return plans(mind, s, seat, breadth)[0]?.value ?? mind.standing(s, seat);
}
