import type { Random, Rules } from '@cromford/kernel';
import type { Bot } from './bot.ts';
import { heuristic } from './heuristic.ts';
import type { Judgement, Weights } from './judgement.ts';
import { type JudgementName, judgementOf } from './judgements.ts';
import { leaningTo } from './league/leanings.ts';
import type { LevelName } from './level-names.ts';
import { type JudgementFor, planner } from './planner.ts';

/** Settings of a level: what it may look at, and how unsure it is. Any of them can be set by name: `arkwright:nodes=2000`. */
export interface Settings {
  /** Blurs every look, in parts of the game's spread. */
  readonly doubt: number;
  /** Positions for one turn; 0 for a bot that does not plan. */
  readonly nodes: number;
  readonly width: number;
  readonly branch: number;
  readonly plans: number;
  /** Rounds that a plan is played on. */
  readonly rounds: number;
  /** Decisions of every turn on the way there at which several moves are compared. */
  readonly care: number;
  /** Hundredths of a spread by which turns on the way there may look worse and still be played at times. */
  readonly variety: number;
  /** How many times as many positions more go into the prices of the turn that was found best. */
  readonly prices: number;
  /** By what positions are judged where a turn has ended. */
  readonly judgement: JudgementName;
  /** An idea that it is in love with, by name: a one-sided player, to be measured. Whoever does not plan has none. */
  readonly lean?: string;
}

/** Those who take what looks best at once, and see it the more blurred the less they know. */
const unplanned = (doubt: number): Settings => ({
  doubt,
  nodes: 0,
  width: 0,
  branch: 0,
  plans: 0,
  rounds: 0,
  care: 1,
  variety: 0,
  prices: 0,
  judgement: 'written',
});

/** From the first bot that a beginner beats to the one that searches. */
export const levels: Readonly<Record<LevelName, Settings>> = {
  apprentice: unplanned(9),
  journeyman: unplanned(2.5),
  foreman: unplanned(0.85),
  overseer: unplanned(0.2),
  undermanager: { ...unplanned(0), nodes: 40, width: 1, branch: 10, judgement: 'learned' },
  manager: { ...unplanned(0), nodes: 300, width: 2, branch: 10, judgement: 'learned' },
  partner: {
    ...unplanned(0),
    nodes: 2000,
    width: 6,
    branch: 12,
    plans: 3,
    rounds: 1,
    variety: 20,
    judgement: 'learned',
  },
  arkwright: {
    ...unplanned(0),
    nodes: 32_000,
    width: 6,
    branch: 12,
    plans: 8,
    rounds: 2,
    care: 2,
    variety: 20,
    prices: 2,
    judgement: 'learned',
  },
};

/** Positions that go into finding turns, with a net: what a wider beam finds is what the net overrates (docs/learning.md). */
const FINDING = 1600;

/** A bot of a level; what it thinks depends on its generator and settings alone, unless a clock stops it. */
export function levelBot(generator: Random, settings: Settings, temper: Weights): Bot {
  if (settings.nodes === 0) return heuristic(generator, settings.doubt, temper);
  // Who has only the written judgement cannot see what every kind of move is for, and does better without looking at them all.
  const learned = settings.judgement === 'learned';
  const more = learned ? { everyKind: true, refine: true, finding: FINDING } : { care: 1, variety: 0, prices: 0 };
  const { lean: _, ...budget } = settings;
  return planner(generator, { ...budget, ...more }, temper, judgementFor(settings));
}

/** By what a bot with these settings judges. */
export function judgementFor({ nodes, judgement: name, plans, lean }: Settings): JudgementFor {
  // Who does not plan takes what looks best by the written one.
  if (nodes === 0) return (engine) => judgementOf(engine);
  return (engine) => {
    const judgement = judgementOf(engine, name, plans > 1);
    return lean === undefined ? judgement : leanedTo(lean, judgement, engine.rules);
  };
}

const known = new WeakMap<Judgement, Map<string, Judgement>>();

/** One and the same for all who lean so, since what is derived from a judgement is kept. */
function leanedTo(name: string, judgement: Judgement, rules: Rules): Judgement {
  const kept = known.get(judgement) ?? new Map<string, Judgement>();
  known.set(judgement, kept);
  const leaned = kept.get(name) ?? leaningTo(name, judgement, rules);
  kept.set(name, leaned);
  return leaned;
}
