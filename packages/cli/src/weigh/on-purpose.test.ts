import { expect, it } from 'vitest';
import { onPurpose, type SeatOf } from './on-purpose.ts';

const seat = (bot: string, deal: string, share: number, figures: SeatOf['figures']): SeatOf => ({
  bot,
  deal,
  share,
  score: 100 + 200 * share,
  figures,
});

/** Two games a deal: one who ships meets two who do not; the shipper wins every third deal. */
const met = Array.from({ length: 60 }, (_, i) => {
  const deal = `deal ${i >> 1}`;
  const isWon = (i >> 1) % 3 === 0;
  return [
    seat('exporter', deal, isWon ? 1 : 0, { shipped: 8 + (i % 3), shares: 10 + (i % 5), rare: i % 16 === 7 ? 1 : 0 }),
    seat('plain', deal, isWon ? 0 : 1, { shipped: 2 + (i % 2), shares: 10 + (i % 4) }),
    seat('plain', deal, 0, { shares: 11 + (i % 3) }),
  ];
}).flat();

it('tells what each of the different players came to', () => {
  const [exporter, plain] = onPurpose(met)?.players ?? [];
  expect(exporter).toMatchObject({ bot: 'exporter', seats: 60, won: 20 });
  expect(exporter?.score).toBeCloseTo(100 + 200 / 3);
  expect(exporter?.mean?.low).toBeLessThan(exporter?.score ?? 0);
  // A name that sits twice is told once, and each of its seats counts.
  expect(plain).toMatchObject({ bot: 'plain', seats: 120, won: 40 });
});

it('is as sure as there are deals, not games', () => {
  const [exporter] = onPurpose(met)?.players ?? [];
  const apart = onPurpose(met.map((one, i) => ({ ...one, deal: `game ${Math.floor(i / 3)}` })))?.players[0];
  const width = (share = { low: 0, high: 1 }) => share.high - share.low;
  expect(width(exporter?.share)).toBeGreaterThan(1.2 * width(apart?.share));
});

it('names only what they differ in beyond chance, in the order of the players', () => {
  // Of shares all have as many; what is rare sets nobody apart, though none of the others did it.
  const { differences = [] } = onPurpose(met) ?? {};
  expect(differences.map(({ what }) => what)).toEqual(['shipped']);
  expect(differences[0]?.means.map(({ value }) => value)).toEqual([9, 1.25]);
});

it('puts first what tells them apart best', () => {
  const two = met.map((one) => ({ ...one, figures: { ...one.figures, slight: one.bot === 'plain' ? 0 : 0.3 } }));
  const noisy = two.map((one, i) => ({
    ...one,
    figures: { ...one.figures, noisy: (one.bot === 'plain' ? 0 : 3) + (i % 11) },
  }));
  expect(onPurpose(noisy)?.differences.map(({ what }) => what)).toEqual(['shipped', 'slight', 'noisy']);
});

it('knows no difference from one deal, and has nothing to tell of players that are all the same', () => {
  const once = met.map((one) => ({ ...one, deal: 'deal' }));
  expect(onPurpose(once)?.differences).toEqual([]);
  expect(onPurpose(met.filter(({ bot }) => bot === 'plain'))).toBeUndefined();
  expect(onPurpose([])).toBeUndefined();
});
