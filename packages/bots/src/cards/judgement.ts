import { type CardRules, type Move, rulesetOf, type State } from '@cromford/cards';
import { Engine } from '@cromford/kernel';
import type { Judgement, JudgementMaker, Taught, Weights } from '../judgement.ts';
import { Mind } from '../search/mind.ts';
import { USUAL_GROWTH } from '../search/tree.ts';
import { against } from './against.ts';
import { explain } from './explain.ts';
import { CardFeatures } from './features.ts';
import { followUp } from './follow-up.ts';
import { foreseen } from './foreseen.ts';
import { isIdle } from './idle.ts';
import { Outlook } from './outlook.ts';
import { inTurns, isSettled } from './stage.ts';
import { cardWeights, treeWeights, weighing } from './weighing.ts';

/** So many points make one player three times as likely to win as another. */
const SPREAD = 60;
/** Demand is shared: what one sells, another does not. */
const RIVALRY = 0.8;
/** The forecast reaches to the end of the game: no more than the answers of this round and the next are played out. */
const HORIZON = 2;
/** With fewer positions a turn is not seen to its end, and who plans plays worse than who does not. */
const FEWEST = 150;
/** Alone: half of what the net says, where its two parts differ too (docs/learning.md). */
const TAUGHT_ALONE = { trust: 0.5, caution: 0, variety: 0 };

/** Among several, who does not look ahead believes a little more than half of it. */
const TAUGHT_AT_ONCE = { trust: 0.6, caution: 0, certainty: 0.9, everyKind: true, refine: false };

/** Several compare turns in a tree: hardly anything is hidden, a game has two dozen turns, and who spoils for whom shows only where everybody chooses. */
const TREE = {
  ...USUAL_GROWTH,
  seats: 4,
  fewest: FEWEST,
  times: 5,
  plans: 16,
  deals: 1,
  breadth: { width: 1, branch: 16, depth: 1 },
  onward: { width: 1, branch: 6, depth: 1 },
  most: 12,
  spite: 100 * RIVALRY,
  again: true,
};
/** Who looks ahead over everybody's turns. What helps where turns are raced with a net loses in a tree. */
const AHEAD = {
  trust: 0,
  caution: 0,
  certainty: 0.9,
  finding: Number.POSITIVE_INFINITY,
  care: 1,
  variety: 0,
  everyKind: false,
  refine: false,
  tree: TREE,
};
/** By how many play: with a net from games of those who look ahead, of which too few were of four (docs/learning.md). There it only tells chances. */
const TAUGHT: Readonly<Record<number, Taught>> = {
  1: TAUGHT_ALONE,
  // Who plays lines on spoils for the other as he does when turns are found.
  2: { ...AHEAD, net: 'card-game-ahead', trust: 0.6, certainty: 0.7, spite: 100 * RIVALRY },
  3: { ...AHEAD, net: 'card-game-ahead', trust: 0.5, certainty: 0.7, weights: treeWeights },
  4: { ...AHEAD, weights: treeWeights },
};

const ACTION_STEPS: ReadonlySet<string> = new Set([
  'build',
  'employ',
  'automate',
  'improve',
  'buy',
  'loans',
  'ships',
  'extra-production',
  'store',
  'load',
  'swap',
]);

/** The card game, judged by the score that may be expected at the end. */
export const cardJudgement: JudgementMaker = (rules) => {
  const rs = rulesetOf(rules);
  if (!rs) return undefined;
  const outlook = new Outlook(rs);
  const engine = new Engine(rules as unknown as CardRules);
  let read: Weights | undefined;
  let w = weighing(cardWeights);
  const weigh = (weights: Weights) => {
    if (weights === read) return;
    w = weighing(weights);
    read = weights;
  };
  const judgement: Judgement<State, Move> = {
    weights: cardWeights,
    spread: SPREAD,
    // Whoever minds the others without looking ahead spoils the game for all: scores halve.
    rivalry: (_, looksAhead) => (looksAhead ? RIVALRY : 0),
    horizon: HORIZON,
    fewest: FEWEST,
    worth(s, seat, weights) {
      weigh(weights);
      return outlook.worth(s, seat, w);
    },
    worths(s, weights, into) {
      weigh(weights);
      for (let seat = 0; seat < s.players.length; seat++) into[seat] = outlook.worth(s, seat, w);
    },
    hunches(s, seat, moves, weights, into) {
      if (s.agenda[s.agenda.length - 1]?.step !== 'act') return false;
      weigh(weights);
      const worth = (after: State) => outlook.worth(after, seat, w);
      for (let i = 0; i < moves.length; i++) into[i] = followUp(engine, s, moves[i] as Move, worth, inAction);
      return true;
    },
    explain: (turn, language, expected = (s, seat) => outlook.worth(s, seat, w), weights = cardWeights) => {
      weigh(weights);
      return explain(engine.rules as CardRules, outlook, w, turn, expected, language);
    },
    against: (own, best, language, weights = cardWeights) => {
      weigh(weights);
      return against(outlook, w, own, best, language);
    },
    net: rs.players === 1 ? 'card-game-solo' : 'card-game',
    taught: TAUGHT[rs.players] ?? AHEAD,
    ...(rs.players > 1 && { taughtAtOnce: TAUGHT_AT_ONCE }),
    features: () => new CardFeatures(rs),
    isIdle: (s, move) => isIdle(rs, s, move),
    settled: isSettled,
    foreseen: (s) => foreseen(mind, s),
    sameTurn: (from, s) => s.good === from.good && s.decade === from.decade && inTurns(s) === inTurns(from),
    clock: (s) => s.decade * 4 + s.good,
  };
  const mind = new Mind(new Engine(rules), judgement as unknown as Judgement, treeWeights, Number.POSITIVE_INFINITY);
  return judgement as unknown as Judgement;
};

/** An action has been chosen and is being carried out: price and appeal are still to be set. */
function inAction(s: State): boolean {
  const step = s.agenda[s.agenda.length - 1]?.step;
  return step !== undefined && ACTION_STEPS.has(step);
}
