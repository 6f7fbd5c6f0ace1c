import { box } from '../../box.ts';
import type { ProductionOutcome, Seller } from '../outcome.ts';
import { cellsOf, demandLine, type Scale } from './ladder.ts';

/** Where things lie on a ladder, in pixels. */
export interface Measures {
  readonly scale: Scale;
  /** The first column begins here. */
  readonly left: number;
  /** From one column to the next. */
  readonly step: number;
  /** How wide a column is. */
  readonly column: number;
  /** How high a level is. */
  readonly rung: number;
  /** The lower edge of the lowest level. */
  readonly base: number;
}

const columnLeft = ({ left, step }: Measures, place: number) => left + place * step;

/** The upper edge of a level; those that are folded lie at the bottom. */
export const levelTop = ({ scale, base, rung }: Measures, level: number) =>
  base - Math.max(0, level - scale.floor) * rung;

/** A crate of which more than its box is drawn. */
export interface Crate {
  readonly order: number;
  readonly x: number;
  readonly y: number;
}

/** What a seller's colour is needed for. */
export interface Column {
  readonly who: number;
  readonly x: number;
  readonly top: number;
  readonly sold: string;
  /** Made, but the sale has not come to them yet. */
  readonly waiting: string;
  /** The crate that is sold last, while a sale is told. */
  readonly latest: Crate | undefined;
}

/** A ladder with all things of a kind in one path: a late one has a hundred cells, too many to find and paint one by one. */
export interface Drawing {
  readonly columns: readonly Column[];
  readonly frames: string;
  /** The frames that the lit choice moves: where they were, and where they will be. */
  readonly was: string;
  readonly moved: string;
  /** Rungs on which nothing is left to sell. */
  readonly nothing: string;
  readonly unsold: string;
  readonly strokes: string;
  /** Around the crates that the lit choice adds or takes. */
  readonly changes: string;
  /** The sold crates of all columns. */
  readonly crates: readonly Crate[];
}

export function drawingOf(now: ProductionOutcome, then: ProductionOutcome | undefined, at: Measures): Drawing {
  const { column, rung, base, scale } = at;
  const shown = then ?? now;
  const last = shown.isOver ? 0 : lastOrder(shown.sellers);
  const paths = { frames: '', was: '', moved: '', nothing: '', unsold: '', strokes: '', changes: '' };
  const crates: Crate[] = [];
  const columns = shown.sellers.map((seller, place): Column => {
    const x = columnLeft(at, place);
    const top = levelTop(at, seller.appeal);
    const old = now.sellers.find(({ who }) => who === seller.who);
    const isMoved = then !== undefined && old?.appeal !== seller.appeal;
    const frame = box(x, top, column, Math.max(0, base - top));
    if (isMoved) paths.moved += frame;
    else paths.frames += frame;
    if (isMoved && old) paths.was += box(x, levelTop(at, old.appeal), column, base - levelTop(at, old.appeal));
    let [sold, waiting] = ['', ''];
    let latest: Crate | undefined;
    for (const [i, cell] of cellsOf(old, then ? seller : undefined).entries()) {
      const level = seller.appeal - i;
      if (level <= scale.floor) break;
      const y = levelTop(at, level);
      if (cell.is === 'sold') {
        const crate = { order: cell.order, x, y };
        if (cell.order === last) latest = crate;
        else {
          sold += crateBox(at, crate);
          crates.push(crate);
        }
      } else if (cell.is === 'nothing') paths.nothing += `M${x + column / 2} ${y + rung / 2}h0`;
      else if (shown.isOver) {
        paths.unsold += crateBox(at, { x, y });
        paths.strokes += `M${x + 3} ${y + rung - 3}L${x + column - 3} ${y + 3}`;
      } else waiting += box(x + 2, y + 1.5, column - 4, Math.max(1, rung - 3), 1.5);
      if (cell.change !== 'same') paths.changes += box(x + 1, y + 1, column - 2, rung - 2, 2);
    }
    return { who: seller.who, x, top, sold, waiting, latest };
  });
  return { ...paths, columns, crates };
}

export function crateBox({ column, rung }: Measures, { x, y }: { readonly x: number; readonly y: number }): string {
  const gap = Math.min(1, rung / 6);
  return box(x + 1.5, y + gap, column - 3, rung - 2 * gap, 1.5);
}

/** The level under which demand ends, as a line through all columns. */
export function demandPath(of: ProductionOutcome, at: Measures): string {
  const { left, step } = at;
  const levels = demandLine(of);
  if (levels.length === 0) return '';
  const places = levels.map((level, place) => {
    const x = columnLeft(at, place) - 1.5;
    return `H${x}V${levelTop(at, level)}H${x + step}`;
  });
  return `M${left - 4} ${levelTop(at, levels[0] ?? 0)}${places.join('')}`;
}

function lastOrder(sellers: readonly Seller[]): number {
  return Math.max(0, ...sellers.flatMap(({ sold }) => sold.map(({ order }) => order)));
}
