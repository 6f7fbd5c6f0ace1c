import { componentsOf, type EmpireRules, type EmpireState, type Move } from '@cromford/empire';
import type { Judgement, JudgementMaker, Weights } from '../judgement.ts';
import { USUAL_GROWTH } from '../search/tree.ts';
import { against } from './against.ts';
import { explain } from './explain.ts';
import { EmpireFeatures } from './features.ts';
import { FirstSight } from './first-sight.ts';
import { hasBegun, Prospects } from './prospects.ts';
import { empireWeights, weighing } from './weighing.ts';

/** Alone there is nobody to beat: so many points are a clear difference between two plans. */
const SPREAD = 15;
/** Turns played out. Six reached 118 points over 24 games, three with more plans 128 over 16: enough to prefer three, not to prove it. */
const HORIZON = 3;

/** Over six deals, because what the row will offer decides most: a tree sees further than a race with the same dice (docs/learning.md). */
const TREE = { ...USUAL_GROWTH, seats: 1, times: 3, plans: 12, deals: 6, most: 8 };

/**
 * Its net was taught by games in which it wandered to a position and then played as well as it could, so that it overrates little: all that
 * it says counts, and neither a wide search nor one that thinks about more decisions of a line loses by it.
 */
const TAUGHT = { trust: 1, caution: 0, finding: 20_000, care: 4, variety: 0, tree: TREE };

/** Empire, judged by the profit that may be expected at the end. */
export const empireJudgement: JudgementMaker = (rules) => {
  const c = componentsOf(rules);
  if (!c) return undefined;
  const prospects = new Prospects(c);
  const firstSight = new FirstSight(c);
  let read: Weights | undefined;
  let w = weighing(empireWeights);
  const worth = (s: EmpireState) => (s.agenda.length === 0 ? s.profit : prospects.worth(s, w));
  const weigh = (weights: Weights) => {
    if (weights === read) return;
    w = weighing(weights);
    read = weights;
  };
  const judgement: Judgement<EmpireState, Move> = {
    weights: empireWeights,
    spread: SPREAD,
    horizon: HORIZON,
    worth(s, _seat, weights) {
      weigh(weights);
      return worth(s);
    },
    hunches(s, _seat, moves, _weights, into) {
      if (s.agenda[s.agenda.length - 1]?.step === 'act') {
        firstSight.look(s, moves, into);
        return true;
      }
      // From which tracks something is paid, and on which it is put, matters little: as is usual.
      const usual = moves.findIndex((move) => move.do === 'usual');
      for (let i = 0; usual >= 0 && i < moves.length; i++) into[i] = i === usual ? 1 : 0;
      return usual >= 0;
    },
    explain: (turn, language, expected = worth) => {
      weigh(empireWeights);
      return explain(rules as unknown as EmpireRules, c, w, expected(turn.after, turn.seat), turn, language);
    },
    against: (own, best, language) => against(c, weighing(empireWeights), own, best, language),
    net: 'empire',
    taught: TAUGHT,
    features: () => new EmpireFeatures(c),
    // The last turn as far as it is played: what can still be sold is counted.
    settled: (s) => s.turn === c.turns && hasBegun(s),
    sameTurn: (from, s) => s.turn === from.turn,
    clock: (s) => s.turn,
  };
  return judgement as unknown as Judgement;
};
