import { type Move, seeded } from '@cromford/kernel';
import { simplestFirst } from '../search/simplest-first.ts';
import { simplest } from './simplest.ts';
import { bestTurns, comparedTurns, type TurnStart } from './turns.ts';

/** Positions in which turns are looked for, and how many that differ are compared. */
const NODES = 3_000;
const COMPARED = 3;

/** A turn, and what it leads to in spreads. */
export interface JudgedTurn {
  readonly moves: readonly Move[];
  readonly value: number;
}

/** What the coach would play at a moment, best first; whether time was up before all of it was compared. */
export interface Judged {
  readonly turns: readonly JudgedTurn[];
  readonly isHurried: boolean;
}

/**
 * The one judgement of a moment that the coach has, whoever asks: a hint, the review, the end of a game. So many positions find turns that differ, and these are
 * compared. The same moment is judged alike every time, unless `stop` says that time is up.
 */
export function judged(moment: TurnStart, stop: () => boolean = () => false): Judged {
  const found = bestTurns(moment, seeded(`coach ${moment.view.ply}`), NODES, COMPARED, stop);
  const turns = found.map(({ plan }) => simplest(moment, plan.moves));
  const values = comparedTurns(moment, turns, undefined, stop);
  // Where not even one deal was played on, they stand in the order in which they were found.
  const ranked = turns.map((moves, at) => ({ moves, value: values[at] ?? -at })).sort((a, b) => b.value - a.value);
  return {
    turns: simplestFirst(
      ranked,
      ({ value }) => value,
      ({ moves }) => moves,
    ),
    isHurried: stop(),
  };
}
