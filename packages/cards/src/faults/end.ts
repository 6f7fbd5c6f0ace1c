import { isOver } from '@cromford/kernel';
import { AWARDS } from '../awards.ts';
import { GOODS } from '../goods.ts';
import type { Ruleset } from '../ruleset.ts';
import type { State } from '../state.ts';
import { winnersOf } from '../steps/preparation/scoring.ts';
import type { Never } from './never.ts';

const LAST_DECADE = 3;

/** The end of the game, what was scored at it, and that nothing was before it. */
export function endFaults(rs: Ruleset, s: State, never: Never): void {
  const awarding = s.agenda.find((frame) => frame.step === 'award');
  const isScored = isOver(s) || awarding !== undefined;
  const isEnd = isScored || s.agenda.some(({ step }) => step === 'scoring');
  const alive = s.players.filter(({ out }) => out === 0).length;
  // CG-EMG-04: or nobody is left to play on.
  const isTime = (s.decade === LAST_DECADE && s.good === GOODS.length - 1) || alive < (rs.variant.solo ? 1 : 2);
  never(isEnd && !isTime, 'CG-END-01', 'agenda', `an end in decade ${s.decade}, round ${s.good + 1}`);
  const scores = isScored ? scoresOf(rs, s) : [];
  never(
    s.scores.join() !== scores.join(),
    'CG-END-06',
    'scores',
    `scores ${s.scores.join(', ') || 'none'}, where they are ${scores.join(', ') || 'none'}`,
  );
  const winners = isScored && s.scores.length > 0 ? winnersOf(rs, s) : [];
  never(
    s.winners.join() !== winners.join(),
    'CG-END-07',
    'winners',
    `winners ${s.winners.join(', ') || 'none'}, where they are ${winners.join(', ') || 'none'}`,
  );
  never(new Set(s.awards).size !== s.awards.length, 'CG-AWD-16', 'awards', 'an award twice');
  never(s.awards.length > 0 && !(isScored && rs.variant.solo), 'CG-AWD-16', 'awards', 'awards before the end');
  if (awarding?.step !== 'award') return;
  const earned = awarding.earned.split(',');
  const known: readonly string[] = AWARDS;
  never(
    earned.some((award) => !known.includes(award) || s.awards.some((won) => won === award)) ||
      awarding.left < 1 ||
      awarding.left > Math.min(2, earned.length),
    'CG-AWD-16',
    'agenda',
    `${awarding.left} awards to be chosen of ${awarding.earned}`,
  );
}

function scoresOf(rs: Ruleset, s: State): number[] {
  const players = s.players.map(({ out, shares, value }) => (out === 1 ? 0 : shares * value));
  const others = rs.variant.solo ? s.others.map(({ shares, value }) => shares * value) : [];
  return [...players, ...others];
}
