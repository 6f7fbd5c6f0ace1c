import { isOver, type Random, type Seat, type State } from '@cromford/kernel';
import { playedTurn, roundOf } from './line.ts';
import type { Mind } from './mind.ts';
import { type Breadth, filled, type Plan, plans } from './plans.ts';
import { successes } from './success.ts';

/** How a tree grows. */
export interface Reach {
  /** Deals of what is hidden that are looked at side by side. */
  readonly deals: number;
  /** How turns further on are found, and how many are compared there. */
  readonly breadth: Breadth;
  readonly most: number;
  /** How they are found behind the tree, where all play as it looks best. */
  readonly onward: Breadth;
  /** Rounds that every visit sees at least. */
  readonly rounds: number;
  /** How much promise counts against what has been seen. */
  readonly curiosity: number;
}

/** How a game's turns are compared in a tree. */
export interface Growth extends Reach {
  /** With more players it sees less than a race does. */
  readonly seats: number;
  /** With fewer positions for a turn there is no tree to speak of, and a race says more. */
  readonly fewest: number;
  /** How many times as many positions it takes: a tree goes on learning where a race is decided. */
  readonly times: number;
  /** Turns that it begins with. */
  readonly plans: number;
  /** Hundredths of the best rival's worth that everybody takes off his own when he looks for turns. */
  readonly spite: number;
  /** Whether the rest of a turn is thought about again at each of its decisions, because what comes late in one is hardly varied when it begins. */
  readonly again: boolean;
}

const QUICK = { width: 1, branch: 8, depth: 2 };

/** How a tree grows where a game does not say otherwise. */
export const USUAL_GROWTH: Omit<Growth, 'seats' | 'times' | 'plans' | 'deals' | 'most'> = {
  fewest: 20_000,
  breadth: QUICK,
  onward: QUICK,
  rounds: 2,
  curiosity: 3,
  spite: 0,
  again: false,
};

/** A turn that is still to be chosen, in one deal of the hidden things. */
interface Crossroads {
  readonly s: State;
  readonly seat: Seat;
  readonly round: number;
  /** The turns worth comparing here, the one that looks best first; and that one alone where no more is asked. */
  ways: readonly Way[] | undefined;
  onward: Way | undefined;
  /** Whether it belongs to the tree: behind that all play as it looks best. */
  chosenAt: boolean;
}

/** One way to play such a turn, and what has come of it so far for who plays it. */
interface Way {
  readonly plan: Plan;
  /** How promising it looks beside the others; together 1. */
  readonly promise: number;
  visits: number;
  sum: number;
  /** The next turn after it, whosever it is, by deal. */
  readonly next: (Crossroads | undefined)[];
}

/** A plan that looks worse by this part of the spread is promised a third of the visits. */
const EASE = 0.15;
/** No plan is promised less than this beside the best. */
const LEAST = 0.02;
/** A way not tried yet is thought to be worse than those that were by this part of all that was found anywhere. */
const UNTRIED = 0.1;
/** So many visits in turn that find nothing new say that all has been seen. */
const SEEN = 200;

/**
 * Which of these turns leads furthest: a tree over the turns to come, in which everybody chooses for himself. Every visit goes down the ways that did best so
 * far, or that promised much and were hardly tried, to a turn not chosen at before, and from there as it looks best; what it finds at its end counts for all
 * turns that were chosen on the way, for each by the eyes of who plays it. The longer it thinks, the deeper it sees the few that matter. Comes back ranked, the
 * most visited first.
 */
export function treeSearch(
  mind: Mind,
  view: State,
  seat: Seat,
  among: readonly Plan[],
  random: Random,
  reach: Reach,
): { plan: Plan; success: number }[] {
  const round = roundOf(mind, view);
  const tree = new Tree(mind, reach, round + reach.rounds);
  const ways = tree.waysOf(among);
  const roots: Crossroads[] = [];
  for (let visit = 0, old = 0; !mind.spent && old < SEEN; visit++) {
    const deal = visit % reach.deals;
    roots[deal] ??= { s: mind.engine.rules.guess(view, random), seat, round, ways, onward: undefined, chosenAt: true };
    old = tree.visit(roots[deal] as Crossroads, deal) ? 0 : old + 1;
  }
  return [...ways]
    .sort((a, b) => b.visits - a.visits || b.sum - a.sum || b.plan.value - a.plan.value)
    .map(({ plan, visits, sum }) => ({ plan, success: visits > 0 ? sum / visits : Number.NEGATIVE_INFINITY }));
}

class Tree {
  private readonly mind: Mind;
  private readonly reach: Reach;
  private readonly horizon: number;
  /** By seat, between the worst and the best that was found anywhere. */
  private readonly low: number[] = [];
  private readonly high: number[] = [];

