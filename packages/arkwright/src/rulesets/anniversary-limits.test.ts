import { describe, expect, it } from 'vitest';
import { outputOf } from '../factory.ts';
import { anniversary } from '../games.ts';
import { GOODS } from '../goods.ts';
import { GREY_KINDS } from '../markers.ts';
import { matPlace } from '../mat.ts';
import { factory, jubilee } from '../testing/position.ts';
import { set } from '../testing/set-up.ts';

const start = (players: number, options: Record<string, string> = {}, seed = 'start') =>
  set(anniversary, players, options, seed);

describe('limits and flow', () => {
  it('AE-CMP-02: more machines and crates are in play than the box holds', () => {
    const full = { workers: [1, 1, 1, 1], machines: [1, 1, 1, 2] };
    const seat = {
      cash: 500,
      factories: GOODS.map((good) => factory(good, full)),
      edges: ['food'] as const,
      stored: { food: 5 },
      markers: ['second-production'] as const,
    };
    // 4 × 4 × 5 machines of 50, and 4 × 5 crates of 20; and yet there is one more of each.
    const more = { ...seat, factories: [factory('food')] };
    const machine = jubilee({ players: 4, seats: [more, seat, seat, seat] }).do(
      'use machinery at 6',
      'machine food row 1',
    );
    expect(machine.factory(0, 'food').machines[0]).toBe(1);
    const room = { ...more, edges: ['food', 'row-1'] as const };
    const crates = jubilee({ players: 4, seats: [room, seat, seat, seat] });
    crates.do('use second-production at 2', 'run food rows 2', 'store 2');
    expect(crates.s.players.reduce((sum, p) => sum + (p.stored[0] ?? 0), 0)).toBe(22);
  });

  it('AE-CMP-03: of everything else there is what the set-up laid out', () => {
    const seat = { cash: 50, factories: [factory('food')] };
    const run = [0, 1].map((turn) => ({ step: 'turn', seat: turn }) as const);
    const t = jubilee({ seats: [seat, seat], onlyTiles: ['office'], run });
    t.do('use workers at 2', 'done', 'take tile office', 'use workers at 2', 'done');
    expect([t.seat, t.refused('take tile office'), t.refused('take ship-8')]).toEqual([
      1,
      'not-on-offer',
      'not-on-offer',
    ]);
    const shares = jubilee({ seats: [{ ...seat, shares: 30 }] }).do('use stock-exchange at 2');
    expect(shares.refused('buy 1')).toBe('bank-empty');
    const workers = jubilee({ seats: [seat], empty: 80, fired: 0 }).do('use workers at 2');
    expect(workers.refused('hire 1 food row 3')).toBe('no-workers-left');
  });

  it('AE-CMP-07 AE-CMP-08 AE-FLW-08 AE-FND-08: one factory of a good, four lines; output follows staff and level at once', () => {
    const t = jubilee({ decade: 1780, seats: [{ cash: 99, factories: [factory('food', { workers: [2, 2, 2, 3] })] }] });
    const { rs } = t;
    const output = () => outputOf(rs, t.factory(0, 'food'), 0);
    // The last line of level I makes nothing.
    expect([output(), rs.output[0]?.[0]?.[3]]).toEqual([4, 0]);
    t.do('use factory at 2', 'modernise food 2');
    expect(output()).toBe(6);
  });

  it('AE-SET-27 AE-SET-32 AE-SET-34: the predefined set-up gives factories, shares, cash and a tile', () => {
    for (const players of [2, 3, 4]) {
      const { s } = start(players, { 'set-up': 'predetermined' });
      expect(s.mat.reduce((all, n) => all + n, 0)).toBe(4 * players - players);
      for (const p of s.players) {
        expect(p.factories.filter(Boolean)).toHaveLength(2);
        expect([p.markers.length, p.shares < 15, p.cash >= 0]).toEqual([1, true, true]);
      }
    }
    expect(new Set([1, 2, 3, 4, 5, 6].map((i) => start(4, {}, `first ${i}`).s.start)).size).toBeGreaterThan(1);
  });

  it('AE-SET-27: on each line lie the tiles of its list; the list of more players begins with that of fewer', () => {
    const lines = (players: number) => {
      const { s, rs } = start(players, { 'set-up': 'predetermined' });
      // As they lie before everybody is given the first one.
      s.mat = s.mat.map(() => 0);
      rs.supply(s);
      const lying = (line: number) =>
        GREY_KINDS.flatMap((kind) => new Array<string>(s.mat[matPlace(line, kind)] ?? 0).fill(kind));
      return [0, 1, 2, 3].map((line) => lying(line).sort());
    };
    const [two, three, four] = [2, 3, 4].map(lines);
    expect([two, three, four]).toEqual(
      (['2', '3', '4'] as const).map((key) =>
        anniversary.sheet.predefinedAdvanced.value[key].map((line) => [...line].sort()),
      ),
    );
    for (const line of [0, 1, 2, 3]) {
      expect(three?.[line]).toEqual(expect.arrayContaining(two?.[line] ?? []));
      expect(four?.[line]).toEqual(expect.arrayContaining(three?.[line] ?? []));
    }
  });

  it('AE-FLW-03 AE-QUA-06 AE-ADM-17: actions touch any factory, featured or not; factories cost more than the fee', () => {
    const seats = [{ cash: 99, factories: [factory('food'), factory('lamps')] }];
    const t = jubilee({ cycle: 'food', seats }).do('use quality at 6', 'improve lamps');
    expect([t.factory(0, 'lamps').quality, t.step]).toEqual([1, 'prices']);
    const built = jubilee({ seats }).do('use factory at 4', 'build clothes 1', 'price clothes 6');
    expect(built.player(0).cash).toBe(99 - 4 - 9);
  });

  it('AE-MAC-08: a machine stays when its factory is modernised', () => {
    const f = factory('food', { workers: [1, 2, 0, 0], machines: [1, 0, 0, 0] });
    const t = jubilee({ decade: 1780, seats: [{ cash: 99, factories: [f] }] }).do(
      'use factory at 2',
      'modernise food 2',
    );
    expect(t.factory(0, 'food').machines).toEqual([1, 0, 0, 0]);
  });

  it('AE-PRO-17 AE-BAD-63: produced goods are offered first; nothing is held back for a ship', () => {
    const seats = [
      { cash: 50, ships: [2], contracts: { food: 2 as const }, factories: [factory('food', { price: 5 })] },
    ];
    const t = jubilee({ seats, empty: 40, run: [{ step: 'production' }] });
    expect([t.told('sold')[0]?.amount, t.contract(0, 'food')]).toEqual([3, 4]);
  });

  it('AE-BAD-67: goods are stored on staffed spaces only', () => {
    const t = jubilee({
      seats: [{ edges: ['row-1'] }],
      run: [{ step: 'storage', seat: 0, good: 0, amount: 3 }],
    });
    expect(t.open).toEqual(['store 0', 'store 1', 'store 2']);
    expect(t.refused('store 3')).toBe('no-room');
  });
});
