import {
  type Note,
  note,
  type Offer,
  offerAmounts,
  type Refusal,
  type RuleId,
  refusal,
  type Seat,
} from '@cromford/kernel';
import type { Occasion } from '../../frames.ts';
import { GOODS, goodIndex } from '../../goods.ts';
import { at, change } from '../../list.ts';
import { CAPACITIES, capacityOf, GREYS, type Grey, isShip, SHIPS, type Ship, shipOf } from '../../markers.ts';
import { workersToHire } from '../../market.ts';
import { lyingOn, placesOf } from '../../mat.ts';
import { bankShares, costNotes, pay, sharePrice } from '../../money.ts';
import { ASSIGN, BROKER, DONE, TAKE, TAKE_TILE } from '../../move-table.ts';
import type { Move } from '../../moves.ts';
import type { Emit } from '../../news.ts';
import { because, type Reason } from '../../refusals.ts';
import { levelNow, type Ruleset } from '../../ruleset.ts';
import { changeCrew, crewOf, mayOwn, onMat } from '../../ships.ts';
import { type Flag, type Player, type Pounds, playerAt, type State } from '../../state.ts';
import { type Choice, neverOffered, seatOf } from '../../step.ts';
import { giveBackTile } from '../../tiles/giving-back.ts';
import { tileWith } from '../../tiles/hooks.ts';
import { TILES, type Tile } from '../../tiles/names.ts';
import { buyShares } from '../actions/exchange.ts';
import { useAhead } from '../actions/inventor.ts';
import { mainActionOver } from './main-action-over.ts';

/** The rule by which it is taken. */
const OCCASION: Readonly<Record<Occasion, RuleId>> = {
  start: 'FE-PREP-12',
  action: 'FE-TSM-01',
  lobby: 'FE-EVT-04',
  charisma: 'AE-DEV04-2',
};

/** FE-TSM-12, AMB-28: half of the sum, rounded up once. */
function brokerPrice(rs: Ruleset, p: Player, shares: number): Pounds {
  return Math.ceil((shares * sharePrice(rs, p)) / 2);
}

