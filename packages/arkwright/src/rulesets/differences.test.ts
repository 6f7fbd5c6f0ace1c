import { describe, expect, it } from 'vitest';
import { anniversary, spinningJenny, spinningMule, waterFrame } from '../games.ts';
import { GOODS } from '../goods.ts';
import type { Ruleset } from '../ruleset.ts';
import { newPlayer } from '../setup.ts';
import { ALL, each, FIRST, rulesetOf, SECOND } from '../testing/rulesets.ts';

// What an edition does otherwise than another, as their rulebooks have it.

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
    expect([1, 9, 25, 48].map(rulesetOf(waterFrame).loanSpaces)).toEqual([1, 1, 1, 1]);
    expect([1, 9, 10, 19, 25, 48].map(rulesetOf(anniversary).loanSpaces)).toEqual([1, 1, 1, 1, 2, 4]);
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
    expect([2, 3, 4].map((players) => rulesetOf(spinningMule, players).importerStart)).toEqual([2, 1, 0]);
    for (const game of [spinningJenny, waterFrame, anniversary]) expect(rulesetOf(game).importerStart).toBe(0);
  });

  it('FE-STX-14 AE-STK-11 AE-STK-14 AE-SET-31: spaces for contracts, and the limit marker', () => {
    const track = [2, 4, 6, 8, 10];
    expect([2, 3, 4].map((players) => rulesetOf(waterFrame, players).contractSpaces)).toEqual([[2, 4], track, track]);
    expect([2, 3].map((players) => rulesetOf(anniversary, players).contractSpaces)).toEqual([track, track]);
    expect([rulesetOf(spinningJenny).contractSpaces, rulesetOf(spinningMule).contractSpaces]).toEqual([[], []]);
    const none = { start: 0, highest: 0, removable: false };
    expect(each(ALL).map((rs) => rs.limitMarker)).toEqual([
      none,
      none,
      { start: 0, highest: 10, removable: true },
      none,
    ]);
    expect(rulesetOf(anniversary, 2).limitMarker).toEqual({ start: 6, highest: 6, removable: false });
    expect([
      rulesetOf(anniversary, 2).mostAlike,
      rulesetOf(anniversary).mostAlike,
      rulesetOf(waterFrame, 2).mostAlike,
    ]).toEqual([{ 4: 1 }, {}, {}]);
  });

  it('FE-STO-01 FE-STO-07 AE-STO-02 AE-SM-18: warehouses', () => {
    const room = (rs: Ruleset, edges: number) => rs.largeWarehouse({ ...newPlayer(rs), edges }, 1);
    const [column, two, three] = [1 << 1, 1 << 4, 1 << 5];
    const rooms = (rs: Ruleset) =>
      [0, 1, column, two, three, two | three, column | two, column | two | three].map((edges) => room(rs, edges));
    expect(rooms(rulesetOf(waterFrame))).toEqual([0, 0, 5, 2, 3, 5, 5, 5]);
    for (const rs of each(SECOND)) expect(rooms(rs)).toEqual([0, 0, 5, 2, 3, 5, 7, 10]);
    expect(rooms(rulesetOf(spinningJenny))).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
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
