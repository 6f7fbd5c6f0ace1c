import type { Components } from './components.ts';

/** SE-END-06: 0 bootblacking … 4 Titan of Industry. */
export function titleOf(c: Components, profit: number): number {
  return c.titles.findLastIndex((from) => profit >= from);
}

/** SE-END-07: how profit is shown on the cards: a marker from 0 to 40 and the market card at 0, 40, 80, 120 or 160. */
export function profitMarker(profit: number): { marker: number; card: number } {
  const card = profit === 0 ? 0 : Math.min(160, Math.floor((profit - 1) / 40) * 40);
  return { marker: profit - card, card };
}
