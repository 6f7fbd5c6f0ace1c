import { at, type Note, type Offer, put, type Seat, schedule } from '@cromford/kernel';
import { clone } from '../../clone.ts';
import { appealOf, priceOf } from '../../factory.ts';
import { GOODS, goodAt } from '../../goods.ts';
import { demandSteps, homeMaximum, moveMarker } from '../../market.ts';
import { ACTION, OFFICE, SPOT, TURN } from '../../move-table.ts';
import { ACTIONS, type Move } from '../../moves.ts';
import { note } from '../../notes.ts';
import { QUALITY } from '../../pieces.ts';
import { because } from '../../refusals.ts';
import type { Ruleset } from '../../ruleset.ts';
import { factoryAt, playerAt, type State } from '../../state.ts';
import { type Asks, neverOffered, type Runs, seatOf } from '../../step.ts';

/** Step b: skipped without a factory of the featured good (CG-PRC-01), compulsory with one (CG-PRC-02). */
export const price = (): Runs<'price'> => ({
  run(s, { seat }) {
    const p = playerAt(s, seat);
    if (!p.factories[s.good]) return;
    s.agenda.push({ step: 'marker', seat });
    for (let card = QUALITY.length - 1; card >= 0; card--)
      if (p.quality[card] === s.good) s.agenda.push({ step: 'turn-quality', seat, card });
    schedule(s, { step: 'spot', seat }, { step: 'office', seat });
  },
});

/** CG-PRC-03: the factory token goes to any of the four spots. */
export const spot = (rs: Ruleset): Asks<'spot'> => ({
  rule: 'CG-PRC-03',
  seat: seatOf,
  options(s, { seat }, offer) {
    for (let to = 0; to < 4; to++)
      offer.option(at(at(SPOT, s.good), to))?.notes(outcome(rs, withSpot(s, seat, to), seat));
  },
  never: onlyActive,
  play(s, { seat }, move) {
    if (move.do !== 'spot') throw neverOffered(move);
    factoryAt(playerAt(s, seat), s.good).spot = move.spot - 1;
  },
});

function withSpot(s: State, seat: Seat, spot: number): State {
  const after = clone(s);
  factoryAt(playerAt(after, seat), s.good).spot = spot;
  return after;
}

/** CG-PRC-04: the office card is turned to price or appeal. */
export const office = (rs: Ruleset): Asks<'office'> => ({
  rule: 'CG-PRC-04',
  seat: seatOf,
  options(s, { seat }, offer) {
    for (let shows = 0; shows < 2; shows++)
      offer.option(at(at(OFFICE, s.good), shows))?.notes(outcome(rs, withOffice(s, seat, shows), seat));
  },
  never: onlyActive,
  play(s, { seat }, move) {
    if (move.do !== 'office') throw neverOffered(move);
    factoryAt(playerAt(s, seat), s.good).office = move.shows === 'appeal' ? 1 : 0;
  },
});

function withOffice(s: State, seat: Seat, shows: number): State {
  const after = clone(s);
  factoryAt(playerAt(after, seat), s.good).office = shows;
  return after;
}

/** CG-PRC-05: each quality card separately. */
export const turnQuality = (rs: Ruleset): Asks<'turn-quality'> => ({
  rule: 'CG-PRC-05',
  seat: seatOf,
  options(s, { seat, card }, offer) {
    for (let shows = 0; shows < 2; shows++)
      offer.option(at(at(at(TURN, s.good), card), shows))?.notes(outcome(rs, withQuality(s, seat, card, shows), seat));
  },
  never: onlyActive,
  play(s, { seat, card }, move) {
    if (move.do !== 'turn') throw neverOffered(move);
    showQuality(s, seat, card, move.shows === 'appeal' ? 1 : 0);
  },
});

function withQuality(s: State, seat: Seat, card: number, shows: number): State {
  const after = clone(s);
  showQuality(after, seat, card, shows);
  return after;
}

function showQuality(s: State, seat: Seat, card: number, shows: number): void {
  const p = playerAt(s, seat);
  p.qualityShows = put(p.qualityShows, card, shows);
}

/** CG-PRC-10: the marker goes to the new appeal value. */
export const marker = (rs: Ruleset): Runs<'marker'> => ({
  run(s, { seat }, emit) {
    const p = playerAt(s, seat);
    const appeal = appealOf(rs, p, s.good);
    emit?.({ kind: 'set', rule: 'CG-PRC-08', seat, good: goodAt(s.good), price: priceOf(rs, p, s.good), appeal });
    moveMarker(rs, s, seat, p, s.good, appeal, 'CG-PRC-10', emit);
  },
});

/** Price and appeal as the cards would lie, and what may be sold at home then. */
function outcome(rs: Ruleset, after: State, seat: Seat): Note {
  const { good } = after;
  const p = playerAt(after, seat);
  const appeal = appealOf(rs, p, good);
  const { demandFrom, demandTo } = rs.sheet.market;
  const moved = at(after.demand, good) + demandSteps(rs, good, at(p.appeal, good), appeal);
  const demand = Math.min(demandTo, Math.max(demandFrom, moved));
  after.demand = put(after.demand, good, demand);
  const maximum = homeMaximum(after, appeal, good);
  return note('setting', { price: priceOf(rs, p, good), appeal, demand, maximum });
}

/** CG-PRC-07, CG-ACT-01: what people try here. */
function onlyActive(s: State, { seat }: { readonly seat: Seat }, offer: Offer<Move>): void {
  const p = playerAt(s, seat);
  for (const action of ACTIONS) offer.never(ACTION[action], because('action-taken'));
  for (let good = 0; good < GOODS.length; good++) {
    if (good === s.good || !p.factories[good]) continue;
    const reason = because('not-active', { good: goodAt(s.good) });
    for (let to = 0; to < 4; to++) offer.never(at(at(SPOT, good), to), reason);
    for (let shows = 0; shows < 2; shows++) {
      offer.never(at(at(OFFICE, good), shows), reason);
      for (let card = 0; card < QUALITY.length; card++)
        if (p.quality[card] === good) offer.never(at(at(at(TURN, good), card), shows), reason);
    }
  }
}
