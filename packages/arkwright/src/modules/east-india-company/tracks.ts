import { at, type Seat } from '@cromford/kernel';
import { GOODS, type GoodIndex } from '../../goods.ts';
import type { Ruleset } from '../../ruleset.ts';
import { type Pounds, playerAt, type State } from '../../state.ts';
import type { Company } from './company.ts';

/** Spaces of an influence track. */
export function trackEnd(company: Company): number {
  return company.multipliers.length - 1;
}

export function commodityPrice(company: Company, s: State, good: GoodIndex): Pounds {
  return at(at(company.prices, good), at(s.commodities, good));
}

/** AE-EIC-09, AE-EIC-14: the last two spaces hold one marker each. */
export function isTaken(company: Company, s: State, seat: Seat, good: GoodIndex, space: number): boolean {
  if (space < trackEnd(company) - 1) return false;
  for (let other = 0; other < s.players.length; other++)
    if (other !== seat && at(playerAt(s, other).influence, good) === space) return true;
  return false;
}

/** AE-AMB-51: this marker can never move again. */
export function isStuck(company: Company, s: State, seat: Seat, good: GoodIndex): boolean {
  const end = trackEnd(company);
  for (let space = at(playerAt(s, seat).influence, good) + 1; space <= end; space++)
    if (!isTaken(company, s, seat, good, space)) return false;
  return true;
}

/** AE-EIC-22: the price of each commodity times the multiplier reached. */
export function influenceWorth({ company }: Ruleset, s: State, seat: Seat): Pounds {
  if (!company) return 0;
  const { influence } = playerAt(s, seat);
  let sum = 0;
  for (let good = 0; good < GOODS.length; good++)
    sum += commodityPrice(company, s, good) * at(company.multipliers, at(influence, good));
  return sum;
}
