import { hash, sheetCalled } from '@cromford/kernel';
import { describe, expect, it } from 'vitest';
import { anniversary, spinningMule } from '../games.ts';
import { anniversarySheet, anniversarySheetFaults, earlierAnniversarySheets } from './anniversary-edition.ts';
import { firstEditionSheet, sheetFaults } from './first-edition.ts';

/** A copy with one value changed. */
function changed(path: string, value: unknown, from: object = firstEditionSheet): unknown {
  const sheet = structuredClone(from) as unknown as Record<string, unknown>;
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const inner = keys.reduce((object, key) => object[key] as Record<string, unknown>, sheet);
  inner[last] = value;
  return sheet;
}

describe('the component sheet', () => {
  it('has no faults as shipped, and a source for every value', () => {
    expect(sheetFaults(firstEditionSheet)).toEqual([]);
    const { sheet: _, ...entries } = firstEditionSheet;
    for (const entry of Object.values(entries))
      expect(['printed', 'inferred', 'reconstructed']).toContain(entry.source);
  });

  it.each([
    ['shareTrack.value.5', 'six', 'shareTrack.value.5'],
    ['shareTrack.value.20', 1, 'shareTrack.value.20'],
    ['factoryCost.value.food.1', 3, 'factoryCost.value.food.1'],
    ['machineSpaces.value.food.0', 2, 'machineSpaces.value.food.0'],
    ['wages.value', [2, 3, 4, 5, 5], 'wages.value'],
    ['output.value.2.4', 1, 'output.value.2'],
    ['workers.source', 'guessed', 'workers.source'],
    ['workers.value', 90, 'workers.value'],
    ['workers.value', 48, 'setupWorkers.value.4'],
    ['colour', 'red', 'colour'],
    ['advancedRows.value.first', [4], 'predeterminedSpecial.value.2.0'],
    ['levelOfDecade.value', { 1770: 1 }, 'levelOfDecade.value.1780'],
    ['spinningJennyPicks.value.3', ['quality'], 'spinningJennyPicks.value.3'],
    ['startingSpace.value', 1, 'startingSpace.value'],
    ['demand.value.food.7', 3, 'demand.value.food.7'],
    ['waterFrameStart.value.2.0.factories.0.price', 4, 'waterFrameStart.value.2.0.factories.0.price'],
    ['spinningJennyStart.value.3.1.factories.1.price', 26, 'spinningJennyStart.value.3.1.factories.1.price'],
  ])('answers where and why: %s', (path, value, where) => {
    const faults = sheetFaults(changed(path, value));
    expect(faults.map((fault) => fault.path)).toContain(where);
    expect(faults.every(({ reason }) => reason.length > 3)).toBe(true);
  });

  it.each([
    ['startingSpace.value', 1],
    ['predefinedStart.value.4.0.cash', 300],
    ['predefinedStart.value.4.3.factories.1.price', 4],
  ])('of the anniversary edition with which a game would get stuck is refused: %s', (path, value) => {
    expect(anniversarySheetFaults(anniversarySheet)).toEqual([]);
    const faults = anniversarySheetFaults(changed(path, value, anniversarySheet));
    expect(faults.map((fault) => fault.path)).toContain(path);
  });

  it('of the anniversary edition that was shipped before is kept as it was, and is called by its name', () => {
    expect(Object.entries(earlierAnniversarySheets).map(([name, sheet]) => [name, hash(sheet)])).toEqual([
      ['standard-1', '53a4bdab1c2c5d93'],
    ]);
    for (const game of [anniversary, spinningMule]) {
      expect(sheetCalled(game, 'standard')).toBe(anniversarySheet);
      for (const [name, sheet] of Object.entries(earlierAnniversarySheets)) {
        expect(sheetCalled(game, name)).toBe(sheet);
        expect(game.sheetFaults(sheet)).toEqual([]);
      }
    }
  });

  it('of the anniversary edition differs from the one before in the strips of asymmetric factories alone, which are ours', () => {
    const { asymmetric, ...others } = anniversarySheet;
    const { asymmetric: before, ...othersBefore } = earlierAnniversarySheets['standard-1'] ?? anniversarySheet;
    expect(others).toEqual(othersBefore);
    expect(asymmetric.value).not.toEqual(before.value);
    expect([asymmetric.source, before.source]).toEqual(['reconstructed', 'reconstructed']);
  });

  it('is no sheet at all', () => {
    expect(sheetFaults(null)).toHaveLength(1);
    expect(sheetFaults('sheet')).toHaveLength(1);
  });
});
