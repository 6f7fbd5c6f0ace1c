import { at } from '@cromford/kernel';
import { capacityOf, shipOf } from '../markers.ts';
import { moveIndicator } from '../money.ts';
import { DISMISS_SHIP, DONE } from '../move-table.ts';
import { note } from '../notes.ts';
import type { Ruleset } from '../ruleset.ts';
import { returnShip } from '../ships.ts';
import { playerAt } from '../state.ts';
import { type Asks, seatOf } from '../step.ts';
import type { EventRule } from './rule.ts';

/** FE-EVT-08: a ship may be given up for half its capacity in spaces. */
export const opiumWar: EventRule = {
  event: 'opium-war',
  rule: 'FE-EVT-08',
  forSeat(_, s, seat) {
    if (playerAt(s, seat).ships.length > 0) s.agenda.push({ step: 'opium-war', seat });
  },
};

export function opiumWarChoice(rs: Ruleset): Asks<'opium-war'> {
  return {
    rule: 'FE-EVT-08',
    seat: seatOf,
    options(s, { seat }, offer) {
      const { ships } = playerAt(s, seat);
      for (let i = 0; i < ships.length; i++) {
        if (i > 0 && ships[i] === ships[0]) continue;
        offer.option(DISMISS_SHIP[shipOf(at(ships, i))])?.notes(note('forward', { spaces: at(ships, i) / 2 }));
      }
      offer.option(DONE);
    },
    play(s, { seat }, move, emit) {
      if (move.do !== 'dismiss-ship') return;
      const capacity = capacityOf(move.ship);
      returnShip(rs, s, seat, capacity, 'FE-EVT-08', emit);
      moveIndicator(rs, s, seat, Math.floor(capacity / 2), 'opium-war', 'FE-EVT-08', emit);
    },
  };
}
