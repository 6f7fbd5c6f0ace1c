import { below, type Engine, type Move, type Random, type State, sameMove } from '@cromford/kernel';
import { anyOf, type Bot, type Position } from './bot.ts';
import { Diary } from './diary.ts';
import type { Judgement, Weights } from './judgement.ts';
import { lookAhead } from './search/lookahead.ts';
import { Mind } from './search/mind.ts';
import { type Breadth, type Plan, plans, varied } from './search/plans.ts';
import { refined } from './search/refine.ts';
import { treeSearch } from './search/tree.ts';
import { tempered } from './temperaments.ts';

/** How much a bot that plans may think. */
export interface Budget {
  /** Positions looked at for one turn. */
  readonly nodes: number;
  /** Unfinished turns followed at the same time, and moves tried at each decision. */
  readonly width: number;
  readonly branch: number;
  /** Finished turns that are looked ahead from, and how many rounds; without them the best plan is played as it is. */
  readonly plans: number;
  readonly rounds: number;
  /** Decisions of every turn on the way there at which several moves are compared; one, where it is not said. */
  readonly care?: number;
  /** Most positions that go into finding turns: a wider search finds what the judgement overrates. */
  readonly finding?: number;
  /** Deals of what is hidden, where plans are compared in a tree over the turns to come. */
  readonly deals?: number;
  readonly everyKind?: boolean;
  /** Whether the best turns found are gone through once more, decision by decision. */
  readonly refine?: boolean;
  /** How often, of a thousand turns, another than the best plan is played: for games to learn from. */
  readonly wander?: number;
  /** The round before which it wanders, the last time in the round just before: what comes of a position is then what comes of playing well. */
  readonly until?: number;
}

/** A plan in hand: the moves still to be played, the decision at which the next one is due, and what chance had last decided when it was made. */
interface Intent {
  readonly moves: readonly Move[];
  readonly ply: number;
  readonly barrier: number;
}

/** By what positions are judged. */
export type Judge = (engine: Engine) => Judgement;

/** Part of the budget that goes into finding turns at most; the rest compares them. */
const FINDING = 0.2;

/** Part of the budget that goes into doing the best turn better, where turns are not compared further. */
const REFINING = 0.4;

/** How own turns further on are found. */
const FURTHER: Breadth = { width: 1, branch: 8, depth: 3, everyKind: true };

/** Plans that one who wanders chooses among. */
const WANDERED = 12;

/** Plans its whole turn, and plays the plan as long as things go as planned. */
export function planner(generator: Random, budget: Budget, temper: Weights, judge: Judge): Bot {
  const ahead = budget.plans > 1;
  const diary = new Diary(judge);
  let intent: Intent | undefined;

  /** Where something has been drawn or shown since, the rest is thought about again. */
  function planned(moves: readonly Move[], { ply, barrier }: State): Move | undefined {
    const next = intent?.ply === ply && intent.barrier === barrier ? intent.moves[0] : undefined;
    return next && moves.find((move) => sameMove(move, next));
  }

  function thought({ engine, seat, stop }: Position, view: State): Plan | undefined {
    const judgement = judge(engine);
    const { care = 1, finding = budget.nodes } = { ...budget, ...judgement.search };
    const forFinding = ahead
      ? Math.min(FINDING * budget.nodes, finding)
      : budget.nodes * (budget.refine ? 1 - REFINING : 1);
    const mind = new Mind(engine, judgement, tempered(judgement.weights, temper), forFinding, stop);
    const seats = engine.rules.score(view).length;
    mind.rivalry = judgement.rivalry?.(seats, ahead) ?? 0;
    const dealt = engine.rules.guess(view, generator);
    const found = plans(mind, dealt, seat, budget);
    if (wanders(judgement.clock?.(view) ?? 0)) {
      const some = varied(found, WANDERED);
      return anyOf(some, below(generator, some.length));
    }
    mind.limit = budget.nodes;
    const best = ahead ? varied(found, budget.plans) : found.slice(0, 1);
    const better = budget.refine ? best.map((plan) => refined(mind, dealt, seat, plan)) : best;
    if (better.length < 2) return better[0];
    mind.rivalry = 0; // everybody plays on for himself; who wins by it is asked at the end
    if (budget.deals)
      return treeSearch(mind, view, seat, better, generator, { breadth: FURTHER, most: 6, deals: budget.deals })[0]
        ?.plan;
    const rounds = Math.min(budget.rounds, judgement.horizon ?? budget.rounds);
    return lookAhead(mind, view, seat, better, generator, { rounds, care })[0]?.plan;
  }

  function wanders(round: number): boolean {
    const { wander = 0, until = Number.POSITIVE_INFINITY } = budget;
    if (wander === 0 || round >= until) return false;
    return round === until - 1 || below(generator, 1000) < wander;
  }

  return {
    choose(position) {
      const moves = [...position.moves];
      const view = position.view();
      let move = planned(moves, view);
      if (move && intent) intent = { ...intent, moves: intent.moves.slice(1), ply: view.ply + 1 };
      else {
        const [first, ...rest] = thought(position, view)?.moves ?? [];
        intent = { moves: rest, ply: view.ply + 1, barrier: view.barrier };
        move = first && moves.find((open) => sameMove(open, first));
      }
      move ??= moves[0] as Move;
      diary.note(position.engine, position.seat, view, move);
      return move;
    },
    explain: (language) => diary.tell(language),
  };
}
