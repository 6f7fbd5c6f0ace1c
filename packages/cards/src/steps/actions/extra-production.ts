import { at, type Offer, type Seat, schedule } from '@cromford/kernel';
import { cardWith } from '../../cards/owned.ts';
import { costNotes, payCosts, productionCosts } from '../../costs.ts';
import { capacity } from '../../factory.ts';
import { GOODS, type GoodIndex, goodAt, goodIndex } from '../../goods.ts';
import { canPay } from '../../money.ts';
import { DONE, RUN } from '../../move-table.ts';
import type { Move } from '../../moves.ts';
import { note } from '../../notes.ts';
import { because, type RefusalCode } from '../../refusals.ts';
import type { Ruleset } from '../../ruleset.ts';
import { type Factory, factoryAt, type Player, playerAt, type State } from '../../state.ts';
import { type Asks, neverOffered, type Runs, seatOf } from '../../step.ts';
import { takeInHand } from '../../warehouse.ts';

/** Expert action 6: some factories produce for the warehouse, with none, one or both of their worker cards (CG-XPR-01, CG-XPR-02). */
export const extraProduction = (rs: Ruleset): Asks<'extra-production'> => ({
  rule: 'CG-XPR-01',
  seat: seatOf,
  options(s, frame, offer) {
    const p = playerAt(s, frame.seat);
    for (let good = 0; good < GOODS.length; good++) {
      const f = p.factories[good];
      for (let cards = 0; cards < 3; cards++) offerRun(rs, s, p, f, good, cards, frame.run, offer);
    }
    offer.option(DONE, frame.run > 0)?.otherwise(because('do-something'));
  },
  play(s, frame, move, emit) {
    if (move.do === 'done') return;
    if (move.do !== 'run') throw neverOffered(move);
    const { seat } = frame;
    const { cards } = move;
    const good = goodIndex[move.good];
    const p = playerAt(s, seat);
    const made = capacity(rs, good, factoryAt(p, good), cards);
    s.hand = made;
    s.handSeat = seat;
    s.handGood = good;
    emit?.({ kind: 'produced', rule: 'CG-XPR-01', seat, good: goodAt(good), amount: made });
    emit?.({ kind: 'goods', rule: 'CG-XPR-01', seat, good: goodAt(good), by: made, why: 'produced' });
    s.agenda.push({ ...frame, run: frame.run | (1 << good) });
    schedule(s, { step: 'store', seat, extra: 1 }, { step: 'pay-run', seat, good, cards });
    // CG-C03-02; what is stored there already is stored anew together with it (CG-XPR-03).
    if (cardWith(p, 'makesMore') >= 0) s.agenda.push({ step: 'extra-shift', seat, made, extra: 1 });
    takeInHand(s, seat);
  },
});

/** CG-XPR-04, CG-XPR-07: costs of what was used, from the emergency fund if need be. */
export const payRun = (rs: Ruleset): Runs<'pay-run'> => ({
  run(s, { seat, good, cards }, emit) {
    payCosts(rs, s, seat, good, cards, emit);
  },
});

export function canProduce(rs: Ruleset, s: State, seat: Seat): boolean {
  const p = playerAt(s, seat);
  for (let good = 0; good < GOODS.length; good++)
    if (p.factories[good] && canPay(rs, p, productionCosts(rs, s, p, good, 0))) return true;
  return false;
}

function cardsOf(f: Factory): number {
  return (f.first > 0 ? 1 : 0) + (f.second > 0 ? 1 : 0);
}

function offerRun(
  rs: Ruleset,
  s: State,
  p: Player,
  f: Factory | null | undefined,
  good: GoodIndex,
  cards: number,
  run: number,
  offer: Offer<Move>,
): void {
  const why = f ? whyNotReady(f, good, cards, run) : 'no-factory';
  const due = why ? 0 : productionCosts(rs, s, p, good, cards);
  // nobody is bankrupt by choice.
  offer
    .option(at(at(RUN, good), cards), !why && canPay(rs, p, due))
    ?.otherwise(why ? because(why) : because('cannot-pay', { due, cash: p.cash }))
    .unlisted(!f)
    .notes(...(f ? [note('makes', { goods: capacity(rs, good, f, cards) }), ...costNotes(p, due)] : []));
}

function whyNotReady(f: Factory, good: GoodIndex, cards: number, run: number): RefusalCode | undefined {
  if ((run & (1 << good)) !== 0) return 'has-run';
  return cards <= cardsOf(f) ? undefined : 'no-such-card';
}
