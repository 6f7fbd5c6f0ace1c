import { at } from '@cromford/kernel';
import { cardWith, hooksOf } from '../../cards/owned.ts';
import { goodAt } from '../../goods.ts';
import { KEEP, USE } from '../../move-table.ts';
import { note } from '../../notes.ts';
import type { Ruleset } from '../../ruleset.ts';
import { playerAt } from '../../state.ts';
import { type Asks, neverOffered, seatOf } from '../../step.ts';
import { useUp } from '../../supply.ts';
import { neverInProduction, neverWhileMaking } from './never.ts';

/** CG-C03-01, CG-C03-02: the Extra shift is discarded for one more good, without extra cost (CG-C03-03). */
export const extraShift = (rs: Ruleset): Asks<'extra-shift'> => ({
  rule: 'CG-C03-01',
  seat: seatOf,
  options(s, { seat }, offer) {
    const card = cardWith(playerAt(s, seat), 'makesMore');
    offer.option(at(USE, card))?.notes(note('makes', { goods: hooksOf(card).makesMore?.(rs.sheet.effects) ?? 0 }));
    offer.option(KEEP);
  },
  never(s, { seat, extra }, offer) {
    if (extra) neverWhileMaking(s, seat, offer);
    else neverInProduction(s, seat, offer);
  },
  play(s, { seat, made, extra }, move, emit) {
    if (move.do !== 'use' && move.do !== 'keep') throw neverOffered(move);
    let goods = made;
    if (move.do === 'use') {
      const card = cardWith(playerAt(s, seat), 'makesMore');
      const by = hooksOf(card).makesMore?.(rs.sheet.effects) ?? 0;
      goods += by;
      s.hand += by;
      const rule = extra ? 'CG-C03-02' : 'CG-C03-01';
      emit?.({ kind: 'goods', rule, seat, good: goodAt(s.handGood), by, why: 'extra-shift' });
      useUp(rs, s, seat, card, rule, emit);
    }
    if (!extra) s.agenda.push({ step: 'sale', seat, made: goods, bonus: 0, asked: 0 });
  },
});
