import { type Note, type Offer, type Seat, schedule } from '@cromford/kernel';
import { appealOf, priceOf } from '../../factory.ts';
import { GOODS, goodAt } from '../../goods.ts';
import { at } from '../../list.ts';
import { demandSteps, homeMaximum, moveMarker } from '../../market.ts';
import { ACTION, OFFICE, SPOT, TURN } from '../../move-table.ts';
import { ACTIONS, type Move } from '../../moves.ts';
import { note } from '../../notes.ts';
import { QUALITY } from '../../pieces.ts';
import { because } from '../../reasons.ts';
import type { Ruleset } from '../../ruleset.ts';
import { factoryAt, type Player, playerAt, type State } from '../../state.ts';
import { type Choice, neverOffered, type Runs, seatOf } from '../../step.ts';

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
export const spot = (rs: Ruleset): Choice<'spot'> => ({
  rule: 'CG-PRC-03',
  seat: seatOf,
  options(s, { seat }, offer) {
    const f = factoryAt(playerAt(s, seat), s.good);
    for (let to = 0; to < 4; to++) {
      const move = at(at(SPOT, s.good), to);
      if (!offer.explains) offer.open(move);
      else {
        const held = f.spot;
        f.spot = to;
        const notes = outcome(rs, s, seat);
        f.spot = held;
        offer.open(move, ...notes);
      }
    }
    if (offer.explains) onlyActive(s, playerAt(s, seat), offer);
  },
  play(s, { seat }, move) {
    if (move.do !== 'spot') throw neverOffered(move);
    factoryAt(playerAt(s, seat), s.good).spot = move.spot - 1;
  },
});

/** CG-PRC-04: the office card is turned to price or appeal. */
export const office = (rs: Ruleset): Choice<'office'> => ({
  rule: 'CG-PRC-04',
  seat: seatOf,
  options(s, { seat }, offer) {
    const f = factoryAt(playerAt(s, seat), s.good);
    for (let shows = 0; shows < 2; shows++) {
      const move = at(at(OFFICE, s.good), shows);
      if (!offer.explains) offer.open(move);
      else {
        const held = f.office;
        f.office = shows;
        const notes = outcome(rs, s, seat);
        f.office = held;
        offer.open(move, ...notes);
      }
    }
    if (offer.explains) onlyActive(s, playerAt(s, seat), offer);
  },
  play(s, { seat }, move) {
    if (move.do !== 'office') throw neverOffered(move);
    factoryAt(playerAt(s, seat), s.good).office = move.shows === 'appeal' ? 1 : 0;
  },
});

/** CG-PRC-05: each quality card separately. */
export const turnQuality = (rs: Ruleset): Choice<'turn-quality'> => ({
  rule: 'CG-PRC-05',
  seat: seatOf,
  options(s, { seat, card }, offer) {
    const p = playerAt(s, seat);
    for (let shows = 0; shows < 2; shows++) {
      const move = at(at(at(TURN, s.good), card), shows);
      if (!offer.explains) offer.open(move);
      else {
        const held = at(p.qualityShows, card);
        p.qualityShows[card] = shows;
        const notes = outcome(rs, s, seat);
        p.qualityShows[card] = held;
        offer.open(move, ...notes);
      }
    }
    if (offer.explains) onlyActive(s, p, offer);
  },
  play(s, { seat, card }, move) {
    if (move.do !== 'turn') throw neverOffered(move);
    playerAt(s, seat).qualityShows[card] = move.shows === 'appeal' ? 1 : 0;
  },
});

/** CG-PRC-10: the marker goes to the new appeal value. */
export const marker = (rs: Ruleset): Runs<'marker'> => ({
  run(s, { seat }, emit) {
    const p = playerAt(s, seat);
    const appeal = appealOf(rs, p, s.good);
    emit?.({ kind: 'set', rule: 'CG-PRC-08', seat, good: goodAt(s.good), price: priceOf(rs, p, s.good), appeal });
    moveMarker(rs, s, seat, p.appeal, s.good, appeal, 'CG-PRC-10', emit);
  },
});

/** Price and appeal as the cards lie, and what may be sold at home then. */
function outcome(rs: Ruleset, s: State, seat: Seat): Note[] {
  const p = playerAt(s, seat);
  const appeal = appealOf(rs, p, s.good);
  const steps = demandSteps(rs, s.good, at(p.appeal, s.good), appeal);
  const held = at(s.demand, s.good);
  const { demandFrom, demandTo } = rs.sheet.market;
  const demand = Math.min(demandTo, Math.max(demandFrom, held + steps));
  s.demand[s.good] = demand;
  const maximum = homeMaximum(s, appeal, s.good);
  s.demand[s.good] = held;
  return [note('setting', { price: priceOf(rs, p, s.good), appeal, demand, maximum })];
}

/** CG-PRC-07, CG-ACT-01: what people try here. */
function onlyActive(s: State, p: Player, offer: Offer<Move>): void {
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