  constructor(mind: Mind, reach: Reach, horizon: number) {
    this.mind = mind;
    this.reach = reach;
    this.horizon = horizon;
  }

  waysOf(found: readonly Plan[]): Way[] {
    const scale = EASE * this.mind.judgement.spread;
    const best = found.reduce((most, { value }) => Math.max(most, value), Number.NEGATIVE_INFINITY);
    const odds = found.map(({ value }) => 3 ** ((value - best) / scale) + LEAST);
    const all = odds.reduce((sum, odd) => sum + odd, 0);
    return found.map((plan, i) => ({ plan, promise: (odds[i] as number) / all, visits: 0, sum: 0, next: [] }));
  }

  /** Whether it came to a position that no visit had come to. */
  visit(root: Crossroads, deal: number): boolean {
    const chosen: { way: Way; seat: Seat }[] = [];
    // A visit that finds nothing new costs something all the same.
    this.mind.nodes++;
    let isNew = false;
    let end: number | undefined;
    let at = root;
    while (end === undefined || at.round < end) {
      const way = end === undefined ? this.choice(at) : this.onward(at);
      if (!way) break;
      let next = way.next[deal];
      if (!next) {
        next = this.after(at, way, at === root);
        way.next[deal] = next;
        isNew = true;
      }
      if (end === undefined) {
        chosen.push({ way, seat: at.seat });
        // Half a round is not compared with a whole one.
        if (!next.chosenAt) end = Math.max(this.horizon, next.round > at.round ? next.round : next.round + 1);
        next.chosenAt = true;
      }
      at = next;
    }
    this.count(chosen, successes(this.mind, at.s));
    return isNew;
  }

  private count(chosen: readonly { way: Way; seat: Seat }[], found: readonly number[]): void {
    found.forEach((value, seat) => {
      this.low[seat] = Math.min(this.low[seat] ?? value, value);
      this.high[seat] = Math.max(this.high[seat] ?? value, value);
    });
    for (const { way, seat } of chosen) {
      way.visits++;
      way.sum += found[seat] as number;
    }
  }

  /** The turn that comes next. Those of the root were found in another deal. */
  private after(at: Crossroads, { plan }: Way, isRoot: boolean): Crossroads {
    const { mind } = this;
    const s = isRoot ? playedTurn(mind, at.s, at.seat, plan.moves) : plan.end;
    return {
      s,
      seat: mind.engine.turnOf(s) ?? 0,
      round: roundOf(mind, s),
      ways: undefined,
      onward: undefined,
      chosenAt: false,
    };
  }

  private waysAt(at: Crossroads): readonly Way[] {
    const { mind, reach } = this;
    if (at.ways) return at.ways;
    const ways = isOver(at.s) ? [] : this.waysOf(filled(plans(mind, at.s, at.seat, reach.breadth), reach.most));
    // What was seen behind one of them is not looked at again.
    const again = ways.findIndex(({ plan }) => plan.value === at.onward?.plan.value);
    if (again >= 0) ways[again] = { ...(ways[again] as Way), next: at.onward?.next ?? [] };
    at.ways = ways;
    return ways;
  }

  /** How it goes on from here as it looks best; nothing where the game is over. */
  private onward(at: Crossroads): Way | undefined {
    if (at.ways || isOver(at.s)) return at.ways?.[0];
    at.onward ??= this.waysOf(plans(this.mind, at.s, at.seat, this.reach.onward).slice(0, 1))[0];
    return at.onward;
  }

  /** The way to go on from here; none where the game is over. */
  private choice(at: Crossroads): Way | undefined {
    const ways = this.waysAt(at);
    let visits = 0;
    let sum = 0;
    for (const way of ways) {
      visits += way.visits;
      sum += way.sum;
    }
    const usual = visits > 0 ? this.scaled(sum / visits, at.seat) - UNTRIED : 0.5;
    const curiosity = this.reach.curiosity * Math.sqrt(visits + 1);
    let best: Way | undefined;
    let highest = Number.NEGATIVE_INFINITY;
    for (const way of ways) {
      const so = way.visits > 0 ? this.scaled(way.sum / way.visits, at.seat) : usual;
      const look = so + (curiosity * way.promise) / (1 + way.visits);
      if (look > highest) {
        highest = look;
        best = way;
      }
    }
    return best;
  }

  private scaled(value: number, seat: Seat): number {
    const [low, high] = [this.low[seat] ?? 0, this.high[seat] ?? 0];
    return high > low ? (value - low) / (high - low) : 0.5;
  }
}
