import { appealOf, type Player, QUALITY, type Ruleset } from '@cromford/cards';

/** The highest appeal that the price of a good can be set for: its token on the best spot, office and quality turned to appeal. */
export function reach(rs: Ruleset, p: Player, good: number): number {
  const built = p.factories[good];
  if (!built) return 0;
  const appeals = rs.sides[good]?.[built.side - 1]?.appeals ?? [];
  const factories = p.factories.with(good, { ...built, spot: appeals.indexOf(Math.max(...appeals)), office: 1 });
  return appealOf(rs, { ...p, factories, qualityShows: QUALITY.map(() => 1) }, good);
}
