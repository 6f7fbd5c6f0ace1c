import { at, type Note, put, type RuleId, type Seat, schedule } from '@cromford/kernel';
import { type CardIndex, cardIndex } from '../../cards/names.ts';
import { hooksOf, isSpent } from '../../cards/owned.ts';
import { costsAhead } from '../../costs.ts';
import { priceOf } from '../../factory.ts';
import type { FrameOf } from '../../frames.ts';
import { GOODS, goodAt } from '../../goods.ts';
import { ENOUGH, homeMaximum } from '../../market.ts';
import { cash } from '../../money.ts';
import { KEEP, SELL, USE } from '../../move-table.ts';
import type { Emit } from '../../news.ts';
import { note } from '../../notes.ts';
import { because } from '../../refusals.ts';
import type { Ruleset } from '../../ruleset.ts';
import { type Player, playerAt, type State } from '../../state.ts';
import { type Asks, neverOffered, type Runs, seatOf } from '../../step.ts';
import { stockAt, takeInHand } from '../../warehouse.ts';
import { neverInProduction } from './never.ts';
import { stepsOfEnough } from './share-value.ts';

/** The home sale: Patrons are asked first, then what was produced is sold as far as the maximum allows (CG-PRD-07). */
export const sale = (rs: Ruleset): Runs<'sale'> => ({
  run(s, frame, emit) {
    const { seat, made, bonus } = frame;
    const p = playerAt(s, seat);
    const appeal = at(p.appeal, s.good);
    const maximum = homeMaximum(s, appeal, s.good, bonus);
    const stock = stockAt(p, s.good);
    const patron = made + stock > maximum && maximum < appeal ? nextPatron(s, p, frame.asked) : -1;
    if (patron >= 0) {
      s.agenda.push({ ...frame, step: 'patron', card: patron });
      return;
    }
    // CG-PRD-08
    if (stock > 0 && made < maximum) s.agenda.push({ step: 'sell-stored', seat, made, maximum });
    else settleSale(rs, s, seat, Math.min(made, maximum), maximum, 'CG-PRD-07', emit);
  },
});

/** The next Patron that shows the featured good, is not spent and was not asked. */
function nextPatron(s: State, p: Player, asked: number): CardIndex | -1 {
  for (let i = 0; i < p.cards.length; i++) {
    const card = at(p.cards, i);
    if (hooksOf(card).patronOf?.includes(s.good) && !isSpent(p, card) && (asked & (1 << card)) === 0) return card;
  }
  return -1;
}

/** CG-C07-01: a Patron is turned to sell one more at home; markers stay (CG-C07-02). */
export const patron = (rs: Ruleset): Asks<'patron'> => ({
  rule: 'CG-C07-01',
  seat: seatOf,
  options(s, frame, offer) {
    offer.option(at(USE, frame.card))?.notes(...patronNotes(rs, s, frame));
    offer.option(KEEP);
  },
  never: (s, { seat }, offer) => neverInProduction(s, seat, offer),
  play(s, { seat, made, bonus, asked, card }, move, emit) {
    if (move.do !== 'use' && move.do !== 'keep') throw neverOffered(move);
    const used = move.do === 'use';
    if (used) {
      playerAt(s, seat).spent |= 1 << card;
      emit?.({ kind: 'used', rule: 'CG-C07-01', seat, card: move.card });
    }
    const more = used ? (hooksOf(cardIndex[move.card]).sellsMore?.(rs.sheet.effects) ?? 0) : 0;
    s.agenda.push({ step: 'sale', seat, made, bonus: bonus + more, asked: asked | (1 << card) });
  },
});

/** CG-SV-01: the sale that is enough for the share value to rise is worth more than its price. */
function patronNotes(rs: Ruleset, s: State, { seat, made, bonus, card }: FrameOf<'patron'>): Note[] {
  const p = playerAt(s, seat);
  const appeal = at(p.appeal, s.good);
  const more = hooksOf(card).sellsMore?.(rs.sheet.effects) ?? 0;
  const maximum = homeMaximum(s, appeal, s.good, bonus + more);
  const mostSold = Math.min(made + stockAt(p, s.good), maximum);
  const isFirstEnough = mostSold >= ENOUGH && homeMaximum(s, appeal, s.good, bonus) < ENOUGH;
  return [
    note('sells-up-to', { maximum, price: priceOf(rs, p, s.good) }),
    ...(isFirstEnough ? valueNotes(rs, s, seat) : []),
  ];
}

/** What a sale that is enough will bring when share values rise: the highest appeal may add to it. */
function valueNotes(rs: Ruleset, s: State, seat: Seat): Note[] {
  const room = rs.sheet.limits.shareValue - playerAt(s, seat).value;
  const steps = stepsOfEnough(rs, s, seat);
  const [least, most] = [Math.min(room, steps.least), Math.min(room, steps.most)];
  return most > 0 ? [note('value-steps', { least, most })] : [];
}

/** CG-PRD-08: goods from the warehouses of this factory may be added up to the maximum. */
export const sellStored = (rs: Ruleset): Asks<'sell-stored'> => ({
  rule: 'CG-PRD-08',
  seat: seatOf,
  options(s, { seat, made, maximum }, offer) {
    const p = playerAt(s, seat);
    const stock = stockAt(p, s.good);
    const most = Math.min(stock, maximum - made);
    offer
      .amounts(at(SELL, s.good), 0, most)
      ?.otherwise(most < stock ? because('home-maximum', { maximum }) : because('stock-there', { stock }))
      .notes(
        note('sale', { made, maximum, price: priceOf(rs, p, s.good) }),
        ...costsAhead(rs, s, seat, made * priceOf(rs, p, s.good)),
      );
  },
  never(s, { seat }, offer) {
    const p = playerAt(s, seat);
    for (let good = 0; good < GOODS.length; good++)
      if (good !== s.good && p.factories[good]) offer.never(at(at(SELL, good), 1), because('other-factory'));
    neverInProduction(s, seat, offer);
  },
  play(s, { seat, made, maximum }, move, emit) {
    if (move.do !== 'sell') throw neverOffered(move);
    settleSale(rs, s, seat, made + move.amount, maximum, 'CG-PRD-08', emit);
  },
});

/** CG-PRD-09: the income; what is left of production and stock is in hand for shipping and storing. */
function settleSale(
  rs: Ruleset,
  s: State,
  seat: Seat,
  amount: number,
  maximum: number,
  rule: RuleId,
  emit: Emit,
): void {
  const p = playerAt(s, seat);
  const price = priceOf(rs, p, s.good);
  const good = goodAt(s.good);
  takeInHand(s, seat);
  s.hand -= amount;
  s.sold = put(s.sold, seat, amount);
  const added = emit ? maximum - homeMaximum(s, at(p.appeal, s.good), s.good) : 0;
  emit?.({ kind: 'sold', rule, who: seat, good, amount, maximum, price, ...(added > 0 && { patrons: added }) });
  if (amount > 0) emit?.({ kind: 'goods', rule, seat, good, by: -amount, why: 'sold' });
  cash(s, seat, amount * price, 'sales', 'CG-PRD-09', emit);
  schedule(s, { step: 'ship', seat }, { step: 'store', seat, extra: 0 }, { step: 'costs', seat });
}
