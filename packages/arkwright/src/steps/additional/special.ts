import { at, change, has, type Note, type Offer, type Refusal, type RuleId, type Seat } from '@cromford/kernel';
import { comingOf } from '../../coming.ts';
import type { Occasion } from '../../frames.ts';
import { goodIndex } from '../../goods.ts';
import { GREYS, type Grey, isShip } from '../../markers.ts';
import { lyingOn, placesOf } from '../../mat.ts';
import { ASSIGN, BROKER, DONE, TAKE } from '../../move-table.ts';
import type { Move } from '../../moves.ts';
import type { Emit } from '../../news.ts';
import { note } from '../../notes.ts';
import { because } from '../../refusals.ts';
import { levelNow, type Ruleset } from '../../ruleset.ts';
import { type Player, playerAt, type State } from '../../state.ts';
import { type Asks, seatOf } from '../../step.ts';
import { amongThese, tileWith } from '../../tiles/hooks.ts';
import { useAhead } from '../actions/inventor.ts';
import { neverBroker, offerBroker, useBroker } from './broker.ts';
import { mainActionOver } from './main-action-over.ts';
import { offerShips, takeShip } from './ships.ts';
import { assignTile, neverMoving, neverTiles, offerMoving, offerTiles, takeTile } from './tiles.ts';

/** The rule by which it is taken. */
const OCCASION: Readonly<Record<Occasion, RuleId>> = {
  start: 'FE-PREP-12',
  action: 'FE-TSM-01',
  lobby: 'FE-EVT-04',
  charisma: 'AE-DEV04-2',
};

/** The level up to which special markers may be taken (FE-TSM-02, FE-TSM-13). */
function reachOf(rs: Ruleset, s: State, p: Player): number {
  return levelNow(rs, s) + (p.tiles.length > 0 && tileWith(rs.hooks.ahead, p) ? 1 : 0);
}

/** What a grey marker can do, for people: from which spaces on, where there is none that costs just what it takes. */
function aboutGrey(rs: Ruleset, marker: Grey): Note {
  const steps = rs.machinery[marker] ?? rs.quality[marker];
  if (steps) {
    const spaces = steps.map((least) => rs.chart.find((pounds) => pounds >= least) ?? least);
    return note('thresholds', { pounds: spaces });
  }
  const limit = rs.distribution[marker];
  if (limit !== undefined) return note('limit', { pounds: limit });
  if (rs.halfPriceShares[marker]) return note('half-price');
  return rs.additional[marker] === 'further' ? note('further') : note('rows', { rows: rs.productionRows[marker] ?? 0 });
}

/** FE-TSM-10, FE-TSM-12: instead of taking one. */
function offerInstead(rs: Ruleset, p: Player, offer: Offer<Move>): void {
  for (let i = 0; i < p.tiles.length; i++) {
    const tile = at(p.tiles, i);
    offerMoving(rs, p, tile, offer);
    const deals = amongThese(rs.hooks.halfPriceShares, tile)?.halfPriceShares;
    if (deals) offerBroker(rs, p, deals, offer);
  }
}

/** AE-AMB-31: what is given back for another tile is given back for nothing else. */
function neverInstead(rs: Ruleset, offer: Offer<Move>): void {
  const reason = because('another-tile', {}, 'AE-AMB-31');
  offer.never(at(BROKER, 1), reason);
  for (const { tile } of rs.hooks.assigned) for (const move of ASSIGN[tile]) offer.never(move, reason);
}

/** FE-TSM: one special marker, or what may be done instead. */
export function special(rs: Ruleset): Asks<'special'> {
  const neverAfterwards = mainActionOver(rs);
  const greys = GREYS.map((marker) => ({ marker, move: TAKE[marker], places: placesOf(rs, marker) })).filter(
    ({ places }) => places.length > 0,
  );

  function offerGreys(s: State, p: Player, reach: number, offer: Offer<Move>): void {
    for (let i = 0; i < greys.length; i++) {
      const { marker, move, places } = at(greys, i);
      const here = lyingOn(s, places, reach);
      offer
        // FE-TSM-04
        .option(move, here !== undefined && !has(p.markers, marker))
        ?.otherwise(has(p.markers, marker) ? because('own-this-marker') : notThere(s, places))
        .notes(aboutGrey(rs, marker), ...(here && here.level > levelNow(rs, s) ? [note('inventor')] : []))
        .unlisted(!has(p.markers, marker) && !lyingOn(s, places, rs.topLevel));
    }
  }

  function notThere(s: State, places: ReturnType<typeof placesOf>): Refusal {
    const later = lyingOn(s, places, rs.topLevel);
    return later ? because('marker-not-yet', comingOf(rs, later.level)) : because('not-on-offer', {}, 'FE-TSM-02');
  }

  function takeGrey(s: State, seat: Seat, marker: Grey, emit: Emit): void {
    const p = playerAt(s, seat);
    const current = levelNow(rs, s);
    const here = lyingOn(s, greys.find((grey) => grey.marker === marker)?.places ?? [], current + 1);
    if (!here) throw new Error(`no ${marker} on offer`);
    const ahead = here.level > current;
    s.mat = change(s.mat, here.place, -1);
    p.markers = [...p.markers, marker];
    emit?.({ kind: 'took', rule: ahead ? 'FE-TSM-13' : 'FE-TSM-02', seat, what: marker, ahead });
    if (ahead) useAhead(rs, s, seat, 0);
  }

  /** AE-DP-06: whether none may be taken. */
  function mayDecline(occasion: Occasion): boolean {
    return occasion !== 'start' || !rs.startSale.atOnce;
  }

  return {
    rule: 'FE-TSM-01',
    ruleFor: (_, { occasion }) => OCCASION[occasion],
    seat: seatOf,
    options(s, { seat, occasion }, offer) {
      const p = playerAt(s, seat);
      const reach = reachOf(rs, s, p);
      offerGreys(s, p, reach, offer);
      offerShips(rs, s, p, reach, offer);
      if (rs.mostTiles > 0) {
        offerTiles(rs, s, p, occasion, offer);
        // AE-AMB-31
        if (occasion !== 'charisma') offerInstead(rs, p, offer);
      }
      if (mayDecline(occasion)) offer.option(DONE);
    },
    never(s, { seat, occasion }, offer) {
      const p = playerAt(s, seat);
      neverTiles(rs, s, p, offer);
      if (occasion === 'charisma') neverInstead(rs, offer);
      else {
        neverBroker(rs, p, offer);
        neverMoving(rs, p, offer);
      }
      if (occasion === 'action') neverAfterwards(s, seat, offer);
      if (!mayDecline(occasion)) offer.never(DONE, because('one-marker-each'));
    },
    play(s, { seat, occasion }, move, emit) {
      switch (move.do) {
        case 'take':
          if (isShip(move.marker)) takeShip(rs, s, seat, move.marker, emit);
          else takeGrey(s, seat, move.marker, emit);
          return;
        case 'take-tile':
          takeTile(rs, s, seat, move.tile, occasion, emit);
          return;
        case 'assign':
          assignTile(rs, s, seat, move.tile, goodIndex[move.good], emit);
          return;
        case 'broker':
          useBroker(rs, s, seat, move, emit);
          return;
        default:
      }
    },
  };
}
