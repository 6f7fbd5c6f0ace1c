import { describe, expect, it } from 'vitest';
import { anniversary, spinningJenny, spinningMule, waterFrame } from '../games.ts';
import { GOODS } from '../goods.ts';
import type { Ruleset } from '../ruleset.ts';
import { newPlayer } from '../setup.ts';

// What is printed on boards, mats and markers, and what the editions do in which order, as the rulebooks and the components have it.

type BoardGame = typeof waterFrame | typeof anniversary;
function of(game: BoardGame, players = 3, options: Record<string, string> = {}): Ruleset {
  return game.rules({ players, options, sheet: game.sheet } as never).ruleset;
}
const ALL: readonly BoardGame[] = [spinningJenny, waterFrame, anniversary, spinningMule];
const FIRST: readonly BoardGame[] = [spinningJenny, waterFrame];
const SECOND: readonly BoardGame[] = [anniversary, spinningMule];
const each = (games: readonly BoardGame[], players = 3) => games.map((game) => of(game, players));

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
    expect([level(of(waterFrame)), level(of(anniversary))]).toEqual([five, five]);
    expect(level(of(spinningJenny))).toEqual(five.slice(0, 3));
    expect(level(of(spinningMule))).toEqual([five[0], five[2], five[4]]);
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
        const { start, circulating, marketSpaces } = of(game, players);
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
    expect([of(waterFrame).crew, of(anniversary).crew, of(spinningMule).crew]).toEqual([
      crews,
      crews,
      { 2: 0, 4: 1, 6: 2 },
    ]);
    expect([of(waterFrame, 2).crew, of(spinningJenny).crew, of(anniversary, 2).crew]).toEqual([{ 2: 0 }, {}, crews]);
    expect([of(waterFrame), of(anniversary), of(spinningMule)].map((rs) => rs.shipLevel)).toEqual([
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
    const { cost, output, types } = of(anniversary, 3, { 'asymmetric-factories': 'on' });
    const [regular, mass, luxury] = [0, 4, 8].map((place) => cost.slice(place, place + 4));
    expect(regular).toEqual(of(anniversary).cost);
    expect(mass).toEqual([
      [6, 8, 9],
      [7, 9, 11],
      [8, 11, 12],
      [9, 12, 14],
    ]);
    expect(luxury).toEqual([
      [12, 15, 18],
      [13, 16, 20],
      [14, 18, 21],
      [15, 19, 23],
    ]);
    const made = [
      [2, 2, 1, 0],
      [2, 3, 2, 1],
      [3, 3, 3, 2],
    ];
    expect(output.slice(4, 8)).toEqual(GOODS.map(() => made));
    const fine = [
      [0, 2, 1, 0],
      [0, 3, 1, 1],
      [0, 4, 2, 1],
    ];
    expect(output.slice(8)).toEqual(GOODS.map(() => fine));
    expect(types).toEqual([
      { topLevel: 4, fullRows: 0 },
      { topLevel: 3, fullRows: 0 },
      { topLevel: 3, fullRows: 2 },
    ]);
  });
});

