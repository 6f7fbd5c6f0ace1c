import { put } from '@cromford/kernel';
import { describe, expect, it } from 'vitest';
import { type PlayerPosition, play } from '../../testing/position.ts';

const idle = { factories: {} };
/** A producer of food and clothes who cannot pay, with everything that a player can have. */
const ruined: PlayerPosition = {
  cash: 0,
  loans: 9,
  factories: { food: { first: 1, second: 1 }, clothes: { first: 1 } },
  cards: ['engineer', 'patent', 'large-warehouse'],
  quality: [
    ['quality-a', 'food', 1, 'appeal'],
    ['quality-b', 'clothes', 2, 'appeal'],
    ['engineer', 'food', 5, 'appeal'],
  ],
  distribution: [
    ['distribution-a', 'clothes', 1],
    ['distribution-b', 'food', 2],
  ],
  stored: { 'small-1': ['clothes', 1], large: ['clothes', 3] },
};

describe('bankruptcy', () => {
  const game = () => {
    const start = play({ players: 3, demand: { food: 9 }, seats: [ruined, idle, idle] });
    start.p().token = 2;
    return start.go('production').until('act');
  };

  it('CG-EMG-04: factories, appeal markers and cards go back; nothing is at any factory any more', () => {
    const p = game().p();
    expect(p).toMatchObject({ out: 1, cash: 0, loans: 9, cards: [], token: -1 });
    expect([p.factories, p.appeal]).toEqual([
      [null, null, null, null],
      [-1, -1, -1, -1],
    ]);
    expect([p.quality, p.qualityValue, p.qualityShows]).toEqual([
      [-1, -1, -1, -2],
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ]);
    expect([p.distribution, p.distributionValue]).toEqual([
      [-1, -1, -2],
      [0, 0, 0],
    ]);
  });

  it('CG-EMG-04 CG-C12-03: nobody refills a factory that is closed, and who had no Engineer has none now', () => {
    const start = play({ players: 3, demand: { food: 9 }, seats: [ruined, idle, idle] }).go('production');
    expect(start.until('refill', 'act').step).toBe('act');
    const plain = play({
      players: 3,
      demand: { food: 9 },
      seats: [{ cash: 0, loans: 9, factories: { food: {} }, cards: [] }, idle, idle],
    });
    expect(plain.go('production').until('act').p().quality).toEqual([-1, -1, -1, -2]);
  });

  it('CG-EMG-04: goods in warehouses are lost', () => {
    const after = game();
    expect([after.p().stored, after.p().warehouses]).toEqual([
      [0, 0, 0],
      [-1, -1, -2],
    ]);
    const lost = after.events.flatMap((event) =>
      event.kind === 'goods' && event.why === 'lost' ? [[event.good, event.by]] : [],
    );
    expect(lost.sort()).toEqual([
      ['clothes', -1],
      ['clothes', -3],
    ]);
  });

  it('CG-EMG-04 CG-SV-01: who is out sold nothing and gains no share value', () => {
    // He sells two and cannot pay the rest.
    const factories = { food: { first: 1, second: 1, appeal: 2 } };
    const start = play({
      players: 3,
      demand: { food: 0 },
      wage: 15,
      seats: [{ cash: 0, loans: 9, factories }, idle, idle],
    });
    start.go('production').until('act');
    expect([start.p().out, start.p().value, start.s.sold[0]]).toEqual([1, 10, -1]);
    expect(start.events.some((event) => event.kind === 'bankrupt' && event.missing === 2 + 6 * 5 - 16)).toBe(true);
  });

  it('CG-EMG-04: three players minus one play on, two minus one are over at once', () => {
    expect(game().step).toBe('act');
    const two = play({ demand: { food: 9 }, seats: [{ cash: 0, loans: 9, factories: { food: {} } }, idle] }).go(
      'production',
    );
    two.until();
    expect([two.step, two.s.winners, two.s.scores[0]]).toEqual([undefined, [1], 0]);
    expect(two.s.decade * 10 + two.s.good).toBe(10);
  });

  it('CG-EMG-04 CG-AWD-16: alone, bankruptcy ends the game without awards', () => {
    const alone = play({ players: 1, options: { 'two-awards': 'yes' } }).do('open food', 'open lamps');
    Object.assign(alone.p(), { cash: 0, loans: 9 });
    alone.s.demand = put(alone.s.demand, 0, 9);
    alone.go('production').until();
    expect([alone.step, alone.s.awards, alone.s.winners, alone.s.good]).toEqual([undefined, [], [], 0]);
  });

  it('CG-EMG-04: a pound too much is enough, and a pound less is not', () => {
    const paying = (cash: number) => {
      const factories = { food: { first: 0 } };
      const start = play({ players: 3, demand: { food: 9 }, seats: [{ cash, loans: 9, factories }, idle, idle] });
      return start.go('production').until('act').p().out;
    };
    expect([paying(5), paying(6)]).toEqual([1, 0]);
  });

  it('CG-EMG-04 CG-NXT-02: the starting player card passes over who is out', () => {
    const start = play({ players: 3, seats: [idle, idle, idle] });
    start.p(1).out = 1;
    expect(start.go('prepare').s.start).toBe(2);
  });

  it('CG-NXT-06: nobody who is out is named, nor names', () => {
    const start = play({ players: 3, good: 'lamps', seats: [idle, { ...idle, shares: 5 }, { ...idle, shares: 1 }] });
    start.p(2).out = 1;
    start.go('prepare');
    expect([start.step, start.seat]).toEqual(['name-start', 1]);
    expect(start.told('name')).toEqual({ 'name 0': 'open', 'name 1': 'open', 'name 2': 'not-in-game' });
  });
});
