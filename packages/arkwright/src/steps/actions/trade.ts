import type { Ruleset } from '../../ruleset.ts';
import type { State } from '../../state.ts';

// Directions of trade in one action: both are free, but there is one change of direction at most, so that it ends.
export const BUYING = 1;
export const SELLING = 2;
const BOUGHT_THEN_SOLD = 3;
const SOLD_THEN_BOUGHT = 4;

/** AE-DP-35: one direction, or one change of it. */
export function mayTrade(rs: Ruleset, s: State, way: number): boolean {
  const { trade } = s.turn;
  if (!rs.tradesBothWays) return trade === 0 || trade === way;
  return trade !== (way === BUYING ? BOUGHT_THEN_SOLD : SOLD_THEN_BOUGHT);
}

/** Shares were bought or sold. */
export function hasTraded(s: State, way: number): void {
  const { trade } = s.turn;
  if (way === BUYING) s.turn.trade = trade === SELLING || trade === SOLD_THEN_BOUGHT ? SOLD_THEN_BOUGHT : BUYING;
  else s.turn.trade = trade === BUYING || trade === BOUGHT_THEN_SOLD ? BOUGHT_THEN_SOLD : SELLING;
}
