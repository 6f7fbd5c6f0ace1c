import { at, type Seat, schedule } from '@cromford/kernel';
import type { Frame } from '../../frames.ts';
import { capacityOf, kindOf, type Marker, shipOf } from '../../markers.ts';
import { DONE, FIRST_ADDITIONAL, FIRST_MAIN, FURTHER } from '../../move-table.ts';
import { because } from '../../refusals.ts';
import type { Ruleset } from '../../ruleset.ts';
import { readyShips } from '../../ships.ts';
import { type Player, playerAt, type State } from '../../state.ts';
import { type Asks, neverOffered, seatOf } from '../../step.ts';
import { beginAction } from './act.ts';

/** AE-ASX-01: main and additional action in either order. */
export function order(rs: Ruleset): Asks<'order'> {
  return {
    rule: 'AE-ASX-01',
    seat: seatOf,
    options(_, __, offer) {
      offer.option(FIRST_MAIN);
      offer.option(FIRST_ADDITIONAL);
    },
    play(s, { seat }, move) {
      if (move.do !== 'first' || s.turn.marker === '') throw neverOffered(move);
      const main = beginAction(rs, s, s.turn.marker, seat);
      const other: Frame = { step: 'further', seat };
      if (move.what === 'main') schedule(s, main, other);
      else schedule(s, other, main);
    },
  };
}

/** The workers, machinery and ship markers of a player, wherever they lie (AE-ASX-03). */
function versions(p: Player): Marker[] {
  const ships = [...new Set(p.ships)].filter((capacity) => readyShips(p, capacity) > 0).map(shipOf);
  const machinery = p.markers.filter((marker) => kindOf[marker] === 'machinery');
  return ['workers', 'machinery', ...machinery, ...ships];
}

/** AE-ASX-02: one of the actions workers, machinery and ship, with the fee that was paid, and without one of its own. */
export function further(rs: Ruleset): Asks<'further'> {
  function reaches(s: State, marker: Marker, seat: Seat): boolean {
    const place = playerAt(s, seat).ships.findIndex((capacity) => shipOf(capacity) === marker);
    return place < 0 || at(playerAt(s, seat).ships, place) <= s.turn.paid;
  }

  return {
    rule: 'AE-ASX-02',
    seat: seatOf,
    options(s, { seat }, offer) {
      const p = playerAt(s, seat);
      for (const marker of versions(p))
        offer
          .option(FURTHER[marker], reaches(s, marker, seat))
          ?.otherwise(because('ship-needs-capacity', { capacity: capacityOf(marker) }));
      offer.option(DONE);
    },
    play(s, { seat }, move) {
      if (move.do === 'further') s.agenda.push(beginAction(rs, s, move.marker, seat));
    },
  };
}
