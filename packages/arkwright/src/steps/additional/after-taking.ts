import { at, type Offer, put } from '@cromford/kernel';
import { GOODS, goodIndex } from '../../goods.ts';
import { capacityOf, shipOf } from '../../markers.ts';
import { workersToHire } from '../../market.ts';
import { ASSIGN, DONE, RETURN_SHIP, RETURN_TILE } from '../../move-table.ts';
import type { Move } from '../../moves.ts';
import { note } from '../../notes.ts';
import { because } from '../../refusals.ts';
import type { Ruleset } from '../../ruleset.ts';
import { changeCrew, crewOf, onMat, wake } from '../../ships.ts';
import { type Player, playerAt } from '../../state.ts';
import { type Asks, neverOffered, seatOf } from '../../step.ts';
import { giveBackTile } from '../../tiles/giving-back.ts';
import { useAhead } from '../actions/inventor.ts';
import { dockShip } from './ships.ts';
import { assignTile } from './tiles.ts';

/** FE-DP-09: foreman and workshop work in one factory. */
export function assign(rs: Ruleset): Asks<'assign'> {
  return {
    rule: 'FE-DEV-10',
    ruleFor: (_, { tile }) => (tile === 'workshop' ? 'FE-DEV-17' : 'FE-DEV-10'),
    seat: seatOf,
    options(s, { seat, tile }, offer) {
      const p = playerAt(s, seat);
      for (let good = 0; good < GOODS.length; good++) {
        const move = at(ASSIGN[tile], good);
        offer
          .option(move, at(p.factories, good) !== null)
          ?.otherwise(because('no-factory', {}, tile === 'workshop' ? 'FE-DEV-17' : 'FE-DEV-10'));
      }
    },
    play(s, { seat, tile }, move, emit) {
      if (move.do !== 'assign') throw neverOffered(move);
      assignTile(rs, s, seat, tile, goodIndex[move.good], emit);
    },
  };
}

/** FE-TSM-09: with a fifth tile one of the others goes back. */
export function returnTile(rs: Ruleset): Asks<'return-tile'> {
  return {
    rule: 'FE-TSM-09',
    seat: seatOf,
    options(s, { seat, taken }, offer) {
      for (const tile of playerAt(s, seat).tiles) if (tile !== taken) offer.option(RETURN_TILE[tile]);
    },
    never(_, __, offer) {
      offer.never(DONE, because('return-a-tile'));
    },
    play(s, { seat }, move, emit) {
      if (move.do !== 'return-tile') throw neverOffered(move);
      giveBackTile(rs, s, seat, move.tile, 'FE-TSM-09', emit);
    },
  };
}

/** A ship of this size makes way: one at its pier, or one on the chart. */
function offerPlace(p: Player, old: number, workers: number, offer: Offer<Move>): void {
  const moves = RETURN_SHIP[shipOf(old)];
  const owned = p.ships.filter((ship) => ship === old).length;
  const lying = p.chart.filter((marker) => marker === shipOf(old)).length;
  if (owned > lying) offer.option(moves.pier)?.notes(note('crew', { workers }));
  if (lying > 0) offer.option(moves.chart)?.notes(note('crew', { workers }));
}

/** FE-TSM-15, FE-TSM-16: a larger ship takes the place of a smaller one, also on the chart. */
export function exchangeShip(rs: Ruleset): Asks<'return-ship'> {
  return {
    rule: 'FE-TSM-15',
    // AE-TIL-13: a ship may also make way although a pier is free.
    ruleFor: (s, { seat }) => (playerAt(s, seat).ships.length < rs.mostShips ? 'AE-TIL-13' : 'FE-TSM-15'),
    seat: seatOf,
    options(s, { seat, capacity }, offer) {
      const p = playerAt(s, seat);
      for (let i = 0; i < p.ships.length; i++) {
        const old = at(p.ships, i);
        if (i > 0 && old === p.ships[0]) continue;
        const crew = crewOf(rs, capacity) - crewOf(rs, old);
        if (old < capacity && crew <= workersToHire(s)) offerPlace(p, old, crew, offer);
      }
      // AE-TIL-13: or it comes to the free pier.
      const workers = crewOf(rs, capacity);
      if (p.ships.length < rs.mostShips && workers <= workersToHire(s))
        offer.option(DONE)?.notes(note('crew', { workers }));
    },
    play(s, { seat, capacity, ahead }, move, emit) {
      if (move.do !== 'return-ship') {
        dockShip(rs, s, seat, capacity, ahead, emit);
        return;
      }
      const p = playerAt(s, seat);
      const old = capacityOf(move.ship);
      p.ships = put(p.ships, p.ships.indexOf(old), capacity);
      wake(p, old);
      if (move.from === 'chart') p.chart = put(p.chart, p.chart.indexOf(move.ship), shipOf(capacity));
      onMat(s, old, 1);
      onMat(s, capacity, -1);
      emit?.({ kind: 'gave-back', rule: 'FE-TSM-15', seat, what: move.ship });
      emit?.({ kind: 'took', rule: 'FE-TSM-15', seat, what: shipOf(capacity), ahead: ahead === 1 });
      changeCrew(s, seat, crewOf(rs, capacity) - crewOf(rs, old), emit);
      if (ahead) useAhead(rs, s, seat, 0);
    },
  };
}
