import { Engine } from '@cromford/kernel';
import { describe, expect, it } from 'vitest';
import { spinningMule } from '../games.ts';
import { GREY_KINDS } from '../markers.ts';
import { matPlace } from '../mat.ts';
import { factory, mule, type SeatSpec } from '../testing/position.ts';
import { TILES } from '../tiles/names.ts';

const start = (players: number, seed = 'start') => {
  const rules = spinningMule.rules({ players, options: {}, sheet: spinningMule.sheet });
  return { s: new Engine(rules).start(seed), rs: rules.ruleset };
};
const rich = (spec: SeatSpec = {}): SeatSpec => ({ cash: 100, space: 20, factories: [factory('food')], ...spec });
const PHASE = [{ step: 'production' }] as const;

describe('Spinning Mule', () => {
  it('AE-SM-01 AE-SM-02: three decades, one for each level', () => {
    const { rs } = start(3);
    expect(rs.decades.map((decade) => [decade, rs.levels[(decade - 1760) / 10]])).toEqual([
      [1770, 1],
      [1790, 2],
      [1810, 3],
    ]);
  });

  const dealt = Array.from({ length: 12 }, (_, i) => start(2, `events ${i}`).s);

  it('AE-SM-03 AE-SM-04: no Opium War, and with two players three more are out', () => {
    for (const s of dealt)
      for (const name of ['opium-war', 'navigation-acts', 'economic-crisis', 'hamburg-credit-crisis'] as const)
        expect(s.candidates).not.toContain(name);
    for (const players of [3, 4]) {
      const drawn = Array.from({ length: 30 }, (_, i) => start(players, `events ${i}`).s.candidates);
      for (const candidates of drawn) expect(new Set(candidates).size).toBe(4);
      expect([drawn.flat().includes('opium-war'), drawn.flat().includes('navigation-acts')]).toEqual([false, true]);
    }
  });

  it('AE-SM-05 AE-SM-06 AE-SM-07: Bureaucracy and three others are shown, one of the three is out, the rest is dealt', () => {
    for (const s of dealt) {
      expect([s.candidates.length, s.candidates.includes('bureaucracy')]).toEqual([4, true]);
      const lying = [...s.events, s.reserve];
      expect([lying.length, new Set(lying).size, lying.includes('bureaucracy')]).toEqual([3, 3, true]);
      for (const name of lying) expect(s.candidates).toContain(name);
    }
    expect(new Set(dealt.map((s) => [...s.events, s.reserve].indexOf('bureaucracy'))).size).toBe(3);
  });

  it('AE-SM-05 AE-SM-07: so it lies in every game, and nothing else can have been dealt', () => {
    for (const players of [2, 3, 4]) {
      const rules = spinningMule.rules({ players, options: {}, sheet: spinningMule.sheet });
      const { s } = start(players, 'dealt');
      const wrong = (change: Partial<typeof s>) => rules.faults({ ...s, ...change }).map(({ path }) => path);
      expect(wrong({})).toEqual([]);
      expect(wrong({ events: s.events.slice(1) })).toContain('events');
      expect(wrong({ candidates: s.candidates.slice(1) })).toContain('candidates');
      expect(wrong({ candidates: [...s.candidates.slice(0, 3), 'opium-war'] })).toContain('candidates');
    }
  });

  it('AE-SM-06: any of the three may be the one that is out, and nobody can tell which by how they were shown', () => {
    const out = (s: (typeof dealt)[number]) =>
      s.candidates.findIndex((name) => ![...s.events, s.reserve].includes(name));
    expect([...new Set(dealt.map(out))].sort()).toEqual([1, 2, 3]);
    expect(dealt.map((s) => s.candidates[0])).toEqual(dealt.map(() => 'bureaucracy'));
  });

  it('AE-SET-02 AE-SM-01: the game ends after 1810', () => {
    const t = mule({ decade: 1810, seats: [{}, {}], run: [{ step: 'event' }] });
    expect(t.told('event').map(({ event }) => event)).toEqual(['end-of-game']);
  });

  it('AE-SM-08 AE-EOD-08: as reserve Bureaucracy follows the event of 1790', () => {
    const t = mule({ decade: 1790, event: 'world-exhibition', reserve: 'bureaucracy', run: [{ step: 'event' }] });
    expect(t.told('event').map(({ event }) => event)).toEqual(['world-exhibition', 'bureaucracy']);
    const early = mule({ decade: 1770, event: 'world-exhibition', reserve: 'bureaucracy', run: [{ step: 'event' }] });
    expect(early.told('event')).toHaveLength(1);
    const first = mule({ decade: 1770, event: 'bureaucracy', reserve: 'world-exhibition', run: [{ step: 'event' }] });
    expect(first.told('event')).toHaveLength(2);
    const { gone } = mule({ run: [] }).s;
    // Both take effect: £2 is closed, and four workers have gone.
    for (const both of [t, first])
      expect([both.s.lasting.includes('bureaucracy'), both.s.gone]).toEqual([true, gone + 4]);
    // What came with Bureaucracy in 1770 does not come again in 1790.
    const seen = { ...first.s, decade: 1790, shownReserve: 1 } as const;
    expect(first.rs.revealsReserve(seen, 'world-exhibition')).toBe(false);
    expect(first.rs.revealsReserve({ ...seen, shownReserve: 0 }, 'world-exhibition')).toBe(true);
  });

  it('AE-SM-09 AE-SM-12: ships up to six; everybody starts with one of two', () => {
    expect([2, 3, 4].map((players) => start(players).s.ships)).toEqual([
      [2, 2, 0, 0, 0],
      [0, 3, 3, 0, 0],
      [0, 4, 4, 0, 0],
    ]);
    expect(start(3).s.players.map(({ ships }) => ships)).toEqual([[2], [2], [2]]);
  });

  it('AE-SM-10: importers start at 2, 1 or 0', () => {
    expect([2, 3, 4].map((players) => start(players).s.importers[0])).toEqual([2, 1, 0]);
  });

  const shown = Array.from({ length: 8 }, (_, i) => start(4, `tiles ${i}`).s.tiles);

  it('AE-SM-11 AE-DEV01-4 AE-DEV09-5: no agents and small warehouses among the tiles', () => {
    for (const tiles of shown)
      expect([tiles[TILES.indexOf('agent')], tiles[TILES.indexOf('small-warehouse')]]).toEqual([0, 0]);
  });

  it('AE-SET-20 AE-SET-21: seven tiles for each player', () => {
    for (const tiles of shown) {
      expect(tiles.reduce((sum, n) => sum + n, 0)).toBe(28);
      for (const sure of ['charisma', 'press-attache', 'inventor'] as const)
        expect(tiles[TILES.indexOf(sure)]).toBeGreaterThan(0);
    }
    expect(start(2, 'tiles').s.tiles.reduce((sum, n) => sum + n, 0)).toBe(14);
  });

  it('AE-SM-13 AE-SM-14 AE-SM-15 AE-AMB-48: production tiles have their places, the other spaces are filled', () => {
    for (const players of [2, 3, 4])
      for (let i = 0; i < 12; i++) {
        const { s, rs } = start(players, `mat ${i}`);
        const row = (of: number) => GREY_KINDS.map((kind) => s.mat[matPlace(of, kind)] ?? 0);
        const lying = rs.matRows.map((_, of) => row(of).reduce((sum, n) => sum + n, 0));
        expect(lying).toEqual([players, players, players, players, players > 2 ? 1 : 0]);
        const production = rs.matRows.map((_, of) => s.mat[matPlace(of, 'production')] ?? 0);
        expect(production[0]).toBeGreaterThan(0);
        expect(production[2]).toBeGreaterThan(0);
        if (players > 2) {
          expect(production[1]).toBeGreaterThan(0);
          expect(production[4]).toBe(1);
        }
        // Gray ones lie in the lines of 1810, where no stock exchange is gray.
        expect([2, 3, 4].map((of) => s.mat[matPlace(of, 'stock-exchange')])).toEqual([0, 0, 0]);
        // As many of a kind as the sets that are left.
        for (const kind of GREY_KINDS)
          expect((s.mat[matPlace(0, kind)] ?? 0) + (s.mat[matPlace(1, kind)] ?? 0)).toBeLessThanOrEqual(players - 1);
      }
  });

  it('AE-SM-16 AE-SM-17 AE-SM-23 AE-DP-41: a ship action takes any goods that fit, without contracts', () => {
    const t = mule({
      seats: [rich({ ships: [4], stored: { food: 3, clothes: 1 }, factories: [factory('food'), factory('clothes')] })],
    });
    t.do('use ship-4 at 4', 'deliver 2 food', 'deliver 1 clothes', 'done');
    expect([t.pounds(0, 'shipping'), t.player(0).space]).toEqual([25, 19]);
    const exchange = mule({ seats: [rich()] }).do('use stock-exchange at 2');
    expect([exchange.refused('contract food 2'), exchange.rule('contract food 2')]).toEqual([
      'no-contracts',
      'AE-SM-16',
    ]);
  });

  it('AE-SM-18: five goods are stored without a worker or a tile', () => {
    const t = mule({
      seats: [rich({ stored: { lamps: 2 } })],
      run: [{ step: 'storage', seat: 0, good: 0, amount: 4 }],
    });
    expect(t.open).toContain('store 3');
    expect(t.open).not.toContain('store 4');
  });

  it('AE-SM-19 AE-BAD-54: a ship that has sailed cannot sail again', () => {
    const t = mule({
      seats: [rich({ ships: [2], stored: { food: 3 } })],
      run: [
        { step: 'turn', seat: 0 },
        { step: 'turn', seat: 0 },
      ],
    });
    t.do('use ship-2 at 2', 'deliver 1 food', 'done', 'done');
    expect(t.refused('use ship-2 at 4')).toBe('ship-rests');
  });

  it('AE-SM-20 AE-SM-25 AE-DP-38: only the stock exchange readies ships', () => {
    const t = mule({ seats: [rich({ ships: [2], resting: [2] })] }).do('use stock-exchange at 2', 'done');
    expect(t.player(0).resting).toEqual([]);
    const end = mule({ seats: [rich({ ships: [2], resting: [2] })], run: [{ step: 'return-markers' }] });
    expect(end.player(0).resting).toEqual([2]);
  });

  it('AE-AMB-62: a further ship action before it uses only ships that were ready', () => {
    const seats = [rich({ ships: [2, 4], resting: [4], markers: ['first-stock-exchange'], stored: { food: 2 } })];
    const t = mule({ seats }).do('use first-stock-exchange at 6', 'first additional');
    expect(t.open).toContain('further ship-2');
    expect(t.open).not.toContain('further ship-4');
  });

  it('AE-SM-21 AE-SM-22: a new ship is ready, also in place of one that rests', () => {
    const t = mule({ decade: 1790, seats: [rich({ ships: [2], resting: [2] })] });
    t.do('use workers at 2', 'done', 'take ship-4', 'return ship-2 from pier');
    expect([t.player(0).ships, t.player(0).resting]).toEqual([[4], []]);
  });

  it('AE-SM-24 AE-DP-72 AE-BAD-52: in the production phase the featured good, with ships that then rest', () => {
    const t = mule({
      seats: [rich({ ships: [2, 4], stored: { food: 2, lamps: 2 }, factories: [factory('food', { price: 8 })] })],
      run: PHASE,
    });
    expect(t.refused('deliver 1 lamps')).toBe('only-featured-good');
    t.do('deliver 2 food');
    // The smaller ship is enough.
    expect([t.pounds(0, 'shipping'), t.player(0).resting, t.player(0).space]).toEqual([16, [2], 19]);
  });

  it('AE-SM-22: a ship that is given back rests no more', () => {
    const t = mule({ seats: [rich({ ships: [4], resting: [4] })], run: [{ step: 'dismissals', k: 0 }] });
    t.do('dismiss ship ship-4');
    expect([t.player(0).ships, t.player(0).resting]).toEqual([[], []]);
  });
});
