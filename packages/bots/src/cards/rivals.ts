import type { Ruleset, State } from '@cromford/cards';
import type { Seat } from '@cromford/kernel';
import type { RoundStage } from './stage.ts';
import type { Weighing } from './weighing.ts';

/** The other seats that make a good, one bit each. */
export function rivalsIn(s: State, seat: Seat, good: number): number {
  let set = 0;
  for (let other = 0; other < s.players.length; other++)
    if (other !== seat && (s.players[other]?.appeal[good] ?? -1) >= 0) set |= 1 << other;
  return set;
}

/** How many are in a set of seats. */
export function count(set: number): number {
  let seats = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) seats++;
  return seats;
}

/**
 * How surely this appeal will be the highest in a production. `visits` is how often each rival will set its own until then:
 * none once it has had its turn of this round.
 */
export function highest(
  rs: Ruleset,
  s: State,
  seat: Seat,
  good: number,
  appeal: number,
  stage: RoundStage,
  decades: number,
  w: Weighing,
): number {
  let chance = 1;
  for (let other = 0; other < s.players.length; other++) {
    if (other === seat) continue;
    const marker = s.players[other]?.appeal[good] ?? -1;
    if (marker < 0) continue;
    const active = good === s.good;
    const visits = decades + (good > s.good || (active && stage.toCome & (1 << other)) ? 1 : 0);
    if (visits === 0) {
      if (marker >= appeal) return 0;
    } else chance *= between(0.5 + (appeal - marker - visits * w.appealPerVisit) / w.appealSpread);
  }
  for (let i = 0; i < s.others.length; i++) {
    const marker = s.others[i]?.appeal[good] ?? -1;
    if (marker < 0) continue;
    if (rs.variant.solo) {
      // The bag decides who moves up (CG-SOL-19, CG-SOL-20).
      const draws = decades + (good > s.good || (good === s.good && stage.opponentsToCome) ? 1 : 0);
      if (draws === 0) {
        if (marker >= appeal) return 0;
      } else if (draws === 1 && good === s.good) {
        const drawn = (s.bag[i] ?? 0) / Math.max(1, (s.bag[0] ?? 0) + (s.bag[1] ?? 0) + (s.bag[2] ?? 0));
        const still = appeal > marker ? 1 - drawn : 0;
        chance *= still + (appeal > marker + rs.sheet.solo.advance ? drawn : 0);
      } else chance *= between(0.5 + (appeal - marker - draws * 0.75) / w.appealSpread);
    } else if (marker + decades >= appeal) return 0; // the neutral colour goes up one space with each decade (CG-NXT-09)
  }
  return chance;
}

function between(chance: number): number {
  return chance < 0 ? 0 : chance > 1 ? 1 : chance;
}
