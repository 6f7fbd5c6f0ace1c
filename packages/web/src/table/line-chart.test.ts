import { describe, expect, it } from 'vitest';
import { gridLines, spread, thinned } from './line-chart.ts';

describe('a chart', () => {
  it('has some four lines at round figures', () => {
    expect(gridLines(0, 230)).toEqual([0, 100, 200]);
    expect(gridLines(0, 12)).toEqual([0, 5, 10]);
    expect(gridLines(-30, 70)).toEqual([0, 50]);
  });

  it('leaves out labels evenly where not all fit, and never the last', () => {
    const axis = ['', '1', '', '2', '3', '4', '5'].map((label, at) => ({ at, label }));
    const shown = (room: number) => thinned(axis, (one, next) => next.at - one.at >= room).map(({ label }) => label);
    expect([1, 2, 9].map(shown)).toEqual([['1', '2', '3', '4', '5'], ['1', '3', '5'], ['5']]);
    expect(thinned([], () => false)).toEqual([]);
  });

  it('moves names apart that would cover each other, and keeps their order', () => {
    expect(spread([50, 52, 10], 15, 0, 100)).toEqual([50, 65, 10]);
    expect(spread([99, 98], 15, 0, 100)).toEqual([100, 85]);
  });
});
