import { describe, expect, it } from 'vitest';
import { windowOf } from './window.ts';

const LAST = 100;
const length = (window: readonly { from: number; to: number }[]) =>
  window.reduce((sum, { from, to }) => sum + to - from + 1, 0);

describe('the window of the share track', () => {
  it('is one stretch around players who are near each other', () => {
    expect(windowOf([26, 29, 32, 35], LAST, 24)).toEqual([{ from: 19, to: 42 }]);
  });

  it('stops at both ends of the track', () => {
    expect(windowOf([1, 2], LAST, 10)).toEqual([{ from: 1, to: 10 }]);
    expect(windowOf([99, 100], LAST, 10)).toEqual([{ from: 91, to: 100 }]);
  });

  it('breaks at the widest gap first, and only where something is left out', () => {
    const window = windowOf([10, 12, 60], LAST, 24);
    expect(window).toHaveLength(2);
    expect(length(window)).toBe(24);
    expect((window[1]?.from ?? 0) - (window[0]?.to ?? 0)).toBeGreaterThan(1);
  });

  it('breaks as often as a phone needs it', () => {
    const window = windowOf([10, 25, 41, 48], LAST, 10);
    expect(window).toHaveLength(3);
    expect(length(window)).toBe(10);
    for (const space of [10, 25, 41, 48])
      expect(window.some(({ from, to }) => from <= space && space <= to)).toBe(true);
  });
});
