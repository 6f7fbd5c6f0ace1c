import { box } from '../box.ts';
import type { Cell, Column } from './ladder.ts';

/** How large things are on a ladder, in pixels. */
export interface Measures {
  /** From one column to the next, and how far crates stay from its edge. */
  readonly step: number;
  readonly inset: number;
  /** The height of a level, and where the lowest one ends. */
  readonly level: number;
  readonly base: number;
}

/** A column with all cells of a kind in one path: four ladders have a hundred, too many to find and paint one by one. */
export interface Drawing {
  readonly sold: string;
  readonly soldNew: string;
  readonly unsold: string;
  readonly unsoldNew: string;
  readonly strikes: string;
  readonly wanted: string;
}

export function drawingOf({ cells }: Column, { step, inset, level, base }: Measures): Drawing {
  const top = (cell: Cell) => base - cell.level * level;
  const path = (kind: Cell['kind'], draw: (y: number) => string, isNew?: boolean) =>
    cells
      .filter((cell) => cell.kind === kind && (isNew === undefined || cell.isNew === isNew))
      .map((cell) => draw(top(cell)))
      .join('');
  const [left, width] = [inset + 0.5, step - inset * 2 - 1];
  const crate = (y: number) => box(left, y + 1.2, width, level - 2.4, 2);
  const empty = (y: number) => box(left, y + 1.5, width, level - 3, 2);
  return {
    sold: path('sold', crate, false),
    soldNew: path('sold', crate, true),
    unsold: path('unsold', empty, false),
    unsoldNew: path('unsold', empty, true),
    strikes: path('unsold', (y) => `M${inset + 1.5} ${y + level - 2.5}L${step - inset - 1.5} ${y + 2.5}`),
    wanted: path('wanted', (y) => `M${step / 2} ${y + level / 2}h0`),
  };
}
