import { GOODS } from '../../goods.ts';
import type { Ruleset } from '../../ruleset.ts';
import type { AnniversarySheet } from '../../sheet/schema.ts';
import type { Bonus } from './company.ts';

/** AE-EIC: influence on four commodities, a commodity phase in every cycle. */
export function withEastIndiaCompany(
  rs: Ruleset,
  { eastIndiaCompany: { value } }: AnniversarySheet,
  side: 'water-frame' | 'spinning-mule',
): Ruleset {
  return {
    ...rs,
    company: {
      // AE-EIC-13
      prices: GOODS.map((good) =>
        value.prices[good].filter((space) => space.players <= rs.players).map(({ price }) => price),
      ),
      multipliers: [0, ...value.influence[side]],
      bonuses: ['', ...value.bonuses[side]] as (Bonus | '')[],
      // AE-EIC-08
      noFreeStep: side === 'water-frame' ? [1800, 1810] : [],
    },
    // AE-EIC-05
    cycle: rs.cycle.flatMap((step) => (step === 'end-cycle' ? ['commodities' as const, step] : [step])),
  };
}
