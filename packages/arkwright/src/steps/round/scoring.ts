import type { Seat } from '@cromford/kernel';
import type { Ruleset } from '../../ruleset.ts';
import { scoreOf } from '../../score.ts';
import { playerAt, type State } from '../../state.ts';
import type { Runs } from '../../step.ts';

/** FE-END: corrections, then the highest portfolio wins. */
export function scoring(rs: Ruleset): Runs<'scoring'> {
  return {
    run(s, _, emit) {
      for (let seat = 0; seat < s.players.length; seat++) {
        const p = playerAt(s, seat);
        // FE-END-03
        if (p.loans > 0) emit?.({ kind: 'out', rule: 'FE-END-03', seat, loans: p.loans });
        else rs.correct(s, seat, emit);
      }
      s.winners = winnersOf(rs, s);
      const scores = s.players.map((_, seat) => scoreOf(rs, s, seat));
      emit?.({ kind: 'over', rule: 'FE-END-07', winners: [...s.winners], scores });
    },
  };
}

/** FE-END-07: highest score, then what breaks ties; who is still equal shares the victory. With loans nobody wins (AMB-44). */
export function winnersOf(rs: Ruleset, s: State): Seat[] {
  let best: Seat[] = [];
  for (let seat = 0; seat < s.players.length; seat++) {
    if (playerAt(s, seat).loans > 0) continue;
    const by = best[0] === undefined ? 1 : compare(rs, s, seat, best[0]);
    if (by > 0) best = [seat];
    else if (by === 0) best.push(seat);
  }
  return best;
}

function compare(rs: Ruleset, s: State, a: Seat, b: Seat): number {
  const left = [scoreOf(rs, s, a), ...rs.tieBreaks(s, a)];
  const right = [scoreOf(rs, s, b), ...rs.tieBreaks(s, b)];
  for (let i = 0; i < left.length; i++) {
    const by = (left[i] ?? 0) - (right[i] ?? 0);
    if (by !== 0) return by;
  }
  return 0;
}
