import type { Factory, Player, Ruleset } from '@cromford/cards';
import type { RoundStage } from './stage.ts';

/**
 * The appeal values that spot, office and quality cards of a factory can show without distribution, one bit each; of the active
 * factory only what may still be chosen is free.
 */
export function appeals(rs: Ruleset, p: Player, good: number, f: Factory, stage: RoundStage | undefined): number {
  const spots = rs.sides[good]?.[f.side - 1]?.appeals;
  const office = rs.offices[good]?.appeal ?? 0;
  let set = 0;
  if (!stage || stage.spotFree) for (let spot = 0; spot < 4; spot++) set |= 1 << (spots?.[spot] ?? 0);
  else set = 1 << (spots?.[f.spot] ?? 0);
  if (!stage || stage.officeFree) set |= set << office;
  else if (f.office === 1) set <<= office;
  const quality = stage ? stage.qualityFree : 15;
  for (let card = 0; card < 4; card++) {
    if (p.quality[card] !== good) continue;
    const value = p.qualityValue[card] ?? 0;
    if (quality & (1 << card)) set |= set << value;
    else if (p.qualityShows[card] === 1) set <<= value;
  }
  return set;
}
