import { expect, it } from 'vitest';
import { gamesOfChunk, gamesPerDeal, lineupsOf, matchOf, type Pairing } from './pairing.ts';

const pairing: Pairing = { lineups: lineupsOf(['bold', 'shy'], 3), rotated: true, seed: 's' };

it('lets the last name fill the seats that are left', () => {
  expect(lineupsOf(['bold', 'shy'], 4)).toEqual([['bold', 'shy', 'shy', 'shy']]);
  expect(lineupsOf(['shy'], 2)).toEqual([['shy', 'shy']]);
});

it('lets every choice of bots meet when there are more than seats', () => {
  expect(lineupsOf(['a', 'b', 'c'], 2)).toEqual([
    ['a', 'b'],
    ['a', 'c'],
    ['b', 'c'],
  ]);
  expect(lineupsOf(['a', 'b'], 1)).toEqual([['a'], ['b']]);
});

it('plays every deal once from every seat', () => {
  const matches = Array.from({ length: 6 }, (_, index) => matchOf(pairing, index));
  expect(matches.map(({ seed }) => seed)).toEqual(['s/0', 's/0', 's/0', 's/1', 's/1', 's/1']);
  expect(matches.slice(0, 3).map(({ seats }) => seats.findIndex(({ bot }) => bot === 'bold'))).toEqual([0, 2, 1]);
  const bold = matches.slice(0, 3).map(({ seats }) => seats.find(({ bot }) => bot === 'bold')?.seed);
  expect(new Set(bold)).toEqual(new Set(['s/0/bot 0']));
});

it('plays every lineup in every rotation of a deal', () => {
  const all: Pairing = { lineups: lineupsOf(['a', 'b', 'c'], 2), rotated: true, seed: 's' };
  expect(gamesPerDeal(all)).toBe(6);
  const seen = Array.from({ length: 6 }, (_, index) =>
    matchOf(all, index)
      .seats.map(({ bot }) => bot)
      .join(''),
  );
  expect(seen.toSorted()).toEqual(['ab', 'ac', 'ba', 'bc', 'ca', 'cb']);
});

it('cuts a tournament into whole deals, each in one part', () => {
  const parts = [1, 2, 3].map((k) => gamesOfChunk(20, 4, { k, n: 3 }));
  expect(parts.flat()).toEqual(Array.from({ length: 20 }, (_, index) => index));
  for (const part of parts) expect(part.length % 4).toBe(0);
  expect(gamesOfChunk(4, 4, { k: 1, n: 3 })).toEqual([]);
});