/** FE-TSM: one special marker, or what may be done instead. */
export function special(rs: Ruleset): Choice<'special'> {
  const explainMainAction = mainActionOver(rs);
  const greys = GREYS.map((marker) => ({ marker, move: TAKE[marker], places: placesOf(rs, marker) })).filter(
    ({ places }) => places.length > 0,
  );
  const ships = SHIPS.map((ship) => TAKE[ship]);

  /** What a grey marker can do, for people. */
  function about(marker: Grey): Note {
    const steps = rs.machinery[marker] ?? rs.quality[marker];
    if (steps) return note('thresholds', { values: steps.join(' / ') });
    const limit = rs.distribution[marker];
    if (limit !== undefined) return note('limit', { pounds: limit });
    if (rs.halfPriceShares[marker]) return note('half-price');
    return rs.additional[marker] === 'further'
      ? note('further')
      : note('rows', { rows: rs.productionRows[marker] ?? 0 });
  }

  /** Taking it uses the inventor (FE-TSM-13). */
  function needsAhead(level: number, current: number): boolean {
    return level > current;
  }

  function aboutShip(place: number, current: number): Note[] {
    const workers = crewOf(rs, at(CAPACITIES, place));
    return [note('crew', { workers }), ...(needsAhead(at(rs.shipLevel, place), current) ? [note('inventor')] : [])];
  }

  function shipHindrance(s: State, p: Player, place: number, reach: number): Reason | undefined {
    const capacity = at(CAPACITIES, place);
    if (at(s.ships, place) === 0) return rs.crew[capacity] === undefined ? 'not-in-this-game' : 'not-on-offer';
    if (at(rs.shipLevel, place) > reach) return 'marker-not-yet';
    const crew = crewOf(rs, capacity);
    // FE-TSM-14, FE-TSM-15, AMB-23
    const alike = !mayOwn(rs, p, capacity);
    if (alike && !rs.replacesShips) return 'one-of-this-size';
    const pier = p.ships.length < rs.mostShips && !alike;
    if (pier && crew <= workersToHire(s)) return undefined;
    if (pier && !rs.replacesShips) return 'no-crew';
    let smaller = false;
    for (let i = 0; i < p.ships.length; i++) {
      if (at(p.ships, i) >= capacity) continue;
      smaller = true;
      if (crew - crewOf(rs, at(p.ships, i)) <= workersToHire(s) && !alike) return undefined;
    }
    return alike ? 'one-of-this-size' : smaller || pier ? 'no-crew' : 'larger-ship-only';
  }

  function offerMarkers(s: State, p: Player, offer: Offer<Move>): void {
    const current = levelNow(rs, s);
    const reach = current + (p.tiles.length > 0 && tileWith(rs.hooks.ahead, p) ? 1 : 0);
    for (let i = 0; i < greys.length; i++) {
      const { marker, move, places } = at(greys, i);
      const here = lyingOn(s, places, reach);
      // FE-TSM-04
      const owned = here !== undefined && p.markers.includes(marker);
      if (here && !owned)
        if (offer.explains)
          offer.open(move, about(marker), ...(needsAhead(here.level, current) ? [note('inventor')] : []));
        else offer.open(move);
      else if (offer.explains) {
        if (owned || p.markers.includes(marker)) offer.refuse(move, because('own-this-marker'));
        else if (lyingOn(s, places, rs.topLevel)) offer.refuse(move, because('marker-not-yet'));
        else offer.never(move, because('not-on-offer', {}, 'FE-TSM-02'));
      }
    }
    for (let place = 0; place < SHIPS.length; place++) {
      const move = at(ships, place);
      const why = shipHindrance(s, p, place, reach);
      if (!why)
        if (offer.explains) offer.open(move, ...aboutShip(place, current));
        else offer.open(move);
      else if (offer.explains)
        if (why === 'not-on-offer') offer.never(move, because(why, {}, 'FE-TSM-02'));
        else if (why === 'not-in-this-game') offer.never(move, because(why));
        else offer.refuse(move, because(why));
    }
  }

  function offerTiles(s: State, p: Player, occasion: Occasion, offer: Offer<Move>): void {
    const notHere = rs.mostTiles > 0 ? 'not-on-offer' : 'not-in-this-game';
    for (let i = 0; i < TILES.length; i++) {
      const tile = at(TILES, i);
      if (at(s.tiles, i) === 0) {
        if (offer.explains) offer.never(TAKE_TILE[tile], because(p.tiles.includes(tile) ? 'own-this-tile' : notHere));
      } else if (p.tiles.includes(tile)) {
        if (offer.explains) offer.refuse(TAKE_TILE[tile], because('own-this-tile'));
      } else if (occasion === 'charisma' && rs.tiles[tile].takesAnother) {
        if (offer.explains) offer.refuse(TAKE_TILE[tile], because('another-tile'));
      } else if (offer.explains) {
        const { price } = rs.tiles[tile];
        const notes = price && paysNow(rs, occasion) ? costNotes(rs, p, price) : [];
        if (p.tiles.length === rs.mostTiles) notes.push(note('another-back'));
        offer.open(TAKE_TILE[tile], note('tile', { tile }), ...notes);
      } else offer.open(TAKE_TILE[tile]);
    }
  }

  /** FE-TSM-10, FE-TSM-12: instead of taking one. */
  function offerInstead(p: Player, offer: Offer<Move>): void {
    for (let i = 0; i < p.tiles.length; i++) {
      const tile = at(p.tiles, i);
      const { assigned, halfPriceShares } = rs.tiles[tile];
      if (assigned)
        for (let good = 0; good < GOODS.length; good++)
          if (at(p.factories, good) && p[assigned] !== good) offer.open(at(ASSIGN[tile], good));
      if (halfPriceShares) {
        let most = p.loans > 0 ? 0 : Math.min(halfPriceShares, bankShares(rs, p));
        while (most > 0 && brokerPrice(rs, p, most) > p.cash) most--;
        if (most > 0)
          offerAmounts(
            offer,
            BROKER,
            1,
            most,
            offer.explains ? brokerLimit(p, most, halfPriceShares) : undefined,
            ...(offer.explains ? brokerNotes(p, most) : []),
          );
        else if (offer.explains)
          offer.refuse(at(BROKER, 1), p.loans > 0 ? because('repay-first') : brokerLimit(p, 0, halfPriceShares));
      }
    }
    if (offer.explains && !tileWith(rs.hooks.halfPriceShares, p))
      offer.never(at(BROKER, 1), because(rs.mostTiles > 0 ? 'broker-owned-before' : 'not-in-this-game'));
  }

  /** Why no more than so many: as many as he deals in, no more in the bank, or no more cash. */
  function brokerLimit(p: Player, most: number, deals: number): Refusal {
    if (most === deals) return refusal('amount', 'FE-TSM-12', { from: 1, to: most });
    return because(most === bankShares(rs, p) ? 'bank-empty' : 'cannot-afford');
  }

  function brokerNotes(p: Player, most: number): Note[] {
    const one = brokerPrice(rs, p, 1);
    return most > 1 ? [note('broker', { one, two: brokerPrice(rs, p, 2) })] : [note('cost', { pounds: one })];
  }

  return {
    rule: 'FE-TSM-01',
    ruleFor: (_, { occasion }) => OCCASION[occasion],
    seat: seatOf,
    options(s, { seat, occasion }, offer) {
      const p = playerAt(s, seat);
      offerMarkers(s, p, offer);
      if (rs.mostTiles > 0 || offer.explains) {
        offerTiles(s, p, occasion, offer);
        // AE-AMB-31
        if (occasion !== 'charisma') offerInstead(p, offer);
      }
      if (offer.explains && occasion === 'action') explainMainAction(s, seat, offer);
      // AE-DP-06
      if (occasion !== 'start' || !rs.startSale.atOnce) offer.open(DONE);
      else if (offer.explains) offer.never(DONE, because('one-marker-each'));
    },
    play(s, { seat, occasion }, move, emit) {
      const p = playerAt(s, seat);
      switch (move.do) {
        case 'take':
          if (isShip(move.marker)) takeShip(s, p, seat, move.marker, emit);
          else takeGrey(s, p, seat, move.marker, emit);
          return;
        case 'take-tile':
          takeTile(rs, s, seat, move.tile, occasion, emit);
          return;
        case 'assign':
          assignTile(rs, s, seat, move.tile, goodIndex[move.good], emit);
          return;
        case 'broker': {
          const tile = tileWith(rs.hooks.halfPriceShares, p)?.tile;
          const cost = brokerPrice(rs, p, move.amount);
          if (!tile) throw neverOffered(move);
          giveBackTile(rs, s, seat, tile, 'FE-TSM-12', emit);
          buyShares(rs, s, seat, move.amount, cost, 'FE-TSM-12', emit);
          return;
        }
        default:
      }
    },
  };

  function takeGrey(s: State, p: Player, seat: Seat, marker: Grey, emit: Emit): void {
    const current = levelNow(rs, s);
    const here = lyingOn(s, greys.find((grey) => grey.marker === marker)?.places ?? [], current + 1);
    if (!here) throw new Error(`no ${marker} on offer`);
    const ahead = needsAhead(here.level, current);
    s.mat = change(s.mat, here.place, -1);
    p.markers = [...p.markers, marker];
    emit?.({ kind: 'took', rule: ahead ? 'FE-TSM-13' : 'FE-TSM-02', seat, what: marker, ahead });
    if (ahead) useAhead(rs, s, seat, 0);
  }

  function takeShip(s: State, p: Player, seat: Seat, ship: Ship, emit: Emit): void {
    const capacity = capacityOf(ship);
    const level = at(rs.shipLevel, SHIPS.indexOf(ship));
    const ahead: Flag = needsAhead(level, levelNow(rs, s)) ? 1 : 0;
    // AE-TIL-13
    const replaces = rs.replacesShips && p.ships.some((old) => old < capacity);
    if (replaces || p.ships.length >= rs.mostShips) s.agenda.push({ step: 'return-ship', seat, capacity, ahead });
    else dockShip(rs, s, seat, capacity, ahead, emit);
  }
}

