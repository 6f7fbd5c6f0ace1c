import { at, type RuleId } from '@cromford/kernel';
import type { Emit, ShareWhy, Who } from '../../news.ts';
import type { Ruleset } from '../../ruleset.ts';
import type { State } from '../../state.ts';

/** The neutral colour comes after the opponents, in the bag and among the discs. */
export const NEUTRAL = 2;

export function opponent(index: number): Who {
  return index === 0 ? 'opponent-1' : index === 1 ? 'opponent-2' : 'neutral';
}

/** CG-SOL-37: their tracks end like everybody's. */
export function gainShare(rs: Ruleset, s: State, index: number, why: ShareWhy, rule: RuleId, emit: Emit): void {
  const other = at(s.others, index);
  if (other.shares >= rs.sheet.limits.shares) return;
  other.shares++;
  emit?.({ kind: 'shares', rule, who: opponent(index), by: 1, now: other.shares, why });
}

/** CG-SOL-34 */
export function gainValue(rs: Ruleset, s: State, index: number, emit: Emit): void {
  const other = at(s.others, index);
  if (other.value >= rs.sheet.limits.shareValue) return;
  other.value++;
  emit?.({ kind: 'value', rule: 'CG-SOL-34', who: opponent(index), by: 1, now: other.value, why: 'sold' });
}
