import { at, put, type Seat } from '@cromford/kernel';
import { AWARDS, type Award } from '../../awards.ts';
import { goodAt } from '../../goods.ts';
import { cash, changeShares, changeValue } from '../../money.ts';
import type { Emit } from '../../news.ts';
import { RESERVE } from '../../pieces.ts';
import type { Ruleset } from '../../ruleset.ts';
import { reckon } from '../../scoring.ts';
import { playerAt, type State } from '../../state.ts';
import type { Runs } from '../../step.ts';
import { earned, giveAward } from '../solo/awards.ts';
import { opponent } from '../solo/opponents.ts';

/** Final scoring (CG-END-02 to CG-END-09) and, alone, the awards. */
export const scoring = (rs: Ruleset): Runs<'scoring'> => ({
  run(s, _frame, emit) {
    const awards = rs.variant.solo ? earned(rs, s) : []; // measured before scoring where the list says so
    s.scores = s.players.map((_, seat) => settle(rs, s, seat, emit));
    if (rs.variant.solo) scoreOpponents(s, emit);
    s.winners = winnersOf(rs, s);
    if (rs.variant.solo) giveAwards(rs, s, withScore(s, awards), emit);
    emit?.({ kind: 'over', rule: 'CG-END-07', winners: s.winners, scores: s.scores });
  },
});

function settle(rs: Ruleset, s: State, seat: Seat, emit: Emit): number {
  const p = playerAt(s, seat);
  if (p.out === 1) {
    emit?.({ kind: 'scored', rule: 'CG-EMG-04', who: seat, shares: 0, value: 0, score: 0 });
    return 0;
  }
  const end = reckon(rs, p);
  for (let w = 0; w < p.stored.length; w++) {
    const goods = at(p.stored, w);
    if (goods === 0) continue;
    emit?.({
      kind: 'goods',
      rule: 'CG-END-02',
      seat,
      good: goodAt(at(p.warehouses, w)),
      by: -goods,
      why: 'final-sale',
    });
    p.stored = put(p.stored, w, 0);
    p.warehouses = put(p.warehouses, w, RESERVE);
  }
  cash(s, seat, end.goods, 'warehouse-sale', 'CG-END-02', emit);
  cash(s, seat, -end.paid, 'final-shares', 'CG-END-03', emit);
  changeShares(rs, s, seat, end.bought, 'final', 'CG-END-03', emit);
  changeShares(rs, s, seat, -p.loans, 'loans-repaid', 'CG-END-04', emit);
  changeValue(rs, s, seat, end.value - p.value, 'shipping', 'CG-END-05', emit);
  const { shares, value, score } = end;
  emit?.({ kind: 'scored', rule: 'CG-END-06', who: seat, shares, value, score });
  return score;
}

/** CG-SOL-38 */
function scoreOpponents(s: State, emit: Emit): void {
  s.others.forEach(({ shares, value }, i) => {
    s.scores = [...s.scores, shares * value];
    emit?.({ kind: 'scored', rule: 'CG-SOL-38', who: opponent(i), shares, value, score: shares * value });
  });
}

/** CG-END-07: highest score, then most money; alone, opponents have none. A last survivor has won. */
export function winnersOf(rs: Ruleset, s: State): Seat[] {
  const seats = s.players.flatMap((p, seat) => (p.out === 0 ? [seat] : []));
  if (seats.length < 2 && !rs.variant.solo) return seats;
  const highest = Math.max(...s.scores);
  const best = seats.filter((seat) => s.scores[seat] === highest);
  const most = Math.max(...best.map((seat) => playerAt(s, seat).cash));
  return best.filter((seat) => playerAt(s, seat).cash === most);
}

/** CG-AWD-01: the end score is known only now. */
function withScore(s: State, awards: readonly Award[]): Award[] {
  const tycoon = at(s.scores, 0) >= 500;
  return AWARDS.filter((award) => (award === 'tycoon' ? tycoon : awards.includes(award)));
}

/** CG-AWD-16: all that were earned by a win; in the sub-variant two of them, or one for the second place. */
function giveAwards(rs: Ruleset, s: State, awards: readonly Award[], emit: Emit): void {
  const won = s.winners.length > 0;
  const ahead = s.scores.filter((score, i) => i > 0 && score > at(s.scores, 0)).length;
  if (playerAt(s, 0).out === 1) return;
  if (!rs.variant.twoAwards) {
    if (won) for (const award of awards) giveAward(s, award, emit);
    return;
  }
  const left = Math.min(awards.length, won ? 2 : ahead === 1 ? 1 : 0);
  if (left > 0) s.agenda.push({ step: 'award', seat: 0, left, earned: awards.join(',') });
}
