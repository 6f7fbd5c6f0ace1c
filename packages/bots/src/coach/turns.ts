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
import type { Judgement, TurnCompared, TurnTold } from '../judgement.ts';
import { judgementOf } from '../judgements.ts';
import { levels } from '../levels.ts';
import { Deliberation, type RankedPlan } from '../search/deliberate.ts';
import { moods, playedOn } from '../search/line.ts';
import { Mind } from '../search/mind.ts';
import { success } from '../search/success.ts';

/** Deals over which turns are compared where it must be known which is better, not only which leads; and where a price must be told from another. */
const DEALS = 8;
export const MANY_DEALS = 32;

/** A decision at which somebody's turn begins: what he sees of it. */
export interface TurnStart {
  readonly engine: Engine;
  readonly view: State;
  readonly seat: Seat;
}

/** The best ways to play a turn that differ, best first, as the strongest level would find them with so many positions; prices are told apart by who asks. */
export function bestTurns(
  { engine, view, seat }: TurnStart,
  random: Random,
  nodes: number,
  plans = 8,
  stop?: () => boolean,
): RankedPlan[] {
  const judgement = judgementOfTurns(engine);
  const effort = { ...levels.arkwright, prices: 0, everyKind: true, refine: true, finding: nodes, nodes, plans };
  return new Deliberation(engine, judgement, judgement.weights, view, seat, random, effort, stop).ranked();
}

/**
 * A tree that is asked again at each decision of a turn has hardly varied what comes late in it: here whole turns race. What a net has learned from games of
 * those who ask a tree is wrong for a race (docs/learning.md), so these judge as written.
 */
export function judgementOfTurns(engine: Engine): Judgement {
  const judgement = judgementOf(engine, 'learned');
  const { tree, ...search } = judgement.search ?? {};
  if (!tree?.again) return judgement;
  const { worth, worths } = judgementOf(engine);
  return { ...judgement, search, worth, ...(worths && { worths }) };
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
  deals?: number,
): number[] {
  return outcomes(moment, turns, random, stop, deals).map(({ value }) => value);
}

/** What a turn leads to: in spreads, the others counted; the final scores that are reckoned with then, one's own and the mean of the others'; and where it was played on to. */
interface Outcome {
  readonly value: number;
  readonly worth: number;
  readonly others: number;
  readonly ends: readonly State[];
}

export function outcomes(
  { engine, view, seat }: TurnStart,
  turns: readonly (readonly Move[])[],
  random: Random = seeded('turns compared'),
  stop: () => boolean = () => false,
  deals = DEALS,
): Outcome[] {
  const judgement = judgementOfTurns(engine);
  const mind = new Mind(engine, judgement, judgement.weights, Number.POSITIVE_INFINITY);
  const usual = { ...levels.arkwright, ...judgement.search };
  const rounds = Math.min(usual.rounds, judgement.horizon ?? usual.rounds);
  const horizon = { rounds, care: usual.care, variety: usual.variety / 100 };
  const ends: State[][] = [];
  while (ends.length < deals && !stop()) {
    const dealt = engine.rules.guess(view, random);
    const mood = moods(ends.length, horizon, random);
    const met: State[] = [];
    for (const moves of turns) if (!stop()) met.push(playedOn(mind, dealt, seat, moves, horizon, mood()));
    // A deal that not all have met says nothing.
    if (met.length === turns.length) ends.push(met);
  }
  if (ends.length === 0) return [];
  return turns.map((_, at) => {
    const ended = ends.map((met) => met[at] as State);
    const found = ended.map((s) => {
      const worths = mind.worths(s);
      const rivals = worths.filter((_worth, other) => other !== seat);
      return [
        success(mind, s, seat),
        worths[seat] as number,
        rivals.reduce((sum, one) => sum + one, 0) / (rivals.length || 1),
      ];
    });
    const [value = 0, worth = 0, others = 0] = means(found);
    return { value, worth, others, ends: ended };
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

/** Why one turn comes to more than another: what is better after it, each with both figures. Nothing is said that would speak for the other. */
export function toldAgainst(
  moment: TurnStart,
  own: TurnPlayedOn,
  best: TurnPlayedOn,
  language: Language,
): readonly string[] {
  const { engine, view, seat } = moment;
  const compared = ({ moves, outcome: { ends, worth } }: TurnPlayedOn): TurnCompared => {
    const { after, done } = playedOut(moment, moves);
    return { turn: { before: view, after, seat, moves: done, mood: 'proposed' }, ends, worth };
  };
  return judgementOf(engine, 'learned').against?.(compared(own), compared(best), language) ?? [];
}

interface TurnPlayedOn {
  readonly moves: readonly Move[];
  readonly outcome: Outcome;
}

/** What a turn does, and what speaks for it, as one who proposes it would say; `worth`, where it is known better than at first sight what it leads to. */
export function toldTurn(
  moment: TurnStart,
  moves: readonly Move[],
  language: Language,
  worth?: number,
): readonly string[] {
  const { engine, view, seat } = moment;
  const { after, done } = playedOut(moment, moves);
  // What has been played on is not compared with what has not.
  const expected = worth === undefined ? undefined : (s: State) => (s === after ? worth : Number.POSITIVE_INFINITY);
  const turn: TurnTold = { before: view, after, seat, moves: done, mood: 'proposed' };
  return judgementOf(engine, 'learned').explain?.(turn, language, expected) ?? [];
}

/** The position after a turn, as far as its moves are open: what was drawn on the way may fall otherwise. */
function playedOut({ engine, view, seat }: TurnStart, moves: readonly Move[]): { after: State; done: Move[] } {
  const after = engine.rules.guess(view, seeded('told'));
  const done: Move[] = [];
  for (const move of moves) {
    if (engine.due(after)?.seat !== seat || !engine.open(after).some((open) => sameMove(open, move))) break;
    engine.apply(after, move);
    done.push(move);
  }
  return { after, done };
}

/** What a difference of one in success is worth, in the game's own unit. */
export function spreadOf(engine: Engine): number {
  return judgementOf(engine, 'learned').spread;
}
