import { at, type Seat } from '@cromford/kernel';
import type { Never } from '../../faults/never.ts';
import type { GoodIndex } from '../../goods.ts';
import type { Ruleset } from '../../ruleset.ts';
import { playerAt, type State } from '../../state.ts';
import { isTaken, trackEnd } from './tracks.ts';

/** AE-EIC-03: every commodity has one of its prices; without the company's board all stay on the first. */
export function commodityFaults({ company }: Ruleset, s: State, never: Never): void {
  s.commodities.forEach((place, good) => {
    const prices = company?.prices[good]?.length ?? 1;
    never(place >= prices, 'AE-EIC-03', `commodities.${good}`, () => `a commodity on price ${place} of ${prices}`);
  });
}

/** A player's marker on the track of a commodity. */
export function influenceFaults({ company }: Ruleset, s: State, seat: Seat, good: GoodIndex, never: Never): void {
  const space = at(playerAt(s, seat).influence, good);
  const end = company ? trackEnd(company) : 0;
  const path = `influence.${good}`;
  never(space > end, 'AE-EIC-03', path, () => `influence on space ${space} of ${end}`);
  never(
    company !== null && isTaken(company, s, seat, good, space),
    'AE-EIC-09',
    path,
    () => 'influence on a taken space',
  );
}
