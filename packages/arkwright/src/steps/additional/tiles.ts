import { at, change, has, type Note, type Offer, type Seat } from '@cromford/kernel';
import type { Occasion } from '../../frames.ts';
import { GOODS, type GoodIndex, goodAt } from '../../goods.ts';
import { costNotes, pay } from '../../money.ts';
import { ASSIGN, TAKE_TILE } from '../../move-table.ts';
import type { Move } from '../../moves.ts';
import type { Emit } from '../../news.ts';
import { note } from '../../notes.ts';
import { because } from '../../refusals.ts';
import type { Ruleset } from '../../ruleset.ts';
import { type Player, playerAt, type State } from '../../state.ts';
import { amongThese } from '../../tiles/hooks.ts';
import { TILES, type Tile, tileIndex } from '../../tiles/names.ts';
import { neverWithoutFactory } from '../no-factory.ts';
import { neverWithoutTile } from '../no-tile.ts';

/** In the preparation a tile may be paid for together with the factories (AMB-43, AE-FND-16). */
function paysNow(rs: Ruleset, occasion: Occasion): boolean {
  return occasion !== 'start' || rs.startSale.atOnce;
}

/** AE-AMB-30: charisma is given back for another tile. */
function mustDiffer(rs: Ruleset, tile: Tile, occasion: Occasion): boolean {
  return occasion === 'charisma' && rs.tiles[tile].takesAnother === true;
}

/** FE-TSM-07, FE-TSM-08: any that is on offer and that he does not own. */
export function offerTiles(rs: Ruleset, s: State, p: Player, occasion: Occasion, offer: Offer<Move>): void {
  const { tiles } = s;
  for (let i = 0; i < tiles.length; i++) {
    if (tiles[i] === 0) continue;
    const tile = TILES[i] as Tile;
    const owned = has(p.tiles, tile);
    offer
      .option(TAKE_TILE[i] as Move, !owned && !mustDiffer(rs, tile, occasion))
      ?.otherwise(because(owned ? 'own-this-tile' : 'another-tile'))
      .notes(...aboutTile(rs, p, tile, occasion));
  }
}

function aboutTile(rs: Ruleset, p: Player, tile: Tile, occasion: Occasion): Note[] {
  const { price } = rs.tiles[tile];
  return [
    note('tile', { tile }),
    ...(price && paysNow(rs, occasion) ? costNotes(rs, p, price) : []),
    ...(p.tiles.length === rs.mostTiles ? [note('another-back')] : []),
  ];
}

export function neverTiles(rs: Ruleset, s: State, p: Player, offer: Offer<Move>): void {
  const notHere = rs.mostTiles > 0 ? 'not-on-offer' : 'not-in-this-game';
  TILES.forEach((tile, i) => {
    if (at(s.tiles, i) === 0) offer.never(at(TAKE_TILE, i), because(has(p.tiles, tile) ? 'own-this-tile' : notHere));
  });
}

/** FE-TSM-07 to FE-TSM-09. */
export function takeTile(rs: Ruleset, s: State, seat: Seat, tile: Tile, occasion: Occasion, emit: Emit): void {
  const p = playerAt(s, seat);
  const offered = tileIndex[tile];
  s.tiles = change(s.tiles, offered, -1);
  p.tiles = [...p.tiles, tile];
  emit?.({ kind: 'took', rule: 'FE-TSM-07', seat, what: tile, ahead: false });
  const { assigned, price, priceRule = 'FE-DEV-11', uses } = rs.tiles[tile];
  if (uses) p[uses] = 0;
  if (price && paysNow(rs, occasion)) pay(rs, s, seat, price, 'inventor', priceRule, emit);
  if (p.tiles.length > rs.mostTiles) s.agenda.push({ step: 'return-tile', seat, taken: tile });
  if (assigned && p.factories.some((f) => f !== null)) s.agenda.push({ step: 'assign', seat, tile });
}

/** FE-TSM-10: a tile that works in one factory goes to another one. */
export function offerMoving(rs: Ruleset, p: Player, tile: Tile, offer: Offer<Move>): void {
  const assigned = amongThese(rs.hooks.assigned, tile)?.assigned;
  if (assigned)
    for (let good = 0; good < GOODS.length; good++)
      if (at(p.factories, good) && p[assigned] !== good) offer.option(at(ASSIGN[tile], good));
}

/** Neither without the tile nor without the factory. */
export function neverMoving(rs: Ruleset, p: Player, offer: Offer<Move>): void {
  for (const hooks of rs.hooks.assigned) {
    const moves = ASSIGN[hooks.tile];
    neverWithoutTile(rs, p, [hooks], offer, 'FE-TSM-10', moves);
    if (p.tiles.includes(hooks.tile)) neverWithoutFactory(p, offer, 'FE-TSM-10', (good) => [at(moves, good)]);
  }
}

export function assignTile(rs: Ruleset, s: State, seat: Seat, tile: Tile, good: GoodIndex, emit: Emit): void {
  const { assigned } = rs.tiles[tile];
  if (!assigned) throw new Error(`${tile} has no factory`);
  playerAt(s, seat)[assigned] = good;
  emit?.({ kind: 'assigned', rule: 'FE-TSM-10', seat, tile, good: goodAt(good) });
}
