import { at } from '@cromford/kernel';
import { AWARDS, type Award } from '../../awards.ts';
import type { Emit } from '../../news.ts';
import { because } from '../../refusals.ts';
import type { Ruleset } from '../../ruleset.ts';
import { type Player, playerAt, type State } from '../../state.ts';
import { type Asks, neverOffered, seatOf } from '../../step.ts';
import { trackIndex } from '../../tracks.ts';

const between = (value: number, from: number, to: number) => value >= from && value <= to;

/** CG-AWD-02 to CG-AWD-15, as the player stands before final scoring. The end score is looked at afterwards (CG-AWD-01). */
const EARNED: Readonly<Record<Exclude<Award, 'tycoon'>, (p: Player, rs: Ruleset) => boolean>> = {
  patriot: (p) => p.voyages === 0,
  'true-worker': (p) => p.helped === 0,
  'worker-hero': (p) => p.automated === 0,
  gentleman: (p) => at(p.levels, trackIndex.exchange) === 0 && p.brokered === 0,
  specialist: (p) => factories(p) === 2,
  generalist: (p) => factories(p) === 4,
  'full-production-line': (p) => p.factories.every((f) => f !== null && f.first > 0 && f.second > 0),
  'general-manager': (p) => between(p.shares, 25, 29),
  'expert-broker': (p) => p.shares >= 30,
  darling: (p) => between(p.value, 25, 29),
  mogul: (p) => p.value >= 30,
  parvenu: (p, rs) => rs.variant.openingShares && p.opened === 0,
  'nouveau-riche': (p) => p.cash >= 200,
  sailor: (p) => p.voyages >= 5,
};

function factories(p: Player): number {
  return p.factories.filter((f) => f !== null).length;
}

export function earned(rs: Ruleset, s: State): Award[] {
  const p = playerAt(s, 0);
  return AWARDS.filter((award) => award !== 'tycoon' && EARNED[award](p, rs));
}

const AWARD = AWARDS.map((award) => ({ do: 'award', award }) as const);

/** CG-AWD-16: in the sub-variant the player picks among the awards he has earned. */
export const award = (): Asks<'award'> => ({
  rule: 'CG-AWD-16',
  seat: seatOf,
  options(s, frame, offer) {
    const list = frame.earned.split(',');
    AWARD.forEach((move) => {
      const noted = s.awards.includes(move.award);
      offer
        .option(move, list.includes(move.award) && !noted)
        ?.otherwise(because(noted ? 'award-noted' : 'award-not-earned'));
    });
  },
  play(s, frame, move, emit) {
    if (move.do !== 'award') throw neverOffered(move);
    giveAward(s, move.award, emit);
    if (frame.left > 1) s.agenda.push({ ...frame, left: frame.left - 1 });
  },
});

export function giveAward(s: State, award: Award, emit: Emit): void {
  s.awards = [...s.awards, award];
  emit?.({ kind: 'award', rule: 'CG-AWD-16', award });
}
