import { at, put } from '@cromford/kernel';
import { goodAt } from '../../goods.ts';
import { ENOUGH, homeMaximum } from '../../market.ts';
import type { Emit } from '../../news.ts';
import type { Ruleset } from '../../ruleset.ts';
import type { State } from '../../state.ts';
import { gainShare, gainValue, opponent } from './opponents.ts';

/** CG-SOL-33 to CG-SOL-36: opponents sell what their appeal allows; two bring share value, fewer a share. */
export function opponentsSell(rs: Ruleset, s: State, emit: Emit): void {
  for (let i = 0; i < s.others.length; i++) {
    const appeal = at(at(s.others, i).appeal, s.good);
    if (appeal < 0) continue;
    const amount = homeMaximum(s, appeal, s.good);
    s.sold = put(s.sold, s.players.length + i, amount);
    const who = opponent(i);
    emit?.({ kind: 'sold', rule: 'CG-SOL-33', who, good: goodAt(s.good), amount, maximum: amount, price: 0 });
    if (amount >= ENOUGH) gainValue(rs, s, i, emit);
    else gainShare(rs, s, i, 'sold-little', 'CG-SOL-35', emit);
  }
}
