import type { State } from '@cromford/cards';
import type { Random } from '@cromford/kernel';
import type { Foreseen } from '../judgement.ts';
import type { Mind } from '../search/mind.ts';
import { playedOut } from '../search/played-out.ts';
import { isSettled, ROUNDS } from './stage.ts';

/** For what is hidden: what is foreseen is the same each time. */
const DEAL: Random = [1, 2, 3, 4];
/** Pounds of a lead that make it e times as likely to last: in each round of the last decade, and once all its turns are over (docs/learning.md). */
const LEADS = [60, 40, 24, 12];
const SURE_LEAD = 1;

/** The end that the game comes to when everybody goes on as it looks best; before the last decade too much is left for that. */
export function foreseen(mind: Mind, s: State): Foreseen | undefined {
  const round = (s.decade - 1) * 4 + s.good;
  const lead = isSettled(s) ? SURE_LEAD : LEADS[round - (ROUNDS - LEADS.length)];
  if (lead === undefined) return undefined;
  const { rules } = mind.engine;
  const end = playedOut(mind, rules.guess(rules.view(s, null), [...DEAL]));
  return { scores: rules.score(end), lead };
}