describe('in which order', () => {
  it('FE-TIME-02 FE-SAL-01 FE-TIME-03: the production phase of the first edition', () => {
    expect(of(spinningJenny).production).toEqual([
      'produce',
      'calling',
      'income',
      'rise',
      'wages',
      'decay',
      'storages',
    ]);
    expect(of(waterFrame).production).toEqual([
      'schools',
      'produce',
      'calling',
      'late-shifts',
      'patrons',
      'income',
      'rise',
      'wages',
      'decay',
      'shipments',
      'contracts',
      'storages',
    ]);
    for (const rs of each(ALL)) expect(rs.cycle).toEqual(['turns', 'production', 'end-cycle']);
  });

  it('AE-FLW-02 AE-PRO-12 AE-SM-16: the production phase of the anniversary edition', () => {
    const steps = [
      'schools',
      'produce',
      'early-shifts',
      'additions',
      'settlement',
      'patrons',
      'income',
      'claims',
      'rise',
    ];
    const after = ['wages', 'decay', 'late-shifts', 'shipments'];
    expect(of(anniversary).production).toEqual([...steps, ...after, 'contracts', 'storages']);
    expect(of(spinningMule).production).toEqual([...steps, ...after, 'storages']);
  });

  it('FE-EOR-01 FE-EOR-08 AE-EOD-01: the end of a decade', () => {
    expect(of(spinningJenny).endOfRound).toEqual([
      'return-markers',
      'event',
      'start-player',
      'obsolescence',
      'next-decade',
    ]);
    expect(of(waterFrame).endOfRound).toEqual([
      'return-markers',
      'harbor-wages',
      'dismissals',
      'brokers',
      'event',
      'start-player',
      'obsolescence',
      'next-decade',
    ]);
    for (const rs of each(SECOND))
      expect(rs.endOfRound).toEqual([
        'harbor-wages',
        'dismissals',
        'event',
        'start-player',
        'return-markers',
        'next-decade',
      ]);
  });

  it('FE-PREP-01 FE-PREP-05 FE-PREP-08 AE-FND-14: 1760', () => {
    const foundations = [
      { step: 'found', k: 0, round: 1 },
      { step: 'found', k: 0, round: 2 },
    ];
    const sales = { step: 'start-sales', k: 0 };
    expect(of(spinningJenny).preparation()).toEqual([
      ...foundations,
      { step: 'gift' },
      sales,
      { step: 'picks', k: 0 },
      { step: 'pay-factories' },
    ]);
    expect(of(waterFrame).preparation()).toEqual([...foundations, sales, { step: 'pay-factories' }]);
    for (const rs of each(SECOND)) expect(rs.preparation()).toEqual([...foundations, sales]);
    expect(each(ALL).map((rs) => rs.gift)).toEqual([20, 0, 0, 0]);
    const water = { mustCover: true, reverse: true, special: true, atOnce: false };
    expect(each(ALL).map((rs) => rs.startSale)).toEqual([
      { mustCover: false, reverse: false, special: false, atOnce: false },
      water,
      { ...water, atOnce: true },
      { ...water, atOnce: true },
    ]);
  });

  it('FE-STX-01 AE-STK-01 AE-DP-35: the parts of the stock exchange', () => {
    for (const rs of each(FIRST))
      expect([rs.exchangeOrder, rs.tradesBothWays]).toEqual([{ goods: 0, loans: 0, shares: 0, contracts: 0 }, true]);
    for (const rs of each(SECOND))
      expect([rs.exchangeOrder, rs.tradesBothWays]).toEqual([{ goods: 0, loans: 1, shares: 2, contracts: 3 }, false]);
    expect([of(waterFrame).halfPriceShares, of(anniversary).halfPriceShares]).toEqual([
      { 'first-stock-exchange': 1 },
      {},
    ]);
  });
});

