import { at, joined, type Section, say } from '@cromford/kernel';
import { GOODS } from '../../goods.ts';
import type { Ruleset } from '../../ruleset.ts';
import type { State } from '../../state.ts';
import { COMMODITY_STEPS } from '../../under-way.ts';
import type { Phrases } from '../../words/phrases.ts';
import type { Bonus } from './company.ts';
import { commodityPrice, influenceWorth } from './tracks.ts';

/** Prices and influence on the company's board, and from which space on its bonuses can be had; nothing where it is not in play. */
export function companySections({ labels }: Phrases, rs: Ruleset, s: State): Section[] {
  const { company } = rs;
  if (!company) return [];
  const worths = s.players.map((_, seat) => say`${labels.who(seat)} ${labels.pounds(influenceWorth(rs, s, seat))}`);
  const bonuses = firstSpaces(rs).map(({ bonus, space }) => `${labels.bonus[bonus]} ${space}`);
  return [
    {
      heading: labels.company,
      lines: [
        ...GOODS.map((good, i) => {
          const markers = s.players.map(({ influence }, seat) => {
            const space = at(influence, i);
            return say`${labels.who(seat)} ${space} (×${at(company.multipliers, space)})`;
          });
          return say`${labels.commodity[good]} ${labels.pounds(commodityPrice(company, s, i))}: ${joined(markers, ', ')}`;
        }),
        say`${labels.influenceWorth} ${joined(worths, ', ')}`,
        `${labels.bonuses} ${bonuses.join(', ')}`,
      ],
    },
  ];
}

export function isOnCommodities({ agenda }: State): boolean {
  const step = agenda[agenda.length - 1]?.step;
  return COMMODITY_STEPS.some((name) => name === step);
}

/** What may be taken on that space, and what the very next step adds. */
export function bonusesFrom(p: Phrases, rs: Ruleset, marker: number): string {
  const all = firstSpaces(rs);
  return p.bonusesAt(
    all.filter(({ space }) => space <= marker).map(({ bonus }) => bonus),
    all.find(({ space }) => space === marker + 1),
  );
}

/** Each bonus, and the first space from which it can be had. */
function firstSpaces({ company }: Ruleset): { bonus: Bonus; space: number }[] {
  const { bonuses = [] } = company ?? {};
  return bonuses.flatMap((bonus, space) =>
    bonus !== '' && bonuses.indexOf(bonus) === space ? [{ bonus, space }] : [],
  );
}
