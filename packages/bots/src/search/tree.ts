import type { Random, Seat, State } from '@cromford/kernel';
import { playedRound } from './line.ts';
import type { Mind } from './mind.ts';
import { type Breadth, type Plan, plans, varied } from './plans.ts';
import { success } from './success.ts';

/** A turn of one's own that is still to be chosen, in one deal of the hidden things. */
interface Crossroads {
  readonly s: State;
  /** The turns worth comparing here, found when it is reached a second time. */
  ways: Way[] | undefined;
}

/** One way to play such a turn, and what has come of it so far. */
interface Way {
  readonly plan: Plan;
  /** How promising it looks beside the others; together 1. */
  readonly promise: number;
  visits: number;
  sum: number;
  /** The next own turn after it, by deal. */
  readonly next: (Crossroads | undefined)[];
}

export interface Reach {
  /** How own turns further on are found, and how many are compared there. */
  readonly breadth: Breadth;
  readonly most: number;
  /** Deals of what is hidden that are looked at side by side. */
  readonly deals: number;
}

/** How much promise counts against what has been seen. */
const CURIOSITY = 1.2;
/** A plan that looks worse by this part of the spread is promised a third of the visits. */
const EASE = 0.15;

/**
 * Which of these turns leads furthest: a tree over one's own turns, in which rivals reply as they would at a quick look. Every visit goes down
 * the ways that did best so far, or that promised much and were hardly tried, to a turn not seen before, and what it finds there counts for
 * all turns on the way. The longer it thinks, the deeper it sees the few that matter. Comes back ranked, the most visited first.
 */
export function treeSearch(
  mind: Mind,
  view: State,
  seat: Seat,
  among: readonly Plan[],
  random: Random,
  reach: Reach,
): { plan: Plan; success: number; visits: number }[] {
  const tree = new Tree(mind, seat, reach);
  const roots: Crossroads[] = [];
  const ways = tree.waysOf(among);
  for (let visit = 0; !mind.spent; visit++) {
    const deal = visit % reach.deals;
    roots[deal] ??= { s: mind.engine.rules.guess(view, random), ways };
    tree.visit(roots[deal] as Crossroads, deal);
  }
  return ways
    .map(({ plan, visits, sum }) => ({ plan, visits, success: visits > 0 ? sum / visits : Number.NEGATIVE_INFINITY }))
    .sort((a, b) => b.visits - a.visits || b.success - a.success || b.plan.value - a.plan.value);
}

class Tree {
  private readonly mind: Mind;
  private readonly seat: Seat;
  private readonly reach: Reach;
  /** Between the worst and the best that was found anywhere. */
  private low = Number.POSITIVE_INFINITY;
  private high = Number.NEGATIVE_INFINITY;

  constructor(mind: Mind, seat: Seat, reach: Reach) {
    this.mind = mind;
    this.seat = seat;
    this.reach = reach;
  }

  waysOf(found: readonly Plan[]): Way[] {
    const scale = EASE * this.mind.judgement.spread;
    const best = found.reduce((most, { value }) => Math.max(most, value), Number.NEGATIVE_INFINITY);
    const odds = found.map(({ value }) => 3 ** ((value - best) / scale) + 0.02);
    const all = odds.reduce((sum, odd) => sum + odd, 0);
    return found.map((plan, i) => ({ plan, promise: (odds[i] as number) / all, visits: 0, sum: 0, next: [] }));
  }

  visit(root: Crossroads, deal: number): void {
    const path: Way[] = [];
    // Towards the end of a game a visit may find nothing new; it costs something all the same.
    this.mind.nodes++;
    let at = root;
    let found: number | undefined;
    while (found === undefined) {
      const way = this.choice(at);
      if (!way) {
        found = success(this.mind, at.s, this.seat);
        break;
      }
      path.push(way);
      const next = way.next[deal];
      if (next) {
        at = next;
        continue;
      }
      const then = playedRound(this.mind, at.s, this.seat, way.plan.moves);
      way.next[deal] = { s: then, ways: undefined };
      found = success(this.mind, then, this.seat);
    }
    this.low = Math.min(this.low, found);
    this.high = Math.max(this.high, found);
    for (const way of path) {
      way.visits++;
      way.sum += found;
    }
  }

  /** The way to go on from here; none where the game is over. */
  private choice(at: Crossroads): Way | undefined {
    const { mind, seat, reach } = this;
    at.ways ??= at.s.agenda.length === 0 ? [] : this.waysOf(varied(plans(mind, at.s, seat, reach.breadth), reach.most));
    let visits = 1;
    let seen = 0;
    let sum = 0;
    for (const way of at.ways) {
      visits += way.visits;
      sum += way.sum;
      if (way.visits > 0) seen += way.visits;
    }
    const usual = seen > 0 ? this.scaled(sum / seen) - 0.1 : 0.5;
    let best: Way | undefined;
    let highest = Number.NEGATIVE_INFINITY;
    for (const way of at.ways) {
      const so = way.visits > 0 ? this.scaled(way.sum / way.visits) : usual;
      const look = so + (CURIOSITY * way.promise * Math.sqrt(visits)) / (1 + way.visits);
      if (look > highest) {
        highest = look;
        best = way;
      }
    }
    return best;
  }

  private scaled(value: number): number {
    return this.high > this.low ? (value - this.low) / (this.high - this.low) : 0.5;
  }
}
