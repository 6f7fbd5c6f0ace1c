import type { Engine, Random, Seat, State } from '@cromford/kernel';
import type { Judgement, Weights } from '../judgement.ts';
import { lookAhead } from './lookahead.ts';
import { Mind } from './mind.ts';
import { filled, type Plan, plans, varied } from './plans.ts';
import { priced } from './priced.ts';
import { refined } from './refine.ts';
import { type Growth, treeSearch } from './tree.ts';

/** How much may be thought about a turn. */
export interface Effort {
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
  /** Hundredths of a spread by which turns on the way there may look worse and still be played at times. */
  readonly variety?: number;
  /** Hundredths of the best rival's worth that are taken off one's own where turns are found, whatever the game says. */
  readonly rivalry?: number;
  /** The same in the lines that follow, where everybody else does so too. */
  readonly spite?: number;
  /** How many times as many positions more go into the prices of the turn that was found best. */
  readonly prices?: number;
  readonly everyKind?: boolean;
  /** Whether the best turns found are gone through once more, decision by decision. */
  readonly refine?: boolean;
}

/** A turn, and what it leads to in spreads. */
export interface RankedPlan {
  readonly plan: Plan;
  readonly success: number;
}

/** Part of the budget that goes into finding turns at most; the rest compares them. */
const FINDING = 0.2;

/** Part of the budget that goes into doing the best turn better, where turns are not compared further. */
const REFINING = 0.4;

/** How turns are compared in a tree, where the game says how, and there are positions enough for it and not too many players. */
export function treeFor({ search }: Judgement, { plans: compared, nodes }: Effort, seats: number): Growth | undefined {
  const tree = search?.tree;
  return tree && compared > 1 && nodes >= tree.fewest && seats <= tree.seats ? tree : undefined;
}

/** A turn that is being thought about: first ways to play it are found, then the best of those that differ are compared. */
export class Deliberation {
  readonly found: readonly Plan[];
  private readonly mind: Mind;
  private readonly dealt: State;
  private readonly view: State;
  private readonly seat: Seat;
  private readonly random: Random;
  private readonly effort: Effort;
  private readonly tree: Growth | undefined;

  constructor(
    engine: Engine,
    judgement: Judgement,
    weights: Weights,
    view: State,
    seat: Seat,
    random: Random,
    effort: Effort,
    stop?: () => boolean,
  ) {
    this.view = view;
    this.seat = seat;
    this.random = random;
    const seats = engine.rules.score(view).length;
    this.tree = treeFor(judgement, effort, seats);
    const nodes = Math.max(effort.nodes, judgement.fewest ?? 0) * (this.tree?.times ?? 1);
    this.effort = { ...effort, ...judgement.search, nodes };
    this.mind = new Mind(engine, judgement, weights, this.forFinding, stop);
    this.mind.rivalry = this.rivalryAmong(seats);
    this.dealt = engine.rules.guess(view, random);
    this.found = plans(this.mind, this.dealt, seat, this.effort);
  }

  private rivalryAmong(seats: number): number {
    const { rivalry } = this.effort;
    return rivalry === undefined ? (this.mind.judgement.rivalry?.(seats, this.looksAhead) ?? 0) : rivalry / 100;
  }

  private get looksAhead(): boolean {
    return this.effort.plans > 1;
  }

  private get forFinding(): number {
    const { nodes, refine, finding = nodes } = this.effort;
    return this.looksAhead ? Math.min(FINDING * nodes, finding) : nodes * (refine ? 1 - REFINING : 1);
  }

  /** The best of them, best first; one alone where nothing is compared further. */
  ranked(): RankedPlan[] {
    const { mind, view, seat, effort, random } = this;
    mind.limit = effort.nodes;
    const best = this.best();
    if (best.length < 2) return best.map((plan) => ({ plan, success: 0 }));
    // Everybody plays on for himself, as a rule; who wins by it is asked at the end.
    mind.rivalry = ((this.tree ?? effort).spite ?? 0) / 100;
    const rounds = Math.min(effort.rounds, mind.judgement.horizon ?? effort.rounds);
    const horizon = { rounds, care: effort.care ?? 1, variety: (effort.variety ?? 0) / 100 };
    const compared = this.tree
      ? treeSearch(mind, view, seat, best, random, this.tree)
      : lookAhead(mind, view, seat, best, random, horizon);
    if (!effort.prices) return compared;
    const [first, ...others] = compared;
    if (!first) return compared;
    mind.limit = mind.nodes + effort.prices * effort.nodes;
    const moves = priced(mind, view, seat, first.plan.moves, random, horizon);
    return [{ ...first, plan: { ...first.plan, moves } }, ...others];
  }

  private different(): readonly Plan[] {
    const { found, tree, effort } = this;
    if (tree) return filled(found, tree.plans);
    return this.looksAhead ? varied(found, effort.plans) : found.slice(0, 1);
  }

  /** Those that are worth comparing further. */
  private best(): readonly Plan[] {
    const { mind, effort } = this;
    const best = this.different();
    return effort.refine ? best.map((plan) => refined(mind, this.dealt, this.seat, plan)) : best;
  }
}
