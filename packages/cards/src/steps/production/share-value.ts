import { at, put, type Seat } from '@cromford/kernel';
import { readyCard } from '../../cards/owned.ts';
import { goodAt } from '../../goods.ts';
import { ENOUGH, homeMaximum } from '../../market.ts';
import { changeValue } from '../../money.ts';
import { KEEP, USE } from '../../move-table.ts';
import { note } from '../../notes.ts';
import { DISTRIBUTION, RESERVE } from '../../pieces.ts';
import type { Ruleset } from '../../ruleset.ts';
import { playerAt, type State } from '../../state.ts';
import { type Asks, neverOffered, type Runs, roundTable, seatOf } from '../../step.ts';
import { spend } from '../../supply.ts';
import { opponentsSell } from '../solo/production.ts';
import { saleAhead } from './sale-ahead.ts';

/** CG-SV-01, CG-SV-06: one step for everybody who sold two; then one more for the highest appeal among them (CG-SV-03). */
export const shareValue = (rs: Ruleset): Runs<'share-value'> => ({
  run(s, _frame, emit) {
    for (let seat = 0; seat < s.players.length; seat++)
      if (at(s.sold, seat) >= ENOUGH) changeValue(rs, s, seat, 1, 'sold', 'CG-SV-01', emit);
    if (rs.variant.solo) opponentsSell(rs, s, emit);
    else neutralSells(s);
    s.agenda.push({ step: 'wear' });
    const highest = highestAppeal(s);
    const first = leaders(s, highest);
    if (first.length > 1) {
      emit?.({ kind: 'tied', rule: 'CG-SV-04', appeal: highest, good: goodAt(s.good) });
      s.agenda.push({ step: 'ties', k: 0 });
    } else if (first.length === 1 && (first[0] as number) < s.players.length)
      // CG-SV-05: a colour without a person receives nothing.
      changeValue(rs, s, first[0] as number, 1, 'highest-appeal', 'CG-SV-03', emit);
  },
});

/** CG-SV-05, A-09: the neutral colour takes part as if it sold what its appeal allows. */
function neutralSells(s: State): void {
  for (let i = 0; i < s.others.length; i++)
    s.sold = put(s.sold, s.players.length + i, homeMaximum(s, at(at(s.others, i).appeal, s.good), s.good));
}

/** The appeal of a seat or, behind the seats, of another colour. */
function appealIn(s: State, who: number): number {
  const { length } = s.players;
  return at(who < length ? playerAt(s, who).appeal : at(s.others, who - length).appeal, s.good);
}

/** only those who sold enough are compared. */
function highestAppeal(s: State): number {
  let highest = -1;
  for (let who = 0; who < s.sold.length; who++)
    if (at(s.sold, who) >= ENOUGH) highest = Math.max(highest, appealIn(s, who));
  return highest;
}

function leaders(s: State, highest: number): number[] {
  const found: number[] = [];
  for (let who = 0; who < s.sold.length; who++)
    if (at(s.sold, who) >= ENOUGH && appealIn(s, who) === highest) found.push(who);
  return found;
}

/** CG-SV-01, CG-SV-03: the steps that a seat will gain if it sells enough, as far as those who have not sold yet leave it open. */
export function stepsOfEnough(rs: Ruleset, s: State, seat: Seat): { readonly least: number; readonly most: number } {
  const own = appealIn(s, seat);
  const breaksTies = readyCard(playerAt(s, seat), 'winsTies') >= 0;
  let [least, most] = [2, 2];
  for (let who = 0; who < s.sold.length; who++) {
    const appeal = who === seat ? -1 : appealIn(s, who);
    if (appeal < Math.max(0, own)) continue;
    const sells = saleOf(rs, s, who, appeal);
    if (sells.most < ENOUGH) continue;
    least = 1;
    if (sells.least >= ENOUGH && (appeal > own || !breaksTies)) most = 1;
  }
  return { least, most };
}

/** What somebody sells at home: a person who waits for his turn to sell may have some of it left open. */
function saleOf(rs: Ruleset, s: State, who: number, appeal: number): { readonly least: number; readonly most: number } {
  const isPerson = who < s.players.length;
  if (isPerson && at(s.sold, who) < 0) return saleAhead(rs, s, who);
  const sold = isPerson ? at(s.sold, who) : homeMaximum(s, appeal, s.good);
  return { least: sold, most: sold };
}

/** CG-SV-04, CG-C01-01: a tied owner of the Entrepreneur may win the tie. */
export const ties = (): Runs<'ties'> =>
  roundTable(
    'ties',
    (s, seat) => readyCard(playerAt(s, seat), 'winsTies') >= 0 && leaders(s, highestAppeal(s)).includes(seat),
    (seat) => ({ step: 'tie', seat }),
  );

export const tie = (rs: Ruleset): Asks<'tie'> => ({
  rule: 'CG-C01-01',
  seat: seatOf,
  options(s, { seat }, offer) {
    const card = readyCard(playerAt(s, seat), 'winsTies');
    offer.option(at(USE, card))?.notes(note('value-step'));
    offer.option(KEEP);
  },
  play(s, { seat }, move, emit) {
    if (move.do === 'keep') return;
    if (move.do !== 'use') throw neverOffered(move);
    spend(s, seat, readyCard(playerAt(s, seat), 'winsTies'), 'CG-C01-01', emit);
    changeValue(rs, s, seat, 1, 'highest-appeal', 'CG-C01-01', emit);
    // The tie is broken: nobody else is asked.
    const next = s.agenda[s.agenda.length - 1];
    if (next?.step === 'ties') s.agenda.pop();
  },
});

/** CG-DST-01 to CG-DST-03: distribution of factories that produced falls by one; a card that showed 1 goes back. */
export const wear = (): Runs<'wear'> => ({
  run(s, _frame, emit) {
    for (let seat = 0; seat < s.players.length; seat++) {
      const p = playerAt(s, seat);
      if (at(s.sold, seat) < 0) continue;
      for (let card = 0; card < DISTRIBUTION.length; card++) {
        if (p.distribution[card] !== s.good) continue;
        const value = at(p.distributionValue, card) - 1;
        p.distributionValue = put(p.distributionValue, card, value);
        if (value === 0) p.distribution = put(p.distribution, card, RESERVE);
        emit?.({ kind: 'worn', rule: 'CG-DST-01', seat, good: goodAt(s.good), value });
      }
    }
  },
});
