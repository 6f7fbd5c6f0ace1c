import { describe, expect, it } from 'vitest';
import { gridLines, spread } from './line-chart.ts';

describe('a chart', () => {
  it('has some four lines at round figures', () => {
    expect(gridLines(0, 230)).toEqual([0, 100, 200]);
    expect(gridLines(0, 12)).toEqual([0, 5, 10]);
    expect(gridLines(-30, 70)).toEqual([0, 50]);
  });

  it('moves names apart that would cover each other, and keeps their order', () => {
    expect(spread([50, 52, 10], 15, 0, 100)).toEqual([50, 65, 10]);
    expect(spread([99, 98], 15, 0, 100)).toEqual([100, 85]);
  });
});
