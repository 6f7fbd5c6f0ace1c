import { describe, expect, it } from 'vitest';
import { lastStaffedRow, machinesOf, newFactory, outputOf, runningCost, workersOf } from './factory.ts';
import type { Factory } from './state.ts';
import { jubilee, water } from './testing/position.ts';

const of = (workers: number[], machines = [0, 0, 0, 0], rest: Partial<Factory> = {}): Factory => ({
  ...newFactory(3, 5),
  workers,
  machines,
  ...rest,
});

describe('what a factory makes', () => {
  const { rs } = water({ run: [] });
  const made = (f: Factory, rows?: number, shut?: number) => outputOf(rs, f, 0, rows, shut);

  it('FE-SAL-02 FE-SAL-03 FE-SAL-04: full rows only, each with its yield; a machine fills a space like a worker', () => {
    // Level III: 2, 3, 2, 2.
    expect([made(of([2, 2, 2, 3])), made(of([2, 2, 2, 2])), made(of([1, 2, 2, 1]))]).toEqual([9, 7, 5]);
    expect([made(of([1, 1, 1, 1], [1, 1, 1, 2])), made(of([0, 0, 0, 0])), made(of([2, 0, 0, 0]))]).toEqual([9, 0, 2]);
  });

  it('FE-PRD-02 FE-SAL-17: the first rows alone, and not the one that rests', () => {
    const full = of([2, 2, 2, 3]);
    expect([1, 2, 3, 4].map((rows) => made(full, rows))).toEqual([2, 5, 7, 9]);
    expect([1, 2, 3, 4].map((shut) => made(full, 4, shut))).toEqual([7, 6, 7, 7]);
  });

  it('AE-ASY-11: a luxury factory makes nothing unless its first two lines are full and run', () => {
    const t = jubilee({ options: { 'asymmetric-factories': 'on' }, run: [] });
    const luxury = (workers: number[], rows = 4, shut = 0) =>
      outputOf(t.rs, of(workers, undefined, { level: 1, type: 2 }), 0, rows, shut);
    const both = luxury([2, 2, 0, 0]);
    expect(both).toBeGreaterThan(0);
    expect([luxury([2, 1, 0, 0]), luxury([1, 2, 2, 3]), luxury([2, 0, 2, 3])]).toEqual([0, 0, 0]);
    expect([
      luxury([2, 2, 0, 0], 1),
      luxury([2, 2, 0, 0], 2),
      luxury([2, 2, 2, 3], 4, 1),
      luxury([2, 2, 2, 3], 4, 2),
    ]).toEqual([0, both, 0, 0]);
    expect(luxury([2, 2, 2, 3], 4, 3)).toBeGreaterThan(0);
    const mass = outputOf(t.rs, of([2, 0, 0, 0], undefined, { level: 1, type: 1 }), 0);
    expect(mass).toBeGreaterThan(0);
  });

  it('FE-WRK-10: the last row with a worker, whatever machines stand behind it', () => {
    expect(
      [of([2, 2, 0, 0]), of([2, 0, 0, 1]), of([2, 0, 0, 0], [0, 1, 1, 0]), of([0, 0, 0, 0])].map(lastStaffedRow),
    ).toEqual([2, 4, 1, 0]);
  });

  it('FE-WAG-01 FE-WAG-03: workers and machines of all four rows are counted', () => {
    const f = of([1, 2, 4, 8], [8, 4, 2, 1]);
    expect([workersOf(f), machinesOf(of([0, 0, 0, 0], [1, 10, 100, 1000]))]).toEqual([15, 1111]);
    expect(newFactory(2, 7)).toMatchObject({
      workers: [0, 0, 0, 0],
      marked: 0,
      additional: 0,
      quality: 0,
      distribution: 0,
    });
  });

  it('FE-WAG-05 FE-WAG-07: foreman and workshop lower the costs of their own factory only', () => {
    const t = water({ seats: [{ tiles: ['foreman', 'workshop'], foreman: 'food', workshop: 'food' }], run: [] });
    const cost = (good: number, workers: number, machines: number, wage: number) =>
      runningCost(t.rs, t.player(0), good, workers, machines, wage);
    expect([cost(1, 4, 3, 3), cost(0, 0, 3, 3), cost(0, 0, 0, 3)]).toEqual([15, 1, 0]);
    expect(cost(0, 4, 0, 3)).toBeLessThan(12);
  });
});
