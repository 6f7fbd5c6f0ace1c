import { isProblem, Table } from '@cromford/kernel';
import { describe, expect, it } from 'vitest';
import { empire } from './rules.ts';
import { type Sheet, sheetFaults, standardSheet } from './sheet.ts';

const changed = (change: (sheet: Sheet) => void): unknown => {
  const sheet = structuredClone(standardSheet);
  change(sheet);
  return sheet;
};

describe('the component sheet', () => {
  it('as shipped has no fault, and every value names its source', () => {
    expect(sheetFaults(standardSheet)).toEqual([]);
    for (const building of standardSheet.buildings) expect(building.source.all).toBeDefined();
  });

  it.each([
    [
      'buildings.3.max',
      'a number out of range',
      (sheet: Sheet) => Object.assign(sheet.buildings[3] as object, { max: 99 }),
    ],
    [
      'buildings.0.cost.goods',
      'a word for a number',
      (sheet: Sheet) => Object.assign(sheet.buildings[0]?.cost as object, { goods: 'two' }),
    ],
    ['market.A.2.die', 'rows out of order', (sheet: Sheet) => Object.assign(sheet.market.A[2] as object, { die: 4 })],
    [
      'buildings.5.id',
      'the same id twice',
      (sheet: Sheet) => Object.assign(sheet.buildings[5] as object, { id: 'brickworks' }),
    ],
    [
      'buildings.2.event.from',
      'years the wrong way round',
      (sheet: Sheet) => Object.assign(sheet.buildings[2]?.event as object, { from: 20 }),
    ],
    ['start.goods', 'more than the track holds', (sheet: Sheet) => Object.assign(sheet.start, { goods: 9 })],
    [
      'buildings.1.cost',
      'a cost of one unit',
      (sheet: Sheet) => Object.assign(sheet.buildings[1] as object, { cost: { goods: 1 } }),
    ],
    ['buildings', 'a card too few', (sheet: Sheet) => sheet.buildings.pop()],
  ])('names the path %s: %s', (path, _what, change) => {
    const faults = sheetFaults(changed((sheet) => void change(sheet)));
    expect(faults.map((fault) => fault.path)).toContain(path);
    expect(faults[0]?.reason).not.toBe('');
  });

  it.each([null, 7, 'sheet', [], {}])('refuses %j', (value) => {
    expect(sheetFaults(value).length).toBeGreaterThan(0);
  });

  it('of a player’s own is used, and kept with the game', () => {
    const own = changed((sheet) => Object.assign(sheet.start, { capital: 8 }));
    const table = Table.open(empire, { players: 1, seed: 's', sheet: own });
    if (isProblem(table)) throw new Error(table.code);
    expect(table.state.sites[0]?.stock[3]).toBe(8);
    expect(table.record().sheet).toEqual(own);
  });

  it('with a fault does not start a game', () => {
    const table = Table.open(empire, {
      players: 1,
      seed: 's',
      sheet: changed((sheet) => Object.assign(sheet.central, { requirement: 0 })),
    });
    expect(isProblem(table) && table.params.path).toBe('central.requirement');
  });
});
