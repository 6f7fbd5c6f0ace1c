import { isFull } from '../factory.ts';
import { GOODS, ROWS } from '../goods.ts';
import { receive } from '../money.ts';
import type { Ruleset } from '../ruleset.ts';
import { type Player, playerAt } from '../state.ts';
import type { EventRule } from './rule.ts';

const PER_TILE = 2;
const PER_ROW = 4;

/** FE-EVT-13: £2 for each tile, £4 for each full row of the best-staffed factory. */
export const royalSociety: EventRule = {
  event: 'royal-society',
  rule: 'FE-EVT-13',
  forSeat(rs, s, seat, emit) {
    const p = playerAt(s, seat);
    const pounds = PER_TILE * p.tiles.length + PER_ROW * mostFullRows(rs, p);
    receive(s, seat, pounds, 'royal-society', 'FE-EVT-13', emit);
  },
};

function mostFullRows(rs: Ruleset, p: Player): number {
  let most = 0;
  for (let good = 0; good < GOODS.length; good++) {
    const f = p.factories[good];
    if (!f) continue;
    let rows = 0;
    for (let row = 0; row < ROWS; row++) if (isFull(rs, f, good, row)) rows++;
    most = Math.max(most, rows);
  }
  return most;
}
