import { at, fill, put, type Seat } from '@cromford/kernel';
import { payCosts } from '../../costs.ts';
import { goodAt } from '../../goods.ts';
import type { Emit } from '../../news.ts';
import { ENGINEER, RESERVE } from '../../pieces.ts';
import type { Ruleset } from '../../ruleset.ts';
import { playerAt, type State } from '../../state.ts';
import type { Runs } from '../../step.ts';
import { returnCard } from '../../supply.ts';

/** CG-CST-04, CG-CST-05: the costs of the producing factory are due, whatever was sold. */
export const costs = (rs: Ruleset): Runs<'costs'> => ({
  run(s, { seat }, emit) {
    const missing = payCosts(rs, s, seat, s.good, 2, emit);
    if (missing > 0) bankrupt(rs, s, seat, missing, emit);
  },
});

/** CG-EMG-04: out of the game; pieces and cards go back, demand stays. A last survivor wins at once. */
function bankrupt(rs: Ruleset, s: State, seat: Seat, missing: number, emit: Emit): void {
  const p = playerAt(s, seat);
  emit?.({ kind: 'bankrupt', rule: 'CG-EMG-04', seat, missing });
  if (at(p.quality, ENGINEER) >= 0) p.quality = put(p.quality, ENGINEER, RESERVE); // nobody refills a factory that is closed
  for (const card of p.cards) returnCard(rs, s, seat, card, 'bankrupt', 'CG-EMG-04', emit);
  for (let w = 0; w < p.stored.length; w++) {
    const goods = at(p.stored, w);
    if (goods === 0) continue;
    emit?.({ kind: 'goods', rule: 'CG-EMG-04', seat, good: goodAt(at(p.warehouses, w)), by: -goods, why: 'lost' });
    p.stored = put(p.stored, w, 0);
    p.warehouses = put(p.warehouses, w, RESERVE);
  }
  p.out = 1;
  p.appeal = fill(4, -1);
  p.factories = [null, null, null, null];
  for (let card = 0; card < p.quality.length; card++)
    if (at(p.quality, card) >= 0) p.quality = put(p.quality, card, RESERVE);
  for (let card = 0; card < p.distribution.length; card++)
    if (at(p.distribution, card) >= 0) p.distribution = put(p.distribution, card, RESERVE);
  p.qualityValue = fill(4, 0);
  p.distributionValue = fill(3, 0);
  p.qualityShows = fill(4, 0);
  p.token = -1;
  s.sold = put(s.sold, seat, -1);
  if (stillIn(s) < (rs.variant.solo ? 1 : 2)) {
    s.agenda.length = 0;
    s.agenda.push({ step: 'scoring' });
  }
}

function stillIn(s: State): number {
  let count = 0;
  for (const p of s.players) if (p.out === 0) count++;
  return count;
}
