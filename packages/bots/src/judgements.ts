import type { Engine, Rules, Seat, State } from '@cromford/kernel';
import { boardJudgement } from './arkwright/judgement.ts';
import { cardJudgement } from './cards/judgement.ts';
import { empireJudgement } from './empire/judgement.ts';
import type { Judgement, JudgementMaker } from './judgement.ts';
import { lead } from './lead.ts';
import { learnedJudgement } from './learned/judgement.ts';
import { fetchNet, netCalled } from './learned/library.ts';

/** Every game's own judgement; the first that knows the rules is used. */
const MAKERS: readonly JudgementMaker[] = [boardJudgement, cardJudgement, empireJudgement];

/** Written by hand, or corrected by what many games have shown. */
export const JUDGEMENTS = ['written', 'learned'] as const;
export type JudgementName = (typeof JUDGEMENTS)[number];

const known: Readonly<Record<JudgementName | 'atOnce', WeakMap<Rules, Judgement>>> = {
  written: new WeakMap(),
  learned: new WeakMap(),
  atOnce: new WeakMap(),
};

/**
 * The judgement for these rules; for a game without one, the score as it stands. A learned one needs `makeReady` before; a game that no
 * net was taught has the written one under both names. Who does not look ahead may believe a net otherwise than who does.
 */
export function judgementOf(
  { rules }: Pick<Engine, 'rules'>,
  name: JudgementName = 'written',
  looksAhead = true,
): Judgement {
  const kept = known[name === 'learned' && !looksAhead ? 'atOnce' : name];
  let judgement = kept.get(rules);
  if (!judgement) {
    judgement = name === 'learned' ? learned(rules, looksAhead) : written(rules);
    kept.set(rules, judgement);
  }
  return judgement;
}

/** Fetches what the bots of these rules think with. */
export async function makeReady(rules: Rules): Promise<void> {
  const { net, taught, taughtAtOnce } = judgementOf({ rules });
  const names = new Set([taught?.net ?? net, taughtAtOnce?.net ?? net]);
  await Promise.all([...names].map((name) => name && fetchNet(name)));
}

function learned(rules: Rules, looksAhead: boolean): Judgement {
  const own = judgementOf({ rules });
  const features = own.features?.();
  const taught = looksAhead ? own.taught : (own.taughtAtOnce ?? own.taught);
  const net = taught?.net ?? own.net;
  if (!net || !features) return own;
  return { ...learnedJudgement(own, features, netCalled(net), taught), search: taught ?? {} };
}

function written(rules: Rules): Judgement {
  for (const maker of MAKERS) {
    const own = maker(rules);
    if (own) return own;
  }
  return byScore(rules);
}

function byScore(rules: Rules): Judgement {
  return {
    weights: {},
    spread: 10,
    worth: (s: State, seat: Seat) => lead(rules.score(s), seat),
  };
}
