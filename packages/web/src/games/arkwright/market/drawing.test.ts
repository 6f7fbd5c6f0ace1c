import { describe, expect, it } from 'vitest';
import { box } from '../../box.ts';
import type { ProductionOutcome, Seller } from '../outcome.ts';
import { crateBox, drawingOf, type Measures } from './drawing.ts';

const at: Measures = { scale: { top: 6, floor: 0 }, left: 10, step: 20, column: 17, rung: 10, base: 100 };
const seller = (appeal: number, levels: readonly number[], unsold = 0): Seller => ({
  who: 0,
  appeal,
  made: levels.length + unsold,
  added: 0,
  sold: levels.map((level, i) => ({ level, order: i + 1, from: 'production' })),
  unsold,
  patrons: 0,
  patronsStored: 0,
  shipped: 0,
  price: 5,
});
const outcome = (of: Seller, isOver = true): ProductionOutcome => ({
  good: 'food',
  demand: 9,
  wage: 2,
  sellers: [of],
  books: [],
  waiting: 0,
  isOver,
});

describe('the drawing of a ladder', () => {
  it('puts all crates of a seller into one path, and what is unsold into another', () => {
    const { columns, unsold, strokes, nothing, changes } = drawingOf(outcome(seller(4, [4, 3], 1)), undefined, at);
    expect(columns[0]?.sold).toBe(crateBox(at, { x: 10, y: 60 }) + crateBox(at, { x: 10, y: 70 }));
    expect(unsold).toBe(crateBox(at, { x: 10, y: 80 }));
    expect(strokes).toBe('M13 87L24 83');
    expect(nothing).toBe('M18.5 95h0');
    expect(changes).toBe('');
  });

  it('marks what the lit choice moves', () => {
    const { moved, was, frames, changes } = drawingOf(outcome(seller(3, [3])), outcome(seller(4, [4, 3])), at);
    expect(frames).toBe('');
    expect(moved).toBe(box(10, 60, 17, 40));
    expect(was).toBe(box(10, 70, 17, 30));
    expect(changes).toBe(box(11, 61, 15, 8, 2));
  });

  it('lets the crate that is being told stand alone, and the others wait', () => {
    const { columns, crates } = drawingOf(outcome(seller(4, [4, 3], 1), false), undefined, at);
    expect(columns[0]?.latest).toEqual({ order: 2, x: 10, y: 70 });
    expect(crates.map(({ order }) => order)).toEqual([1]);
    expect(columns[0]?.waiting).toBe(box(12, 81.5, 13, 7, 1.5));
  });

  it('leaves out what is folded', () => {
    const folded = { ...at, scale: { top: 6, floor: 3 } };
    const { columns, nothing } = drawingOf(outcome(seller(4, [4, 3])), undefined, folded);
    expect(columns[0]?.sold).toBe(crateBox(folded, { x: 10, y: 90 }));
    expect(nothing).toBe('');
  });
});
