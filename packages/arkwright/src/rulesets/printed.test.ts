import { describe, expect, it } from 'vitest';
import { anniversary, spinningJenny, spinningMule, waterFrame } from '../games.ts';
import { GOODS } from '../goods.ts';
import type { Ruleset } from '../ruleset.ts';
import { ALL, type BoardGame, each, FIRST, rulesetOf, SECOND } from '../testing/rulesets.ts';

// What is printed on boards, mats and markers, as the rulebooks and the components have it.

describe('printed in both editions', () => {
  it('FE-CMP-14 FE-CMP-26 FE-SAL-03: what factories cost, their spaces, those for machines, and their yield', () => {
    const yields = [
      [1, 2, 1, 0],
      [1, 2, 2, 1],
      [2, 3, 2, 2],
      [2, 3, 3, 2],
    ];
    for (const rs of each(ALL)) {
      expect(rs.cost).toEqual([
        [8, 10, 12, 14],
        [9, 11, 14, 16],
        [10, 13, 15, 18],
        [11, 14, 17, 20],
      ]);
      expect(rs.spaces).toEqual([
        [2, 2, 2, 3],
        [2, 2, 3, 3],
        [2, 3, 3, 3],
        [3, 3, 3, 3],
      ]);
      expect(rs.machineSpaces).toEqual(GOODS.map(() => [1, 1, 1, 2]));
      expect(rs.output).toEqual(GOODS.map(() => yields));
    }
  });

  it('FE-WAG-02 AE-WAG-02: £2 to the tenth row, then £3, £4 and £5; a full market pays as its first row', () => {
    for (const rs of each(ALL)) {
      expect(rs.wage).toHaveLength(81);
      // Forty empty spaces are ten rows; the next space is the first of the eleventh.
      expect([0, 1, 40, 41, 48, 49, 60, 61, 80].map((empty) => rs.wage[empty])).toEqual([2, 2, 2, 3, 3, 4, 4, 5, 5]);
    }
  });

  it('FE-SAL-05 AE-PRO-03: numbers from the first, second, third and fourth row on', () => {
    for (const rs of each(ALL)) {
      const after = (spaces: number) => rs.demand.map((column) => column[spaces]);
      expect(rs.demand.map((column) => column.length)).toEqual([81, 81, 81, 81]);
      expect([after(0), after(1), after(4), after(16)]).toEqual([
        [0, 0, 0, 0],
        [1, 0, 0, 0],
        [1, 0, 0, 0],
        [4, 3, 2, 1],
      ]);
      expect([after(13), after(14), after(15), after(80)]).toEqual([
        [4, 2, 1, 0],
        [4, 3, 1, 0],
        [4, 3, 2, 0],
        [20, 19, 18, 17],
      ]);
    }
  });

  it('FE-CMP-16 FE-CMP-04 FE-STX-03: the share track, thirty shares, £10 at least', () => {
    for (const rs of each(ALL)) {
      expect(rs.value.slice(0, 13)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 11]);
      expect([30, 33, 60, 64, 100].map((space) => rs.value[space])).toEqual([20, 21, 30, 31, 40]);
      expect([rs.lastSpace, rs.shares, rs.lowestPurchase, rs.start.shares, rs.start.space]).toEqual([
        100, 30, 10, 15, 10,
      ]);
    }
  });

  it('FE-MAC-01 FE-MAC-03 FE-MAC-04 AE-MAC-02: thresholds for machines', () => {
    for (const rs of each(ALL))
      expect(rs.machinery).toEqual({
        machinery: [3, 6, 13],
        'first-machinery': [2, 5, 10],
        'second-machinery': [2, 4, 6],
      });
  });

  it('FE-QUA-01 FE-QUA-02 FE-QUA-03 FE-CMP-09: thresholds for quality, which ends at 4', () => {
    for (const rs of each(ALL)) {
      expect(rs.quality).toEqual({ quality: [6, 12], 'first-quality': [4, 8, 12], 'second-quality': [3, 6, 10] });
      expect(rs.qualityLimit).toBe(4);
    }
  });

  it('FE-DIS-01 FE-CMP-10 FE-PRD-02: pounds of distribution, which ends at 4, and rows of a production action', () => {
    for (const rs of each(ALL)) {
      expect(rs.distribution).toEqual({ distribution: 4, 'first-distribution': 7, 'second-distribution': 10 });
      expect(rs.distributionLimit).toBe(4);
      expect(rs.productionRows).toEqual({ 'first-production': 2, 'second-production': 4 });
    }
  });

  it('FE-CMP-22 FE-ADM-05 FE-STX-05 FE-STX-07: the chart and its fee, loans, prices of stored goods', () => {
    for (const rs of each(ALL))
      expect([rs.chart, rs.reuseFee, rs.loan, rs.warehousePrice]).toEqual([
        [2, 4, 6, 8, 10],
        2,
        { amount: 10, repay: 13 },
        [2, 3, 4, 5],
      ]);
  });

  it('FE-ADM-11 FE-PRI-01 FE-MAC-09 FE-STX-10: prices after four actions, a special marker after the others', () => {
    const additional = {
      factory: 'prices',
      workers: 'special',
      machinery: 'special',
      quality: 'prices',
      distribution: 'prices',
      'stock-exchange': 'special',
      'first-quality': 'prices',
      'second-machinery': 'special',
      'second-distribution': 'prices',
      'first-production': 'prices',
      'ship-2': 'special',
      'ship-10': 'special',
    };
    for (const rs of each(FIRST))
      expect(rs.additional).toMatchObject({ ...additional, 'first-stock-exchange': 'none' });
    for (const rs of each(SECOND))
      expect(rs.additional).toMatchObject({ ...additional, 'first-stock-exchange': 'further' });
  });

  it('FE-TIME-06 FE-TIME-07 AE-SM-01: decades and the level that each of them has', () => {
    const level = (rs: Ruleset) => rs.decades.map((decade) => [decade, rs.levels[(decade - 1760) / 10]]);
    const five = [
      [1770, 1],
      [1780, 2],
      [1790, 2],
      [1800, 3],
      [1810, 3],
    ];
    expect([level(rulesetOf(waterFrame)), level(rulesetOf(anniversary))]).toEqual([five, five]);
    expect(level(rulesetOf(spinningJenny))).toEqual(five.slice(0, 3));
    expect(level(rulesetOf(spinningMule))).toEqual([five[0], five[2], five[4]]);
    expect(each(ALL).map((rs) => [rs.lastDecade, rs.topLevel, rs.types, rs.levels[0]])).toEqual([
      [1790, 2, [{ topLevel: 2, fullRows: 0 }], 1],
      [1810, 4, [{ topLevel: 4, fullRows: 0 }], 1],
      [1810, 4, [{ topLevel: 4, fullRows: 0 }], 1],
      [1810, 4, [{ topLevel: 4, fullRows: 0 }], 1],
    ]);
  });

  it('FE-SET-12 AE-SET-16: workers in the market, fired and in the game', () => {
    const workers = (game: BoardGame) =>
      [2, 3, 4].map((players) => {
        const { start, circulating, marketSpaces } = rulesetOf(game, players);
        return [start.market, start.fired, circulating, marketSpaces];
      });
    for (const game of FIRST)
      expect(workers(game)).toEqual([
        [68, 4, 72, 80],
        [72, 8, 80, 80],
        [76, 4, 80, 80],
      ]);
    for (const game of SECOND)
      expect(workers(game)).toEqual([
        [68, 4, 72, 80],
        [72, 8, 80, 80],
        [76, 8, 84, 80],
      ]);
  });

  it('FE-TSM-17 FE-TSM-02 AE-SM-09: crews and levels of the ships that there are', () => {
    const crews = { 2: 0, 4: 1, 6: 2, 8: 3, 10: 4 };
    expect([rulesetOf(waterFrame).crew, rulesetOf(anniversary).crew, rulesetOf(spinningMule).crew]).toEqual([
      crews,
      crews,
      { 2: 0, 4: 1, 6: 2 },
    ]);
    expect([rulesetOf(waterFrame, 2).crew, rulesetOf(spinningJenny).crew, rulesetOf(anniversary, 2).crew]).toEqual([
      { 2: 0 },
      {},
      crews,
    ]);
    expect([rulesetOf(waterFrame), rulesetOf(anniversary), rulesetOf(spinningMule)].map((rs) => rs.shipLevel)).toEqual([
      [1, 2, 2, 3, 4],
      [1, 2, 2, 3, 4],
      [1, 2, 3, 4, 4],
    ]);
    expect(each(ALL).map((rs) => [rs.mostTiles, rs.mostShips])).toEqual([
      [0, 0],
      [4, 2],
      [4, 2],
      [4, 2],
    ]);
  });

  it('FE-SET-26 AE-SM-13: light markers in the first rows, dark ones in the last', () => {
    const rows = (rs: Ruleset) => rs.matRows.map(({ level, shade }) => `${level} ${shade}`);
    const four = ['1 first', '2 first', '3 second', '4 second'];
    expect(each(ALL).map(rows)).toEqual([['1 first', '2 second'], four, four, [...four, '2 second']]);
  });
});

