import { describe, expect, it } from 'vitest';
import { appealAt } from './factory.ts';
import { spinningJenny, waterFrame } from './games.ts';
import { GOODS, type Good, goodIndex } from './goods.ts';
import { COLOURED, MARKERS } from './markers.ts';
import { shareValue } from './money.ts';
import { jenny, water } from './testing/position.ts';
import { laid, set } from './testing/set-up.ts';

describe('components', () => {
  it('FE-CMP-01 FE-CMP-02 FE-SET-12 FE-EX-02: 80 workers; some fired at the start, some boxed with two players', () => {
    const at = (players: number) => {
      const s = laid(spinningJenny, players);
      return [s.market, s.fired, spinningJenny.sheet.workers.value - s.market - s.fired];
    };
    expect(at(4)).toEqual([76, 4, 0]);
    expect(at(3)).toEqual([72, 8, 0]);
    expect(at(2)).toEqual([68, 4, 8]);
    expect(set(spinningJenny, 2).rs.circulating).toBe(72);
    expect(set(spinningJenny, 4).rs.circulating).toBe(80);
  });

  it('FE-CMP-04 FE-SET-13: fifteen of thirty shares', () => {
    const { s, rs } = set(waterFrame, 3);
    for (const p of s.players) expect([p.shares, rs.shares - p.shares]).toEqual([15, 15]);
  });

  it('FE-SET-14 FE-SET-15 FE-SET-17: space 10, no appeal, no cash, no markers', () => {
    const { s, rs } = set(waterFrame, 3);
    for (const p of s.players) {
      expect([p.space, shareValue(rs, p)]).toEqual([10, 10]);
      expect(GOODS.map((_, good) => appealAt(rs, p, good))).toEqual([0, 0, 0, 0]);
      expect([p.cash, p.loans, p.markers, p.tiles, p.ships]).toEqual([0, 0, [], [], []]);
      expect([p.stored, p.contracts, p.edges]).toEqual([[0, 0, 0, 0], [0, 0, 0, 0], 0]);
    }
  });

  it('FE-CMP-06 FE-SET-01: one marker per good and level, two levels in Spinning Jenny, four in Water Frame', () => {
    expect(set(spinningJenny, 2).rs.topLevel).toBe(2);
    const { rs } = set(waterFrame, 2);
    expect(rs.topLevel).toBe(4);
    expect(rs.cost.map((levels) => levels.length)).toEqual([4, 4, 4, 4]);
  });

  it('FE-CMP-08: food, clothes, cutlery, lamps', () => {
    expect(GOODS).toEqual(['food', 'clothes', 'cutlery', 'lamps']);
  });

  it('FE-CMP-16: the value is read under the space and does not rise with every space', () => {
    const { rs } = set(spinningJenny, 2);
    expect([9, 10, 22, 28, 35, 36, 41].map((space) => rs.value[space])).toEqual([9, 10, 16, 19, 22, 22, 24]);
  });

  it('FE-CMP-17 FE-CMP-18 FE-CMP-25: six coloured markers, grey ones and ships; nothing else is a marker', () => {
    expect(COLOURED).toHaveLength(6);
    expect(MARKERS.some((marker) => /reorganization|award|bonus/.test(marker))).toBe(false);
    expect(MARKERS.filter((marker) => marker.startsWith('ship-'))).toHaveLength(5);
  });

  it('FE-CMP-19 FE-CMP-20 FE-CMP-21: grey markers and ships by number; one contract marker per good', () => {
    const { greyMarkers, shipCounts } = waterFrame.sheet;
    expect(greyMarkers.value.first).toEqual({
      machinery: 3,
      quality: 3,
      distribution: 3,
      production: 3,
      'stock-exchange': 4,
    });
    expect(Object.values(greyMarkers.value.second)).toEqual([3, 3, 3, 3, 0]);
    expect(Object.values(shipCounts.value)).toEqual([4, 2, 2, 1, 1]);
    expect(set(waterFrame, 2).s.players[0]?.contracts).toHaveLength(4);
  });

  it('FE-CMP-22: spaces for £2, £4, £6, £8 and £10', () => {
    const { rs, s } = set(spinningJenny, 2);
    expect(rs.chart).toEqual([2, 4, 6, 8, 10]);
    expect(s.players[0]?.chart).toHaveLength(5);
  });

  it('FE-CMP-26 FE-SAL-03: four rows each; a yield for every level and row, none in row 4 of level I', () => {
    const { rs } = set(waterFrame, 2);
    expect(rs.spaces.map((rows) => rows.slice(0, 2).reduce((a, b) => a + b))).toEqual([4, 4, 5, 6]);
    expect(rs.output.map((levels) => levels[0]?.[3])).toEqual([0, 0, 0, 0]);
    expect(rs.machineSpaces.flat().every((n) => n > 0)).toBe(true);
  });

  it('FE-EX-01: clothes I cost £9, lamps I £11', () => {
    const { rs } = set(spinningJenny, 2);
    expect([rs.cost[goodIndex.clothes]?.[0], rs.cost[goodIndex.lamps]?.[0]]).toEqual([9, 11]);
    // Who founds is told, and owes it.
    for (const at of [jenny, water]) {
      const t = at({ decade: 1760, run: [{ step: 'found', k: 0, round: 1 }, { step: 'pay-factories' }] });
      const owed = (good: Good) => t.option(`found ${good}`)?.notes.find(({ code }) => code === 'owed')?.params;
      expect([owed('clothes'), owed('lamps')]).toEqual([{ pounds: 9 }, { pounds: 11 }]);
      t.do('found clothes', 'price clothes 5', 'found lamps', 'price lamps 9');
      expect([0, 1].map((seat) => t.pounds(seat, 'factories'))).toEqual([-9, -11]);
    }
  });
});

