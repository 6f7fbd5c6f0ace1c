import { below, type Engine, type Move, type Random, type State, sameMove } from '@cromford/kernel';
import { anyOf, type Bot, type BotDecision } from './bot.ts';
import { Diary } from './diary.ts';
import type { Judgement, Weights } from './judgement.ts';
import { Deliberation, type Effort, treeFor } from './search/deliberate.ts';
import { type Plan, varied } from './search/plans.ts';
import { tempered } from './temperaments.ts';

/** How much a bot that plans may think. */
export interface Budget extends Effort {
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
export type JudgementFor = (engine: Engine) => Judgement;

/** Plans that one who wanders chooses among. */
const WANDERED = 12;

/** Plans its whole turn, and plays the plan as long as things go as planned. */
export function planner(generator: Random, budget: Budget, temper: Weights, judge: JudgementFor): Bot {
  const diary = new Diary(judge);
  let intent: Intent | undefined;

  /** Where something has been drawn or shown since, the rest is thought about again. */
  function planned(moves: readonly Move[], { ply, barrier }: State): Move | undefined {
    const next = intent?.ply === ply && intent.barrier === barrier ? intent.moves[0] : undefined;
    return next && moves.find((move) => sameMove(move, next));
  }

  function thinksAgain({ engine, moves }: BotDecision, view: State): boolean {
    return moves.length > 1 && treeFor(judge(engine), budget, engine.rules.score(view).length)?.again === true;
  }

  function thought({ engine, seat, stop }: BotDecision, view: State): Plan | undefined {
    const judgement = judge(engine);
    const weights = tempered(judgement.weights, temper);
    const turn = new Deliberation(engine, judgement, weights, view, seat, generator, budget, stop);
    if (wanders(judgement.clock?.(view) ?? 0)) {
      const some = varied(turn.found, WANDERED);
      return anyOf(some, below(generator, some.length));
    }
    return turn.ranked()[0]?.plan;
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
      let move = thinksAgain(position, view) ? undefined : planned(moves, view);
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
    propose: (language) => diary.propose(language),
  };
}
