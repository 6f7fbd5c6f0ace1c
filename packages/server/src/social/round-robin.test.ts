import { expect, test } from 'vitest';
import { roundRobin } from './round-robin.ts';

function tally(entrants: number, players: number) {
  const games = roundRobin(entrants, players).flat();
  const meetings: number[] = [];
  for (let a = 0; a < entrants; a++)
    for (let b = a + 1; b < entrants; b++)
      meetings.push(games.filter((game) => game.includes(a) && game.includes(b)).length);
  const seats = Array.from({ length: entrants }, (_, a) =>
    Array.from({ length: players }, (_, seat) => games.filter((game) => game[seat] === a).length),
  );
  const spread = (list: number[]) => Math.max(...list) - Math.min(...list);
  return {
    meetings,
    seats: Math.max(...seats.map(spread)),
    games: seats.map((row) => row.reduce((x, y) => x + y)),
    spread,
  };
}

test.each([2, 3, 4, 5, 6, 7, 8, 15, 16])(
  '%i entrants at tables of two: each pair meets once, seats differ by at most one',
  (n) => {
    const { meetings, seats } = tally(n, 2);
    expect(new Set(meetings)).toEqual(new Set([1]));
    expect(seats).toBeLessThanOrEqual(1);
  },
);

test.each([
  [8, 4],
  [9, 3],
  [12, 4],
  [16, 4],
  [7, 3],
])('%i entrants at tables of %i: seats and games are even, meetings nearly', (n, players) => {
  const { meetings, seats, games, spread } = tally(n, players);
  expect(seats).toBeLessThanOrEqual(2);
  expect(spread(games)).toBeLessThanOrEqual(1);
  expect(spread(meetings)).toBeLessThanOrEqual(4);
});

test('nobody sits at two tables of one round', () => {
  for (const round of roundRobin(12, 4)) expect(new Set(round.flat()).size).toBe(round.flat().length);
});