describe('before the first foundation', () => {
  it('FE-SET-13 FE-SET-15 FE-SET-17 FE-SET-18: nobody has, owes, stores or uses anything', () => {
    for (const game of [spinningJenny, waterFrame])
      for (const p of laid(game, 3).players)
        expect(p).toEqual({
          cash: 0,
          shares: 15,
          loans: 0,
          space: 10,
          factories: [null, null, null, null],
          stored: [0, 0, 0, 0],
          markers: [],
          ships: [],
          chart: ['', '', '', '', ''],
          tiles: [],
          foreman: -1,
          workshop: -1,
          inventorUses: 0,
          tinkererUses: 0,
          attacheUses: 0,
          shutdowns: 0,
          contracts: [0, 0, 0, 0],
          limit: 0,
          resting: [],
          influence: [0, 0, 0, 0],
          edges: 0,
          joker: 0,
          opened: 0,
        });
  });

  it('FE-SET-03 FE-TIME-01: 1760, no cycle, nothing turned up, no turn and no sale under way', () => {
    const s = laid(waterFrame, 3);
    expect(s).toMatchObject({ ply: 0, barrier: 0, decade: 1760, cycle: -1, gap: 0, gone: 0 });
    expect(s).toMatchObject({ shownEconomy: 0, shownEvents: 0, shownReserve: 0, commodities: [0, 0, 0, 0] });
    expect(s).toMatchObject({ laidOut: [], candidates: [], lasting: [], winners: [], reserve: '' });
    expect(s.turn).toEqual({
      marker: '',
      cost: 0,
      paid: 0,
      due: 0,
      left: 0,
      used: 0,
      affected: 0,
      built: 0,
      priced: 0,
      discounted: 0,
      closed: [0, 0, 0, 0],
      developer: 0,
      patent: 0,
      hired: new Array(16).fill(0),
      firedRows: 0,
      movedTo: 0,
      trade: 0,
      once: 0,
      part: 0,
      limited: 0,
      ships: 0,
      arranging: -1,
      arranged: 0,
    });
    const nobody = [0, 0, 0];
    expect(s.sale).toEqual({
      tokens: 0,
      level: 0,
      place: 0,
      group: -1,
      order: [],
      groups: [],
      produced: nobody,
      left: nobody,
      sold: [...nobody, 0],
      asked: nobody,
      shut: nobody,
      claims: nobody,
    });
  });
});