describe('what the editions differ in', () => {
  const kinds = (rs: Ruleset, table: 'paidAfterwards' | 'sparePounds') =>
    Object.entries(rs[table]).flatMap(([kind, holds]) => (holds ? [kind] : []));

  it('FE-ADM-13 FE-PRI-04: what is paid in one sum, and after which actions pounds are to spare', () => {
    for (const rs of each(FIRST)) {
      expect(kinds(rs, 'paidAfterwards').sort()).toEqual(['factory', 'production']);
      expect(kinds(rs, 'sparePounds').sort()).toEqual(['distribution', 'quality']);
    }
    for (const rs of each(SECOND)) expect([kinds(rs, 'paidAfterwards'), kinds(rs, 'sparePounds')]).toEqual([[], []]);
  });

  it('FE-CMP-11 AE-PRI-02 FE-PRI-02 AE-PRI-01: prices: £5 to £25 of what was touched, or from the minimum of any product', () => {
    for (const rs of each(FIRST))
      expect([rs.lowestPrice, rs.highestPrice, rs.repricing]).toEqual([[5, 5, 5, 5], 25, 'affected']);
    for (const rs of each(SECOND)) {
      expect([rs.lowestPrice, rs.repricing]).toEqual([[2, 3, 4, 5], 'all']);
      // Lamps IV with quality 6 and marketing 4 come to 30.
      expect(rs.highestPrice).toBeGreaterThan(30);
    }
  });

  it('FE-OBS-01 FE-OBS-10: factories become obsolete before 1790, 1800 and 1810; in the anniversary edition never', () => {
    for (const rs of each(FIRST)) expect(rs.obsolete).toEqual([0, 0, 0, 1, 1, 2]);
    for (const rs of each(SECOND)) expect(rs.obsolete).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('FE-WRK-12 AE-WRK-06 AE-MAC-04: one worker stays in each row, or all on spaces without a cog', () => {
    for (const rs of each(FIRST)) expect(rs.workersBeside).toEqual(GOODS.map(() => [1, 1, 1, 1]));
    for (const rs of each(SECOND))
      expect(rs.workersBeside).toEqual([
        [1, 1, 1, 1],
        [1, 1, 2, 1],
        [1, 2, 2, 1],
        [2, 2, 2, 1],
      ]);
  });

  it('FE-EMS-07 AE-FIN-07: a loan costs one space, or the tens digit of the space', () => {
    expect([1, 9, 25, 48].map(of(waterFrame).loanSpaces)).toEqual([1, 1, 1, 1]);
    expect([1, 9, 10, 19, 25, 48].map(of(anniversary).loanSpaces)).toEqual([1, 1, 1, 1, 2, 4]);
  });

  it('FE-WRK-13 AE-WRK-17 AE-FAC-16: what is allowed in one edition only', () => {
    const differs = ({
      emptyRowsLoseMachines,
      hiresInOrder,
      rearranges,
      rebuilds,
      raisesToOpen,
      replacesShips,
      returnsCrewless,
      shipsReturn,
      shipsWithoutFactory,
      storesOnScales,
      patronsTakeUnsold,
      risesByProducing,
    }: Ruleset) => ({
      emptyRowsLoseMachines,
      hiresInOrder,
      rearranges,
      rebuilds,
      raisesToOpen,
      replacesShips,
      returnsCrewless,
      shipsReturn,
      shipsWithoutFactory,
      storesOnScales,
      patronsTakeUnsold,
      risesByProducing,
    });
    const first = {
      emptyRowsLoseMachines: true,
      hiresInOrder: false,
      rearranges: false,
      rebuilds: false,
      raisesToOpen: true,
      replacesShips: false,
      returnsCrewless: false,
      shipsReturn: false,
      shipsWithoutFactory: true,
      storesOnScales: true,
      patronsTakeUnsold: false,
      risesByProducing: false,
    };
    for (const rs of each(FIRST)) expect(differs(rs)).toEqual(first);
    for (const rs of each(SECOND))
      expect(differs(rs)).toEqual(Object.fromEntries(Object.entries(first).map(([name, holds]) => [name, !holds])));
    expect(each(ALL).map((rs) => [rs.reuse, rs.lateHiring, rs.shiftsAfterSale])).toEqual([
      ['same-space', 'refused', 'unsold'],
      ['same-space', 'marks', 'unsold'],
      ['any-space', 'refused', 'shipping'],
      ['any-space', 'refused', 'shipping'],
    ]);
  });

  it('AE-SM-16 AE-SM-17 AE-SM-19 AE-SM-10: Spinning Mule: no contracts, ships that rest, importers that have begun', () => {
    expect(each(ALL).map((rs) => [rs.needsContracts, rs.shipsRest])).toEqual([
      [true, false],
      [true, false],
      [true, false],
      [false, true],
    ]);
    expect([2, 3, 4].map((players) => of(spinningMule, players).importerStart)).toEqual([2, 1, 0]);
    for (const game of [spinningJenny, waterFrame, anniversary]) expect(of(game).importerStart).toBe(0);
  });

  it('FE-STX-14 AE-STK-11 AE-STK-14 AE-SET-31: spaces for contracts, and the limit marker', () => {
    const track = [2, 4, 6, 8, 10];
    expect([2, 3, 4].map((players) => of(waterFrame, players).contractSpaces)).toEqual([[2, 4], track, track]);
    expect([2, 3].map((players) => of(anniversary, players).contractSpaces)).toEqual([track, track]);
    expect([of(spinningJenny).contractSpaces, of(spinningMule).contractSpaces]).toEqual([[], []]);
    const none = { start: 0, highest: 0, removable: false };
    expect(each(ALL).map((rs) => rs.limitMarker)).toEqual([
      none,
      none,
      { start: 0, highest: 10, removable: true },
      none,
    ]);
    expect(of(anniversary, 2).limitMarker).toEqual({ start: 6, highest: 6, removable: false });
    expect([of(anniversary, 2).mostAlike, of(anniversary).mostAlike, of(waterFrame, 2).mostAlike]).toEqual([
      { 4: 1 },
      {},
      {},
    ]);
  });

  it('FE-STO-01 FE-STO-07 AE-STO-02 AE-SM-18: warehouses', () => {
    const room = (rs: Ruleset, edges: number) => rs.largeWarehouse({ ...newPlayer(rs), edges }, 1);
    const [column, two, three] = [1 << 1, 1 << 4, 1 << 5];
    const rooms = (rs: Ruleset) =>
      [0, 1, column, two, three, two | three, column | two, column | two | three].map((edges) => room(rs, edges));
    expect(rooms(of(waterFrame))).toEqual([0, 0, 5, 2, 3, 5, 5, 5]);
    for (const rs of each(SECOND)) expect(rooms(rs)).toEqual([0, 0, 5, 2, 3, 5, 7, 10]);
    expect(rooms(of(spinningJenny))).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
    const small = (rs: Ruleset) =>
      [[], ['office'], ['small-warehouse']].map((tiles) =>
        rs.smallWarehouse({ ...newPlayer(rs), tiles: tiles as never }),
      );
    expect(each(ALL).map(small)).toEqual([
      [5, 5, 5],
      [0, 0, 5],
      [0, 0, 5],
      [5, 5, 5],
    ]);
    expect(each(ALL).map((rs) => rs.warehouseEdges)).toEqual([0, 6, 6, 6]);
  });
});
