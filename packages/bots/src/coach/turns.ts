import {
  type Engine,
  type Language,
  type Move,
  type Random,
  type Seat,
  type State,
  sameMove,
  seeded,
} from '@cromford/kernel';
import { judgementOf } from '../judgements.ts';
import { levels } from '../levels.ts';
import { Deliberation, type RankedPlan } from '../search/deliberate.ts';
import { moods, playedOn } from '../search/line.ts';
import { Mind } from '../search/mind.ts';
import { success } from '../search/success.ts';

/** Deals over which turns are compared where it must be known which is better, not only which leads. */
const DEALS = 8;

/** A decision at which somebody's turn begins: what he sees of it. */
export interface TurnStart {
  readonly engine: Engine;
  readonly view: State;
  readonly seat: Seat;
}

/** The best ways to play a turn that differ, best first, as the strongest level would find them with so many positions. */
export function bestTurns({ engine, view, seat }: TurnStart, random: Random, nodes: number, plans = 8): RankedPlan[] {
  const judgement = judgementOf(engine, 'learned');
  const effort = { ...levels.arkwright, everyKind: true, refine: true, finding: nodes, nodes, plans };
  return new Deliberation(engine, judgement, judgement.weights, view, seat, random, effort).ranked();
}

/** What each of these turns leads to, in spreads: all are played on over the same deals. The same question has always the same answer. */
export function comparedTurns(
  { engine, view, seat }: TurnStart,
  turns: readonly (readonly Move[])[],
  random: Random = seeded('turns compared'),
): number[] {
  const judgement = judgementOf(engine, 'learned');
  const mind = new Mind(engine, judgement, judgement.weights, Number.POSITIVE_INFINITY);
  const usual = { ...levels.arkwright, ...judgement.search };
  const rounds = Math.min(usual.rounds, judgement.horizon ?? usual.rounds);
  const horizon = { rounds, care: usual.care, variety: usual.variety / 100 };
  const sums = turns.map(() => 0);
  for (let deal = 0; deal < DEALS; deal++) {
    const dealt = engine.rules.guess(view, random);
    const mood = moods(deal, horizon, random);
    for (const [at, moves] of turns.entries())
      sums[at] = (sums[at] ?? 0) + success(mind, playedOn(mind, dealt, seat, moves, horizon, mood()), seat);
  }
  return sums.map((sum) => sum / DEALS);
}

/** Whether the seat's turn that began at one position is over at another. */
export function isTurnOver(engine: Engine, before: State, now: State, seat: Seat): boolean {
  return engine.due(now)?.seat !== seat || judgementOf(engine).sameTurn?.(before, now) === false;
}

/** What a turn does, and what speaks for it, as one who proposes it would say. */
export function toldTurn(
  { engine, view, seat }: TurnStart,
  moves: readonly Move[],
  language: Language,
): readonly string[] {
  const judgement = judgementOf(engine, 'learned');
  const after = engine.rules.guess(view, seeded('told'));
  const done: Move[] = [];
  for (const move of moves) {
    if (engine.due(after)?.seat !== seat || !engine.open(after).some((open) => sameMove(open, move))) break;
    engine.apply(after, move);
    done.push(move);
  }
  return judgement.explain?.({ before: view, after, seat, moves: done, mood: 'proposed' }, language) ?? [];
}

/** What a difference of one in success is worth, in the game's own unit. */
export function spreadOf(engine: Engine): number {
  return judgementOf(engine, 'learned').spread;
}
