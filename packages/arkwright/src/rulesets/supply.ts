import { at, change, type Random, reveal, shuffle } from '@cromford/kernel';
import { GOODS } from '../goods.ts';
import { GREY_KINDS, type GreyKind, SHADES, type Shade } from '../markers.ts';
import { matPlace } from '../mat.ts';
import type { PrintedSheet } from '../sheet/schema.ts';
import type { State } from '../state.ts';
import { TILES, type Tile, tileIndex } from '../tiles/names.ts';
import { countKey } from './printed.ts';

/** FE-SET-27, AE-SET-21 */
const TILES_PER_PLAYER = 7;

export function addGrey(s: State, row: number, kind: GreyKind, amount = 1): void {
  const place = matPlace(row, kind);
  s.mat = change(s.mat, place, amount);
}

export function layTile(s: State, tile: Tile): void {
  s.tiles = change(s.tiles, tileIndex[tile], 1);
}

/** The markers of one shade in random order: fewer sets with fewer players (FE-SET-25, AE-SET-17, AE-SET-18). */
export function greyPile(
  { greyMarkers }: PrintedSheet,
  shade: Shade,
  kinds: readonly GreyKind[],
  players: number,
  random: Random,
): GreyKind[] {
  return shuffle(
    random,
    kinds.flatMap((kind) =>
      new Array<GreyKind>(Math.max(0, greyMarkers.value[shade][kind] - (4 - players))).fill(kind),
    ),
  );
}

/** FE-SET-26, AE-SET-19: one face-up marker per space of its shade; the surplus is boxed. */
export function fillMat(
  s: State,
  sheet: PrintedSheet,
  rows: readonly { readonly shade: Shade; readonly spaces?: number }[],
  piles: Readonly<Record<Shade, GreyKind[]>>,
): void {
  const spaces = sheet.advancedSpacesPerRow.value[countKey(s.players.length)];
  const mat = [...s.mat];
  for (const shade of SHADES)
    rows.forEach((row, i) => {
      if (row.shade !== shade) return;
      let lying = 0;
      for (const kind of GREY_KINDS) lying += at(mat, matPlace(i, kind));
      for (let space = lying; space < (row.spaces ?? spaces); space++) {
        const kind = piles[shade].pop();
        if (kind) mat[matPlace(i, kind)] = at(mat, matPlace(i, kind)) + 1;
      }
    });
  s.mat = mat;
}

/** FE-SET-27 to FE-SET-29, AE-SET-20 to AE-SET-22: some for sure, the rest drawn, and never as many alike as there are players. */
export function drawTiles(s: State, copies: Readonly<Partial<Record<Tile, number>>>, sure: readonly Tile[]): void {
  const players = s.players.length;
  // By their places, as the state counts them.
  const laid = [...s.tiles];
  const pool: number[] = [];
  TILES.forEach((tile, place) => {
    const spare = (copies[tile] ?? 0) - (sure.includes(tile) ? 1 : 0);
    for (let i = 0; i < spare; i++) pool.push(place);
  });
  shuffle(s.random, pool);
  for (const tile of sure) laid[tileIndex[tile]] = at(laid, tileIndex[tile]) + 1;
  for (let missing = TILES_PER_PLAYER * players - sure.length; missing > 0; ) {
    const place = pool.pop();
    if (place === undefined) break;
    if (at(laid, place) + 1 >= players) continue;
    laid[place] = at(laid, place) + 1;
    missing--;
  }
  s.tiles = laid;
}

/** FE-SET-10, AE-SET-11: one economy marker of each good for every decade; the first ones may be known. */
export function dealEconomy(
  markers: readonly number[],
  cycles: number,
  known: readonly number[],
  random: Random,
): number[] {
  const dealt = [...known];
  const free = GOODS.map((_, good) =>
    shuffle(
      random,
      markers.filter((index) => !known.some((shown, i) => i % 4 === good && shown === index)),
    ),
  );
  for (let i = known.length; i < cycles; i++) dealt.push(at(free, i % 4).pop() as number);
  return dealt;
}

/** FE-ECO-03, AE-ECO-01: the next economy marker is turned up. */
export function turnUpEconomy({ economyMarkers }: PrintedSheet, s: State): { importer: number; workers: number } {
  const marker = at(economyMarkers.value, at(s.economy, s.shownEconomy));
  s.shownEconomy++;
  reveal(s);
  return marker;
}
