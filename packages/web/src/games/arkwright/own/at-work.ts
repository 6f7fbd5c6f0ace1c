import {
  type Good,
  goodIndex,
  outputOf,
  payrollOf,
  playerAt,
  ROWS,
  type Ruleset,
  restingRow,
  type State,
  wageNow,
} from '@cromford/arkwright';
import type { Seat } from '@cromford/kernel';

/** What a factory makes and costs in a position. */
interface AtWork {
  readonly makes: number;
  /** Without the additional ones, who stand in no row. */
  readonly workers: number;
  readonly machines: number;
  readonly cost: number;
  /** The row that rests in the production that is under way, counted from 1. */
  readonly resting: number;
}

const NOBODY: AtWork = { makes: 0, workers: 0, machines: 0, cost: 0, resting: 0 };

/** A row that the school has shut makes nothing and costs nothing in that production. */
export function atWork(rs: Ruleset, s: State, seat: Seat, good: Good): AtWork {
  const index = goodIndex[good];
  const player = playerAt(s, seat);
  const f = player.factories[index];
  if (!f) return NOBODY;
  const resting = restingRow(s, seat, good);
  const { workers, machines, total } = payrollOf(rs, player, f, index, wageNow(rs, s), resting);
  const makes = outputOf(rs, f, index, ROWS, resting);
  return { makes, workers: workers - f.additional, machines, cost: total, resting };
}
