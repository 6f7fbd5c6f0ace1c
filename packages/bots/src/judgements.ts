import type { Engine, Rules, Seat, State } from '@cromford/kernel';
import { boardJudgement } from './arkwright/judgement.ts';
import { cardJudgement } from './cards/judgement.ts';
import { empireJudgement } from './empire/judgement.ts';
import type { Judgement, JudgementMaker } from './judgement.ts';
import { lead } from './lead.ts';

/** Every game's own judgement; the first that knows the rules is used. */
const MAKERS: readonly JudgementMaker[] = [boardJudgement, cardJudgement, empireJudgement];

const known = new WeakMap<Rules, Judgement>();

/** The judgement for these rules; for a game without one, the score as it stands. */
export function judgementOf({ rules }: Engine): Judgement {
  let judgement = known.get(rules);
  if (!judgement) {
    judgement = byScore(rules);
    for (const maker of MAKERS) {
      const own = maker(rules);
      if (!own) continue;
      judgement = own;
      break;
    }
    known.set(rules, judgement);
  }
  return judgement;
}

function byScore(rules: Rules): Judgement {
  return {
    weights: {},
    spread: 10,
    worth: (s: State, seat: Seat) => lead(rules.score(s), seat),
  };
}