describe('asymmetric factories', () => {
  it('AE-ASY-09 AE-ASY-10 AE-ASY-05 AE-ASY-11: what mass and luxury cost and make, to level III, beside the regular ones', () => {
    const { cost, output, types } = rulesetOf(anniversary, 3, { 'asymmetric-factories': 'on' });
    const [regular, mass, luxury] = [0, 4, 8].map((place) => cost.slice(place, place + 4));
    expect(regular).toEqual(rulesetOf(anniversary).cost);
    expect(mass).toEqual([
      [5, 7, 9],
      [6, 8, 11],
      [7, 10, 12],
      [8, 11, 14],
    ]);
    expect(luxury).toEqual([
      [24, 26, 28],
      [25, 27, 30],
      [26, 29, 31],
      [27, 30, 33],
    ]);
    const made = [
      [2, 3, 2, 0],
      [2, 3, 3, 2],
      [3, 4, 3, 3],
    ];
    expect(output.slice(4, 8)).toEqual(GOODS.map(() => made));
    const fine = [
      [0, 1, 0, 0],
      [0, 1, 1, 0],
      [1, 2, 1, 1],
    ];
    expect(output.slice(8)).toEqual(GOODS.map(() => fine));
    expect(types).toEqual([
      { topLevel: 4, fullRows: 0 },
      { topLevel: 3, fullRows: 0 },
      { topLevel: 3, fullRows: 2 },
    ]);
  });
});
