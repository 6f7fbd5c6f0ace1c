import type { Seat } from '@cromford/kernel';
import { GOODS, type GoodIndex, goodAt } from '../../goods.ts';
import { leaveMarket } from '../../market.ts';
import { pay } from '../../money.ts';
import type { Emit } from '../../news.ts';
import { decadeIndex, type Ruleset } from '../../ruleset.ts';
import { type Factory, inTurn, playerAt, type State } from '../../state.ts';
import type { Runs } from '../../step.ts';
import { decadeAfter } from './end-round.ts';

const WORKERS = 2;
const FEE = 5;

/** FE-OBS: factories of the stated level, or a lower one, need two additional workers each (AMB-48). */
export function obsolescence(rs: Ruleset): Runs<'obsolescence'> {
  return {
    run(s, _, emit) {
      const level = rs.obsolete[decadeIndex(decadeAfter(rs, s.decade))] ?? 0;
      if (level === 0) return;
      const concerned = becoming(s, level);
      // FE-OBS-05: one worker for each factory, in turn order, then once more.
      for (let round = 0; round < WORKERS; round++)
        for (const { f, seat, good } of concerned) if (takeOne(s, seat, good, emit)) f.additional++;
      for (let k = 0; k < s.players.length; k++) {
        const seat = inTurn(s, k);
        let missing = 0;
        for (const one of concerned) {
          if (one.seat !== seat) continue;
          one.f.obsolete = 1;
          const lacks = WORKERS - one.f.additional;
          missing += lacks;
          emit?.({
            kind: 'obsolete',
            rule: 'FE-OBS-02',
            seat,
            good: goodAt(one.good),
            workers: one.f.additional,
            missing: lacks,
          });
        }
        // FE-OBS-06
        pay(rs, s, seat, missing * FEE, 'obsolescence', 'FE-OBS-06', emit);
      }
    },
  };
}

/** FE-OBS-08: not those that are obsolete already. Top to bottom for each player, in turn order. */
function becoming(s: State, level: number): { seat: Seat; good: GoodIndex; f: Factory }[] {
  const list = [];
  for (let k = 0; k < s.players.length; k++) {
    const seat = inTurn(s, k);
    for (let good = 0; good < GOODS.length; good++) {
      const f = playerAt(s, seat).factories[good];
      if (f && f.level <= level && !f.obsolete) list.push({ seat, good, f });
    }
  }
  return list;
}

/** FE-OBS-03: from the fired workers first, then from the market. */
function takeOne(s: State, seat: Seat, good: GoodIndex, emit: Emit): boolean {
  if (s.fired === 0 && s.market === 0) return false;
  const from = s.fired > 0 ? 'fired' : 'market';
  if (from === 'fired') s.fired--;
  else leaveMarket(s, 1);
  emit?.({ kind: 'workers', rule: 'FE-OBS-03', amount: 1, from, to: 'additional', seat, good: goodAt(good), row: 0 });
  return true;
}
