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
  const judgement = judgementOf(engine, 'learned');
  const think = () => new Mind(engine, judgement, judgement.weights, nodes, stop);
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
  const values = candidates.map((move) => {
    const found = guesses.map((guess) => turnValue(think(), guess, seat, move, breadth));
    return found.reduce((sum, value) => sum + value, 0) / found.length;
  });
  let best = 0;
  for (let i = 1; i < values.length; i++) if ((values[i] as number) > (values[best] as number) + SAME) best = i;
  return { preferred: candidates[best] as Move, cost: (values[best] as number) - (values[0] as number) };
}

/** The best turn that starts with this move. */
function turnValue(mind: Mind, from: State, seat: Seat, move: Move, breadth: Breadth): number {
  const s = mind.after(from, move);
  if (!mind.sameTurn(from, s, seat)) return mind.standing(s, seat);
  return plans(mind, s, seat, breadth)[0]?.value ?? mind.standing(s, seat);
}
