import { at, fill, type Seat } from '@cromford/kernel';
import { distributionAt, qualityAt } from '../../factory.ts';
import type { Improvement } from '../../frames.ts';
import { GOODS, goodAt, goodIndex } from '../../goods.ts';
import { DISTRIBUTE, DONE, PUT } from '../../move-table.ts';
import { DISTRIBUTION, type DistributionCard, NOT_OWNED, QUALITY, type QualityCard } from '../../pieces.ts';
import { because } from '../../refusals.ts';
import type { Ruleset } from '../../ruleset.ts';
import { playerAt, type State } from '../../state.ts';
import { type Asks, neverOffered, seatOf } from '../../step.ts';
import {
  distributionAllowance,
  neverDistribution,
  offerDistribution,
  placeDistribution,
  takeBackDistribution,
} from './distribution.ts';
import { neverQuality, offerQuality, placeQuality, qualityAllowance, takeBackQuality } from './quality.ts';

/** Action 4: quality or distribution is added; cards are taken back, placed and exchanged until it is done (CG-QD-01 to CG-QD-16). */
export const improve = (rs: Ruleset): Asks<'improve'> => ({
  rule: 'CG-QD-01',
  seat: seatOf,
  options(s, { seat, kind }, offer) {
    const p = playerAt(s, seat);
    const added = increase(s, seat, kind);
    if (kind === 'quality') offerQuality(rs, s, p, offer);
    else offerDistribution(rs, s, p, added, offer);
    offer.option(DONE, added > 0)?.otherwise(because('do-something'));
  },
  never(s, { seat, kind }, offer) {
    const p = playerAt(s, seat);
    if (kind === 'quality') neverQuality(rs, s, p, offer);
    else neverDistribution(rs, s, p, offer);
    // CG-QD-01: the other kind is out of reach in this turn.
    for (let good = 0; good < GOODS.length; good++)
      if (p.factories[good]) {
        if (kind === 'quality') {
          for (let card = 0; card < DISTRIBUTION.length; card++)
            for (const value of p.distribution[card] === NOT_OWNED ? [] : rs.distributionFaces)
              offer.never(at(at(at(DISTRIBUTE, card), good), value), because('either-or'));
        } else
          for (let card = 0; card < QUALITY.length; card++)
            for (const value of p.quality[card] === NOT_OWNED ? [] : at(rs.qualityFaces, card))
              for (const move of at(at(at(PUT, card), good), value)) offer.never(move, because('either-or'));
      }
  },
  play(s, frame, move, emit) {
    const { seat, kind } = frame;
    const p = playerAt(s, seat);
    switch (move.do) {
      case 'put':
        placeQuality(s, seat, QUALITY.indexOf(move.card), goodIndex[move.good], move.value, move.shows, emit);
        s.agenda.push(frame);
        return;
      case 'distribute':
        placeDistribution(s, seat, DISTRIBUTION.indexOf(move.card), goodIndex[move.good], move.value, emit);
        s.agenda.push(frame);
        return;
      case 'remove':
        if (kind === 'quality') takeBackQuality(s, seat, QUALITY.indexOf(move.card as QualityCard), emit);
        else takeBackDistribution(s, seat, DISTRIBUTION.indexOf(move.card as DistributionCard), emit);
        s.agenda.push(frame);
        return;
      case 'done':
        // CG-QD-14: what a factory has less than before is lost.
        for (let good = 0; good < GOODS.length; good++) {
          const now = kind === 'quality' ? qualityAt(p, good) : distributionAt(p, good);
          const by = now - at(s.before, good);
          if (by < 0) emit?.({ kind: 'value-lost', rule: 'CG-QD-14', seat, what: kind, good: goodAt(good), by });
        }
        forget(s);
        return;
      default:
        throw neverOffered(move);
    }
  },
});

/** The values before the action are what every increase is measured by. */
export function beginImproving(s: State, seat: Seat, kind: Improvement): void {
  const p = playerAt(s, seat);
  s.before = GOODS.map((_, good) => (kind === 'quality' ? qualityAt(p, good) : distributionAt(p, good)));
  s.placed = 0;
  s.agenda.push({ step: 'improve', seat, kind });
}

function forget(s: State): void {
  s.before = fill(GOODS.length, 0);
  s.placed = 0;
}

/** CG-QD-05: increases only. */
function increase(s: State, seat: Seat, kind: Improvement): number {
  const p = playerAt(s, seat);
  let sum = 0;
  for (let good = 0; good < GOODS.length; good++) {
    const now = kind === 'quality' ? qualityAt(p, good) : distributionAt(p, good);
    sum += Math.max(0, now - at(s.before, good));
  }
  return sum;
}

/** Whether any value can be added. */
export function canImprove(rs: Ruleset, s: State, seat: Seat, kind: Improvement): boolean {
  const p = playerAt(s, seat);
  if (kind === 'quality') return qualityAllowance.possible(rs, p);
  return distributionAllowance.possible(rs, p);
}