/** A ship comes to a free pier. */
export function dockShip(rs: Ruleset, s: State, seat: Seat, capacity: number, ahead: Flag, emit: Emit): void {
  const p = playerAt(s, seat);
  p.ships = [...p.ships, capacity];
  onMat(s, capacity, -1);
  emit?.({ kind: 'took', rule: 'FE-TSM-14', seat, what: shipOf(capacity), ahead: ahead === 1 });
  changeCrew(s, seat, crewOf(rs, capacity), emit);
  if (ahead) useAhead(rs, s, seat, 0);
}

/** In the preparation a tile may be paid for together with the factories (AMB-43, AE-FND-16). */
function paysNow(rs: Ruleset, occasion: Occasion): boolean {
  return occasion !== 'start' || rs.startSale.atOnce;
}

/** FE-TSM-07 to FE-TSM-09. */
function takeTile(rs: Ruleset, s: State, seat: Seat, tile: Tile, occasion: Occasion, emit: Emit): void {
  const p = playerAt(s, seat);
  const offered = TILES.indexOf(tile);
  s.tiles = change(s.tiles, offered, -1);
  p.tiles = [...p.tiles, tile];
  emit?.({ kind: 'took', rule: 'FE-TSM-07', seat, what: tile, ahead: false });
  const { assigned, price, priceRule = 'FE-DEV-11', uses } = rs.tiles[tile];
  if (uses) p[uses] = 0;
  if (price && paysNow(rs, occasion)) pay(rs, s, seat, price, 'inventor', priceRule, emit);
  if (p.tiles.length > rs.mostTiles) s.agenda.push({ step: 'return-tile', seat, taken: tile });
  if (assigned && p.factories.some((f) => f !== null)) s.agenda.push({ step: 'assign', seat, tile });
}

export function assignTile(rs: Ruleset, s: State, seat: Seat, tile: Tile, good: number, emit: Emit): void {
  const { assigned } = rs.tiles[tile];
  if (!assigned) throw new Error(`${tile} has no factory`);
  playerAt(s, seat)[assigned] = good;
  emit?.({ kind: 'assigned', rule: 'FE-TSM-10', seat, tile, good: at(GOODS, good) });
}
