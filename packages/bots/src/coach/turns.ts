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
import { means } from '../arena/analysis/chances.ts';
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
export function bestTurns(
  { engine, view, seat }: TurnStart,
  random: Random,
  nodes: number,
  plans = 8,
  stop?: () => boolean,
): RankedPlan[] {
  const judgement = judgementOf(engine, 'learned');
  const effort = { ...levels.arkwright, everyKind: true, refine: true, finding: nodes, nodes, plans };
  return new Deliberation(engine, judgement, judgement.weights, view, seat, random, effort, stop).ranked();
}

/**
 * What each of these turns leads to, in spreads: all are played on over the same deals. The same question has always the same answer, and the others that are asked
 * about change nothing in it. Nothing where time was up before one deal was played on.
 */
export function comparedTurns(
  moment: TurnStart,
  turns: readonly (readonly Move[])[],
  random?: Random,
  stop?: () => boolean,
): number[] {
  return outcomes(moment, turns, random, stop).map(({ value }) => value);
}

/** What a turn leads to: in spreads, the others counted, and the own final score that is reckoned with then. */
interface Outcome {
  readonly value: number;
  readonly worth: number;
}

export function outcomes(
  { engine, view, seat }: TurnStart,
  turns: readonly (readonly Move[])[],
  random: Random = seeded('turns compared'),
  stop: () => boolean = () => false,
): Outcome[] {
  const judgement = judgementOf(engine, 'learned');
  const mind = new Mind(engine, judgement, judgement.weights, Number.POSITIVE_INFINITY);
  const usual = { ...levels.arkwright, ...judgement.search };
  const rounds = Math.min(usual.rounds, judgement.horizon ?? usual.rounds);
  const horizon = { rounds, care: usual.care, variety: usual.variety / 100 };
  const ends: State[][] = [];
  while (ends.length < DEALS && !stop()) {
    const dealt = engine.rules.guess(view, random);
    const mood = moods(ends.length, horizon, random);
    const met: State[] = [];
    for (const moves of turns) if (!stop()) met.push(playedOn(mind, dealt, seat, moves, horizon, mood()));
    // A deal that not all have met says nothing.
    if (met.length === turns.length) ends.push(met);
  }
  if (ends.length === 0) return [];
  return turns.map((_, at) => {
    const [value = 0, worth = 0] = means(
      ends.map((met) => [success(mind, met[at] as State, seat), mind.worths(met[at] as State)[seat] as number]),
    );
    return { value, worth };
  });
}

/** Whether the seat's turn that began at one position is over at another. */
export function isTurnOver(engine: Engine, before: State, now: State, seat: Seat): boolean {
  return engine.due(now)?.seat !== seat || judgementOf(engine).sameTurn?.(before, now) === false;
}

/** A turn up to the first draw: what follows has to be decided when it is seen. */
export function untilDraw({ engine, view }: TurnStart, moves: readonly Move[]): readonly Move[] {
  const s = engine.rules.guess(view, seeded('until a draw'));
  const known = moves.findIndex((move) => {
    const isKnown = s.barrier === view.barrier && engine.open(s).some((open) => sameMove(open, move));
    if (isKnown) engine.apply(s, move);
    return !isKnown;
  });
  return known < 0 ? moves : moves.slice(0, known);
}

/** What a turn does, and what speaks for it, as one who proposes it would say; `worth`, where it is known better than at first sight what it leads to. */
export function toldTurn(
  { engine, view, seat }: TurnStart,
  moves: readonly Move[],
  language: Language,
  worth?: number,
): readonly string[] {
  const judgement = judgementOf(engine, 'learned');
  const after = engine.rules.guess(view, seeded('told'));
  const done: Move[] = [];
  for (const move of moves) {
    if (engine.due(after)?.seat !== seat || !engine.open(after).some((open) => sameMove(open, move))) break;
    engine.apply(after, move);
    done.push(move);
  }
  // What has been played on is not compared with what has not.
  const expected = worth === undefined ? undefined : (s: State) => (s === after ? worth : Number.POSITIVE_INFINITY);
  return judgement.explain?.({ before: view, after, seat, moves: done, mood: 'proposed' }, language, expected) ?? [];
}

/** What a difference of one in success is worth, in the game's own unit. */
export function spreadOf(engine: Engine): number {
  return judgementOf(engine, 'learned').spread;
}
